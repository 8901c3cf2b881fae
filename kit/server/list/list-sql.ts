import type { Language } from '#kit/contract/scalars.ts'
import { endOfDay, startOfDay } from '../laos-time.ts'
import type { Filter } from './list-declaration.ts'

type AnyFilter = Filter<unknown>

/** The column has this value, or one of several values. */
export const equals =
  (column: string): AnyFilter =>
  (value, param) =>
    Array.isArray(value) ? `${column} = any(${param(value)})` : `${column} = ${param(value)}`

/** `?from=`: a day column on or after this day. */
export const fromDay =
  (column: string): AnyFilter =>
  (value, param) =>
    `${column} >= ${param(value)}::date`

/** `?to=`: a day column on or before this day. */
export const toDay =
  (column: string): AnyFilter =>
  (value, param) =>
    `${column} <= ${param(value)}::date`

/** `?from=`: an instant column from the beginning of this day in Laos. */
export const fromDayAt =
  (column: string): AnyFilter =>
  (value, param) =>
    `${column} >= ${startOfDay(param(value))}`

/** `?to=`: an instant column until the end of this day in Laos. */
export const toDayAt =
  (column: string): AnyFilter =>
  (value, param) =>
    `${column} < ${endOfDay(param(value))}`

/** A condition for `true` and its negation for `false`, such as `?deleted=true`. */
export const isTrue =
  (condition: string): AnyFilter =>
  (value) =>
    value === true || value === 'true' || value === 'yes' ? condition : `not (${condition})`

/** SQL of an instant in ISO 8601, UTC with milliseconds: '2026-04-01T01:00:00.000Z'. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL of a clock time as 'HH:MM'. */
export const clock = (column: string): string => `to_char(${column}, 'HH24:MI')`

/** SQL of several columns as one folded text for the search; null counts as empty. */
export const foldedText = (...columns: readonly string[]): string =>
  `fold_lao(concat_ws(' ', ${columns.join(', ')}))`

/** A column, or one that depends on the reader's language, as in a `ListDeclaration`. */
type SelectedColumn = string | ((_: unknown, reader: { language: Language }) => string)

/** The column list of a `select`: `{ id: 'f.id' }` becomes `f.id as "id"`. `reader`: if columns depend on it. */
export function selected(columns: Readonly<Record<string, string>>): string
export function selected(
  columns: Readonly<Record<string, SelectedColumn>>,
  reader: { language: Language },
): string
export function selected(
  columns: Readonly<Record<string, SelectedColumn>>,
  reader?: { language: Language },
): string {
  return Object.entries(columns)
    .map(
      ([name, sql]) =>
        `${typeof sql === 'string' ? sql : sql(null, reader as { language: Language })} as "${name}"`,
    )
    .join(', ')
}
