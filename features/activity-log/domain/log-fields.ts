import type { LogLabels } from '#kit/contract/feature-words.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { LogWords } from './join-words.ts'

/** The texts of a screen of the log: the words of all features in one language. */
export interface LogTexts extends Required<LogLabels> {
  language: Language
  yes: string
  no: string
  numbered: (number: number | string) => string
  words: Pick<LogWords, 'money' | 'counts' | 'internal' | 'sameValues' | 'lists'>
}

/** A field within an entry: the names from the outside in; positions in a list as numbers. */
export type Path = readonly string[]

export const isPlace = (name: string) => /^\d+$/.test(name)

/** The possible names of a field, the most specific first. */
export function knownAs(entity: string, path: Path): string[] {
  const names = path.filter((name) => !isPlace(name))
  const [outer, last = ''] = names.length > 1 ? names.slice(-2) : ['', names[0]]
  return [...(outer ? [`${outer}.${last}`] : []), `${entity}.${last}`, last]
}

/** Whether a field has one of these names, or is within one of them that ends in `.*`. */
export function isOneOf(names: ReadonlySet<string>, entity: string, path: Path): boolean {
  const outer = path.findLast((name, at) => at < path.length - 1 && !isPlace(name))
  return knownAs(entity, path).some((name) => names.has(name)) || names.has(`${outer ?? entity}.*`)
}

export const isInternal = ({ words }: Pick<LogTexts, 'words'>, entity: string, path: Path) =>
  isOneOf(words.internal, entity, path)

export function declared({ words }: Pick<LogTexts, 'words'>, entity: string, path: Path) {
  const [name] = path
  return path.length === 1 && name
    ? words.lists.find((list) => list.name === entity)?.fields[name]
    : undefined
}

/** The label of a field; null if no feature has one. */
export function fieldWord(texts: LogTexts, entity: string, path: Path): string | null {
  const names = knownAs(entity, path)
  const exact = names.slice(0, -1).find((name) => texts.fields[name])
  if (exact) return texts.fields[exact] ?? null
  // The texts of references are stored beside their ids, under `labels`.
  const field = declared(texts, entity, path[0] === 'labels' ? path.slice(1) : path)
  return field?.words[texts.language] ?? texts.fields[names.at(-1) ?? ''] ?? null
}
