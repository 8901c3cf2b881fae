import { normalLao } from '#kit/contract/normal-lao.ts'

/** A name without the title in front of it. */
export interface TitledName {
  name: string
  /** Of the title; null without one, and for titles of both. */
  gender: 'male' | 'female' | null
}

/**
 * ທ້າວ, ທ. and Mr are men, ນາງ, ນ., ນາງສາວ, Mrs, Ms and Miss women; ທ່ານ is both. Lao is written without spaces, so that
 * ທ້າວ and ນາງ may be joined to the name; single letters and Latin titles need a full stop or a space.
 */
const TITLES = [
  [titleOf(/ທ້າວ\.?|ທ\s*\.|ທ(?=\s)|ນາຍ(?=\s)|mr(?:\.|(?=\s))/), 'male'],
  [
    titleOf(
      /ນາງສາວ\.?|ນ\s*\.\s*ສ(?:\s*\.|(?=\s))|ນາງ\.?(?=\s|\S{3})|ນ\s*\.|ນ(?=\s)|(?:mrs|ms|miss)(?:\.|(?=\s))/,
    ),
    'female',
  ],
  [titleOf(/ທ່ານ|khun(?=\s)/), null],
] as const

/** A name does not begin with a vowel or tone that belongs to the letter before it: ນາງສາວະລີ is ນາງ and ສາວະລີ. */
function titleOf(title: RegExp): RegExp {
  return new RegExp(`^(?:${title.source})\\s*(?![\\u0eb0-\\u0ebd\\u0ec8-\\u0ecd])`, 'i')
}

/** Takes the title off a name. A text that is only a title is the name. */
export function takeTitle(text: string): TitledName {
  let name = normalLao(text)
  let gender: TitledName['gender'] = null
  // "ທ່ານ ນາງ ບົວ" has two.
  for (let count = 0; count < 2; count++) {
    const title = TITLES.find(([pattern]) => pattern.test(name))
    const rest = title ? name.replace(title[0], '').trim() : ''
    if (!title || rest === '') break
    name = rest
    gender = title[1] ?? gender
  }
  return { name, gender }
}

/** Name and surname of a full name: the first word and the others; "SURNAME, Name" the other way round. */
export function splitName(full: string): { name: string; surname: string } {
  const [last = '', first] = full.split(/\s*,\s*/)
  if (first) return { name: first, surname: last }
  const [name = '', ...surname] = full.split(/\s+/)
  return { name, surname: surname.join(' ') }
}
