const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A name in all spellings that code uses. */
export interface Names {
  /** 'site-visits': folder, files, path and route. */
  kebab: string
  /** 'siteVisits' */
  camel: string
  /** 'site visits' */
  words: string
  /** The singular: 'siteVisit', 'site visit', and 'site_visit' for its table. */
  one: { camel: string; words: string; table: string }
  /** Displayed titles. */
  la: string
  en: string
}

/** Throws an error with a message for a name that is not kebab-case, or a title that cannot be put into a text. */
export function namesOf(kebab: string, titles: { la?: string | undefined; en?: string | undefined }): Names {
  if (!NAME.test(kebab)) throw new Error(`A name is written in kebab-case, such as site-visits, not ${kebab}`)
  const words = kebab.replaceAll('-', ' ')
  const one = singular(kebab)
  const en = titles.en ?? capital(words)
  const names = { kebab, camel: camelCase(kebab), words, en, la: titles.la ?? en }
  for (const title of [names.la, names.en])
    if (!title.trim() || /['"`\\\n$]/.test(title))
      throw new Error(`A title can contain no quotes and signs: ${title}`)
  return {
    ...names,
    one: { camel: camelCase(one), words: one.replaceAll('-', ' '), table: one.replaceAll('-', '_') },
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const camelCase = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** How a screen and its calls are reached: the required permission, and the screen's route. */
export interface Reach {
  path: string
  permission: string
  /** The additional permission for changes. */
  edit: string
  route: string
}

/** A template's text with a name instead of "sample notes". `column`: the name column of a list's table. */
export function fillTemplate(text: string, names: Names, reach: Reach, column = 'name'): string {
  const { camel, kebab, words, one, la, en } = names
  const upper = (name: string) => name.replaceAll(/[- ]/g, '_').toUpperCase()
  const replaced: readonly (readonly [string, string])[] = [
    ["'sample-notes.index'", `'${reach.route}'`],
    ["'/sample-notes'", `'${reach.path}'`],
    ['view-employee', reach.permission],
    ['edit-employee', reach.edit],
    ['sample_name', column],
    ['SAMPLE_NOTES', upper(kebab)],
    ['SAMPLE_NOTE', upper(one.words)],
    ['SampleNotes', capital(camel)],
    ['SampleNote', capital(one.camel)],
    ['sampleNotes', camel],
    ['sampleNote', one.camel],
    ['sample-notes', kebab],
    ['sample-note', one.words.replaceAll(' ', '-')],
    ['sample_note', one.table],
    ['Sample notes', capital(words)],
    ['Sample note', capital(one.words)],
    ['sample notes', words],
    ['sample note', one.words],
    ['Sample title', en],
    ['Sample la', la],
  ]
  return replaced.reduce((filled, [from, to]) => filled.replaceAll(from, () => to), text)
}
