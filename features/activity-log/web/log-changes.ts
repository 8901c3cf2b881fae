import { amountText, KIP } from '#kit/contract/currency.ts'
import type { LogEntry } from '../contract.ts'
import { isInternal, type LogTexts, type Path } from '../domain/log-fields.ts'
import { fieldPlace, rowWord, valueText } from './log-words.ts'

/** A line of an entry: a field with old and new value, or the heading of nested fields. */
export interface ChangeRow {
  path: Path
  label: string
  before: unknown
  after: unknown
  /** It has nested fields or entries. */
  isOuter: boolean
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
/** Has nested values with their own lines; a list of plain values is one value. */
const hasWithin = (value: unknown) =>
  isFields(value) && (!Array.isArray(value) || value.some((item) => isFields(item)))
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isFields(value) && Object.keys(value).length === 0)
const text = (value: unknown) => (isEmpty(value) ? 'null' : JSON.stringify(value))

/** A rate is stored as a fraction of two fields and displayed as a percentage. */
function withPercents(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const below = fields[name.replace(/Num$/, 'Den')]
      if (/Den$/.test(name) && `${name.slice(0, -3)}Num` in fields) return []
      if (!/Num$/.test(name) || typeof value !== 'number' || typeof below !== 'number') return [[name, value]]
      const rate = name.slice(0, -3)
      return [[rate === 'rate' ? 'percent' : `${rate}_percent`, `${(value * 100) / below} %`]]
    }),
  )
}

/** Amounts of a declared list that are in the smallest units of the currency of their entry, as texts with it; kip stays a number. */
function withCurrencies({ words }: LogTexts, entity: string, fields: Fields): Fields {
  const list = words.lists.find(({ name }) => name === entity)
  if (!list) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const currency = fields[list.fields[name]?.currencyField ?? '']
      const isForeign = typeof value === 'number' && typeof currency === 'string' && currency !== KIP
      return [name, isForeign ? amountText(value, currency) : value]
    }),
  )
}

/** The direct differences of two values, in the order of the dictionary. */
function rowsWithin(texts: LogTexts, entry: LogEntry, path: Path, sides: [unknown, unknown]): ChangeRow[] {
  const [before, after] = sides.map((side) => {
    const fields = isFields(side) ? withPercents(side) : {}
    return path.length === 0 ? withCurrencies(texts, entry.entity, fields) : fields
  }) as [Fields, Fields]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const places = new Map(names.map((name) => [name, fieldPlace(texts, entry.entity, [...path, name])]))
  names.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  return names.flatMap((name) => {
    const inner = [...path, name]
    const [was, is] = [before[name] ?? null, after[name] ?? null]
    if (text(was) === text(is) || isInternal(texts, entry.entity, inner)) return []
    const isOuter = hasWithin(was) || hasWithin(is)
    const label = (/^\d+$/.test(name) && titleOf(is ?? was)) || rowWord(texts, entry, inner)
    return [{ path: inner, label, before: was, after: is, isOuter }]
  })
}

/** The name of a list entry. */
function titleOf(value: unknown): string | null {
  if (!isFields(value)) return null
  const title = value.emp_number ?? value.name ?? null
  return typeof title === 'string' && title !== '' ? title : null
}

/** The fields of an entry that differ. */
export const topRows = (texts: LogTexts, entry: LogEntry): ChangeRow[] =>
  rowsWithin(texts, entry, [], [entry.before, entry.after])

/** All lines of an entry, each heading before its nested lines. */
export function allRows(texts: LogTexts, entry: LogEntry, within = topRows(texts, entry)): ChangeRow[] {
  return within.flatMap((row) => {
    if (!row.isOuter) return [row]
    const inner = rowsWithin(texts, entry, row.path, [row.before, row.after])
    return [row, ...allRows(texts, entry, inner)]
  })
}

const LONGEST = 80
const MOST = 4

/** A value as a short text; null if it has fields or many entries, which are counted instead. */
export function shortText(texts: LogTexts, entry: LogEntry, path: Path, value: unknown): string | null {
  if (Array.isArray(value) && value.length > MOST) return null
  const whole = valueText(texts, entry, path, value)
  if (whole.length <= LONGEST) return whole
  return `${whole.slice(0, LONGEST).replace(/\s\S*$/, '')} …`
}

/** How many entries of a list, or how many fields, differ. */
export function countWithin(texts: LogTexts, entry: LogEntry, row: ChangeRow): number {
  const { before, after, path } = row
  if (!row.isOuter) return Math.max(...[before, after].map((side) => (Array.isArray(side) ? side.length : 0)))
  return rowsWithin(texts, entry, path, [before, after]).length
}

/** The name of the record, or its number; empty if there is neither. */
export function recordWord({ language, numbered }: LogTexts, entry: Omit<LogEntry, 'at'>): string {
  const { record, names, entity_id, before, after } = entry
  if (record) return record[language]
  if (entity_id === null) return ''
  const fields: Record<string, unknown> = { ...before, ...after }
  const employee = names.employee_id?.[String(fields.employee_id)]
  if (employee) return employee[language]
  const name = fields[`name_${language}`] ?? fields.name ?? fields.title ?? fields.number
  return typeof name === 'string' && name !== '' ? name : numbered(entity_id)
}
