import { bareText, similarity } from '#kit/contract/similar-text.ts'
import { HEADINGS, ROW_NUMBER_HEADINGS } from '../locales/import-headings.ts'
import type { GivenCell } from './cell-fault.ts'
import { FULL_NAME_PARTS, type ImportColumn } from './import-columns.ts'
import { takeTitle } from './person-title.ts'

/** exact: the heading is the column's name or label. guessed: it resembles one, or is a usual heading. */
export type Certainty = 'exact' | 'guessed'

/** The column of the employee sheet that a column of a file seems to be. */
export interface Guess {
  column: ImportColumn
  certainty: Certainty
}

/** Column letters → heading. */
type Headers = Readonly<Record<string, string>>
/** The first cells of a column of the file, without empty ones. */
export type SampleCells = (letters: string) => readonly GivenCell[]

const EXACT = 1
const USUAL = 0.95
const WITHOUT_BRACKETS = 0.9
const PART = 0.85
/** Below this similarity a heading is another one. */
const LEAST = 0.72

/** The bare texts of each column: its own first, then the usual headings. */
interface Texts {
  column: ImportColumn
  own: readonly string[]
  usual: readonly string[]
}

const textsOf = (column: ImportColumn): Texts => ({
  column,
  own: [column.name, column.la, column.en].map(bareText),
  usual: (HEADINGS[column.name] ?? []).map(bareText),
})

const NUMBERS = new Set(ROW_NUMBER_HEADINGS.map(bareText))

/** True for the heading of a row number. */
export const isRowNumber = (heading: string): boolean => NUMBERS.has(bareText(heading))

/** The lines and scripts of a heading such as "ລະຫັດ / Code", "ລະຫັດ (Code)" or "ລະຫັດ Code". */
function partsOf(heading: string): string[] {
  const parts = heading.split(
    /[/|·\n,()[\]]|(?<=[\u0E80-\u0EFF])\s+(?=[A-Za-z])|(?<=[A-Za-z.])\s+(?=[\u0E80-\u0EFF])/,
  )
  return parts.length > 1 ? parts.map(bareText).filter(Boolean) : []
}

const withoutBrackets = (heading: string) => bareText(heading.replace(/[([][^)\]]*[)\]]/g, ''))

function exactScore(heading: string, { own, usual }: Texts): number {
  const bare = bareText(heading)
  if (own.includes(bare)) return EXACT
  if (usual.includes(bare)) return USUAL
  const short = withoutBrackets(heading)
  if (own.includes(short) || usual.includes(short)) return WITHOUT_BRACKETS
  return partsOf(heading).some((part) => own.includes(part) || usual.includes(part)) ? PART : 0
}

function score(heading: string, texts: Texts): number {
  const exact = exactScore(heading, texts)
  if (exact > 0) return exact
  const bare = bareText(heading)
  const resembling = [...texts.own, ...texts.usual].map((text) => {
    const contains = text.length >= 4 && bare.includes(text) ? 0.7 + (0.2 * text.length) / bare.length : 0
    return Math.max(contains, 0.9 * similarity(bare, text))
  })
  const best = Math.max(0, ...resembling)
  return best >= LEAST ? best - 0.05 : 0
}

/** How many headings are known words of different columns; for finding the table. */
export function countKnownHeadings(headers: Headers, columns: readonly ImportColumn[]): number {
  const index = new Map<string, string>()
  for (const { column, own, usual } of columns.map(textsOf))
    for (const text of [...own, ...usual]) if (!index.has(text)) index.set(text, column.name)
  const known = new Set<string>()
  for (const heading of Object.values(headers)) {
    const texts = [bareText(heading), withoutBrackets(heading), ...partsOf(heading)]
    const name = texts.map((text) => index.get(text)).find(Boolean)
    if (name) known.add(name)
    else if (isRowNumber(heading)) known.add('#')
  }
  return known.size
}

/**
 * The column of the sheet for each column of a file, by its heading and its first values; each column at most once, and
 * of two with the same meaning the first. Columns that are not recognised are missing.
 */
export function guessColumns(
  headers: Headers,
  columns: readonly ImportColumn[],
  samples: SampleCells = () => [],
): Map<string, Guess> {
  const texts = columns.map(textsOf)
  const scored = Object.entries(headers).flatMap(([letters, heading], place) => {
    const matches = texts.map((each) => ({
      letters,
      place,
      column: each.column,
      value: score(heading, each),
    }))
    const own = matches.filter(({ value }) => value >= WITHOUT_BRACKETS)
    // A column of row numbers stays one, unless the heading is a label of another column.
    if (own.length === 0 && isRowNumber(heading)) return []
    return matches.filter(({ value }) => value > 0)
  })
  scored.sort((a, b) => b.value - a.value || a.place - b.place)
  const guesses = new Map<string, Guess>()
  const taken = new Set<string>()
  for (const { letters, column, value } of scored) {
    if (guesses.has(letters) || taken.has(column.name)) continue
    guesses.set(letters, { column, certainty: value === EXACT ? 'exact' : 'guessed' })
    taken.add(column.name)
  }
  improveNames(guesses, { headers, columns, samples })
  return guesses
}

type Reading = { headers: Headers; columns: readonly ImportColumn[]; samples: SampleCells }

const textOf = ({ value }: GivenCell) => takeTitle(String(value ?? '').trim()).name

/** True if most of the values fit. */
function most(cells: readonly GivenCell[], fits: (text: string) => boolean): boolean {
  const texts = cells.map(textOf).filter(Boolean)
  return texts.length > 0 && texts.filter(fits).length * 10 >= texts.length * 6
}

const isLatin = (text: string) => /^[A-Za-z][A-Za-z .,'-]*$/.test(text)
const hasTwoWords = (text: string) => /\S\s+\S/.test(text)

/** A second column of names is in Latin letters; a column "Name" with two words each, without one for surnames, has both. */
function improveNames(guesses: Map<string, Guess>, { headers, columns, samples }: Reading): void {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const lettersOf = (name: string) => [...guesses].find(([, guess]) => guess.column.name === name)?.[0]
  const set = (letters: string, name: string) => {
    const column = byName.get(name)
    if (column) guesses.set(letters, { column, certainty: 'guessed' })
  }
  const [name, full] = [lettersOf('name'), lettersOf('full_name')]
  const other =
    name && full ? name : Object.keys(headers).find((letters) => isSecondName(letters, { headers, guesses }))
  if (other && !lettersOf('en_name') && !lettersOf('en_full_name') && most(samples(other), isLatin))
    set(other, 'en_name')
  for (const [whole, [first, last]] of Object.entries(FULL_NAME_PARTS)) {
    const letters = lettersOf(first)
    // The name of the column itself, as in a file of another program, is taken at its word.
    if (!letters || headers[letters] === first || lettersOf(last) || lettersOf(whole)) continue
    if (most(samples(letters), hasTwoWords)) set(letters, whole)
  }
}

const NAME_HEADINGS = new Set(['name', 'ຊື່', ...(HEADINGS.full_name ?? [])].map(bareText))

const isSecondName = (
  letters: string,
  { headers, guesses }: { headers: Headers; guesses: Map<string, Guess> },
) => !guesses.has(letters) && NAME_HEADINGS.has(bareText(headers[letters] ?? ''))
