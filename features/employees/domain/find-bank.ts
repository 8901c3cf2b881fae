import { foldLao } from '#kit/contract/lao-folding.ts'
import { bareText } from '#kit/contract/similar-text.ts'

export interface NamedBank {
  id: number
  short_name: string
  name_la: string
  name_en: string
}

/** How Lao writes the names of Latin letters; longer ones first, because ເອັສ begins like ເອ. */
const LETTERS: readonly (readonly [lao: string, letter: string])[] = (
  [
    ['a', 'ເອ'],
    ['b', 'ບີ'],
    ['c', 'ຊີ', 'ສີ'],
    ['d', 'ດີ'],
    ['e', 'ອີ'],
    ['f', 'ເອັຟ', 'ແອັຟ', 'ເອຟ', 'ແອຟ'],
    ['g', 'ຈີ'],
    ['h', 'ເອັຊ', 'ເຮັຊ', 'ເອຊ', 'ເອດ'],
    ['i', 'ໄອ'],
    ['j', 'ເຈ'],
    ['k', 'ເຄ'],
    ['l', 'ແອລ', 'ແອວ', 'ແອັລ', 'ເອລ', 'ແອນ'],
    ['m', 'ເອັມ', 'ແອັມ', 'ເອມ'],
    ['n', 'ເອັນ', 'ເອນ'],
    ['o', 'ໂອ'],
    ['p', 'ພີ', 'ປີ'],
    ['r', 'ອາ', 'ອາຣ'],
    ['s', 'ເອັສ', 'ແອັສ', 'ເອສ', 'ແອສ'],
    ['t', 'ທີ', 'ຕີ'],
    ['u', 'ຢູ', 'ຢູ່'],
    ['v', 'ວີ'],
  ] as const
)
  .flatMap(([letter, ...names]) => names.map((name) => [foldLao(name), letter] as const))
  .sort(([a], [b]) => b.length - a.length)

/** ບີຊີອີແອລ is bcel: the letters that a Lao text spells; null if it spells none. */
function spelledLetters(text: string): string | null {
  let rest = text
  let letters = ''
  while (rest) {
    const next = LETTERS.find(([lao]) => rest.startsWith(lao))
    if (!next) return null
    letters += next[1]
    rest = rest.slice(next[0].length)
  }
  return letters || null
}

/** What people write for a bank besides its names: Lao abbreviations, and how the short name is spoken. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  BCEL: ['ທຄຕລ', 'ບີເຊວ', 'ບີເຊລ', 'BCEL One'],
  LDB: ['ທພລ'],
  APB: ['ທສກ'],
}

/** Words that most banks have in their names. */
const GENERAL =
  /ທະນາຄານ|ທນຄ|ມະຫາຊົນ|ຈຳກັດຜູ້ດຽວ|ຈຳກັດ|ຈໍາກັດ|\b(?:bank|banque|public|company|co|ltd|limited|plc|sole)\b|\bທ\.?ນ\.?ຄ\.?/g

const plain = (text: string) => bareText(foldLao(text).replace(GENERAL, ' '))

/**
 * The bank of a text: its names and short name with or without "Bank", the short name in Lao letters (ບີຊີອີແອລ), a
 * nickname (ທຄຕລ), the short name among other words, or a part of the name that only one bank has. Undefined if none or several fit.
 */
export function findBank(banks: readonly NamedBank[], text: string): number | undefined {
  const bare = plain(text)
  if (bare === '') return undefined
  const spelled = spelledLetters(bare)
  const words = foldLao(text).split(/[^\p{L}\p{M}\p{N}]+/u)
  const tests: ((bank: NamedBank) => boolean)[] = [
    ({ short_name, name_la, name_en }) => [short_name, name_la, name_en].some((name) => plain(name) === bare),
    ({ short_name }) => (NICKNAMES[short_name] ?? []).some((name) => plain(name) === bare),
    ({ short_name }) => spelled !== null && plain(short_name) === spelled,
    ({ short_name }) => words.includes(foldLao(short_name)),
    ({ name_la, name_en }) =>
      [...bare].length >= 5 && [name_la, name_en].some((name) => plain(name).includes(bare)),
  ]
  for (const test of tests) {
    const fitting = banks.filter(test)
    if (fitting.length === 1) return fitting[0]?.id
    if (fitting.length > 1) return undefined
  }
  return undefined
}
