import { endOfDay, startOfDay } from '../laos-time.ts'
import type { Filter } from './list-declaration.ts'

type AnyFilter = Filter<unknown>

/** The column has this value, or one of them where the query names several. */
export const equals =
  (column: string): AnyFilter =>
  (value, param) =>
    Array.isArray(value) ? `${column} = any(${param(value)})` : `${column} = ${param(value)}`

/** `?from=`: a column of days that is not before it. */
export const fromDay =
  (column: string): AnyFilter =>
  (value, param) =>
    `${column} >= ${param(value)}::date`

/** `?to=`: a column of days that is not after it. */
export const toDay =
  (column: string): AnyFilter =>
  (value, param) =>
    `${column} <= ${param(value)}::date`

/** `?from=`: a column of instants from the beginning of that day in Laos. */
export const fromDayAt =
  (column: string): AnyFilter =>
  (value, param) =>
    `${column} >= ${startOfDay(param(value))}`

/** `?to=`: a column of instants until the end of that day in Laos. */
export const toDayAt =
  (column: string): AnyFilter =>
  (value, param) =>
    `${column} < ${endOfDay(param(value))}`

/** `?deleted=true`: the hidden rows in place of the others is a filter only together with `notDeleted` among the conditions. */
export const isTrue =
  (condition: string): AnyFilter =>
  (value) =>
    value === true || value === 'true' || value === 'yes' ? condition : `not (${condition})`

/** An instant as it goes over the wire: ISO 8601 in UTC with milliseconds, '2026-04-01T01:00:00.000Z'. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A clock time as 'HH:MM'. */
export const clock = (column: string): string => `to_char(${column}, 'HH24:MI')`

/** Several columns as one folded text to search in; null counts as empty. */
export const foldedText = (...columns: readonly string[]): string =>
  `fold_lao(concat_ws(' ', ${columns.join(', ')}))`

/** Columns as `select` takes them: `{ id: 'f.id' }` is `f.id as "id"`. */
export const selected = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')
