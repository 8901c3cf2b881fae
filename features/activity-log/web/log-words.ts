import { formatDate } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { formatInstant, formatKip, formatMonth, formatNumber } from '#kit/web/format.ts'
import type { LogEntry, References } from '../contract.ts'
import {
  declared,
  fieldWord,
  isOneOf,
  isPlace,
  knownAs,
  type LogTexts,
  type Path,
} from '../domain/log-fields.ts'

export type Named = Pick<References, 'names'> & { entity: string }

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(Z|[+-]\d\d:?\d\d)$/

const places = new WeakMap<object, ReadonlyMap<string, number>>()

/** The position of a field: fields of a list in declared order, all others in the order of the dictionary. */
export function fieldPlace(texts: LogTexts, entity: string, path: Path): number {
  const last = path.at(-1) ?? ''
  if (isPlace(last)) return Number(last)
  if (declared(texts, entity, path))
    return Object.keys(texts.words.lists.find(({ name }) => name === entity)?.fields ?? {}).indexOf(last)
  let placesOfFields = places.get(texts.fields)
  if (!placesOfFields) {
    placesOfFields = new Map(Object.keys(texts.fields).map((name, at) => [name, at]))
    places.set(texts.fields, placesOfFields)
  }
  const place = knownAs(entity, path).map((name) => placesOfFields.get(name))
  return place.find((at) => at !== undefined) ?? placesOfFields.size
}

/** The heading of a row: the field, or the record or position in a list that it represents. */
export function rowWord(texts: LogTexts, entry: Named, path: Path): string {
  const last = path.at(-1) ?? ''
  const outer = path.at(-2) ?? ''
  const named = entry.names[outer]?.[last]?.[texts.language]
  if (named) return named
  if (outer === 'changed' && texts.entities[last]) return texts.entities[last]
  if (isPlace(last)) return texts.numbered(Number(last) + 1)
  return fieldWord(texts, entry.entity, path) ?? last
}

function isMoney(texts: LogTexts, entity: string, path: Path): boolean {
  const { money, counts } = texts.words
  if (isOneOf(counts, entity, path)) return false
  return declared(texts, entity, path)?.kind === 'kip' || isOneOf(money, entity, path)
}

/** The text of one of a few values. */
function optionWord(texts: LogTexts, entity: string, path: Path, value: string): string | undefined {
  const option = declared(texts, entity, path)?.options?.[value]
  if (option) return option[texts.language]
  const names = knownAs(entity, path)
  const all = [...names, ...names.flatMap((name) => texts.words.sameValues[name] ?? [])]
  return all.map((name) => texts.values[name]?.[value]).find(Boolean)
}

function numberText(texts: LogTexts, entity: string, path: Path, value: number): string {
  const name = path.findLast((part) => !isPlace(part)) ?? ''
  if (/_ids?$|Id$/.test(name)) return texts.numbered(value)
  if (name === 'year') return String(value)
  if (isMoney(texts, entity, path)) return formatKip(value, { language: texts.language })
  return formatNumber(value, Number.isInteger(value) ? 0 : 2)
}

function lineText(value: string, language: Language): string {
  if (INSTANT.test(value)) return formatInstant(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  return /^\d{4}-(0\d|1[012])$/.test(value) ? formatMonth(value, language) : value
}

/** A value without nested fields, as displayed. */
export function valueText(texts: LogTexts, entry: Named, path: Path, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.map((item) => valueText(texts, entry, path, item)).join(', ') || '–'
  const field = path.findLast((part) => !isPlace(part)) ?? ''
  const named = entry.names[field]?.[String(value)]?.[texts.language]
  if (named) return named
  const option = optionWord(texts, entry.entity, path, String(value))
  if (option) return option
  if (typeof value === 'number') return numberText(texts, entry.entity, path, value)
  return lineText(String(value), texts.language)
}

/** The labels of the fields whose values the reader cannot see. */
export const withheldWords = (texts: LogTexts, { entity, withheld }: Pick<LogEntry, 'entity' | 'withheld'>) =>
  withheld.map((field) => fieldWord(texts, entity, field.split('.')) ?? field)
