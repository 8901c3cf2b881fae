import { formatDate, formatInstant, formatNumber } from '#kit/web/format.ts'
import type { LogEntry } from '../../contract.ts'

export interface FieldChange {
  name: string
  before: unknown
  after: unknown
}

/** The fields of an entry that differ, in the order in which they were written down. */
export function fieldChanges({ before, after }: Pick<LogEntry, 'before' | 'after'>): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/

/** A value as one reads it. */
export function valueText(value: unknown, words: { yes: string; no: string }): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return formatNumber(value, Number.isInteger(value) ? 0 : 2)
  if (typeof value === 'string' && INSTANT.test(value)) return formatInstant(value)
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value
  if (Array.isArray(value)) return value.map((item) => valueText(item, words)).join(', ')
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${valueText(inner, words)}`)
    .join(' · ')
}
