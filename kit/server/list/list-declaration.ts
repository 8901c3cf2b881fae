import type { z } from 'zod'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { AnswerInput, AnswerOf, QueryOf } from '#kit/contract/route.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '../handler.ts'
import type { ListReading } from './list-reading.ts'
import type { ListSheet } from './list-sheet.ts'

/** Adds a value to the statement and returns its parameter: `$4`. */
export type Parameter = (value: unknown) => string

/**
 * A part of an SQL statement; a function if it contains values or depends on the reader. In lists of a
 * company, `$1` is the company.
 */
export type Sql<Reading> = string | ((param: Parameter, reading: Reading) => string)

/** The SQL condition of a filter with a value. */
export type Filter<Reading> = (value: unknown, param: Parameter, reading: Reading) => string

/** An order: SQL, several columns, or a value from a join that only this order needs (with a unique alias). */
export type Sort<Reading> = Sql<Reading> | readonly string[] | { join: Sql<Reading>; by: string }

export type RowOf<R extends ListRoute> =
  AnswerOf<R> extends { data: readonly (infer Row extends object)[] } ? Row : never
type SortName<R extends ListRoute> =
  QueryOf<R> extends { sort?: infer S }
    ? S extends string
      ? S extends `-${string}`
        ? never
        : S
      : never
    : never
type FilterName<R extends ListRoute> = Exclude<
  keyof QueryOf<R> & string,
  'page' | 'per_page' | 'sort' | 'search'
>

/**
 * A list over SQL. The route of the contract defines filters, sorts and rows; the declaration defines how
 * they are read. `Stored` is the row as read from the columns, if `finish` converts it to the row of the
 * answer.
 */
export interface ListDeclaration<R extends ListRoute, Stored extends object = RowOf<R>, Extra = undefined> {
  /** Runs before the transaction and returns `extra`. `isWhole`: for the Excel file or the ids. */
  beforehand?: (context: Context<R>, isWhole: boolean) => Promise<Extra>
  /** Runs in the list's transaction and returns `extra`, such as the run or a setting. */
  prepare?: (tx: Tx, context: Context<R>) => Promise<Extra>
  /** The list's table, with the joins for filters, search and sorts. */
  from: Sql<ListReading<R, Extra>>
  /** Additional joins that only the columns need. */
  joins?: Sql<ListReading<R, Extra>>
  /** The columns in `from` that identify a row: `r.id`. They are the last part of every order. */
  key: readonly [string, ...string[]]
  /** Conditions that always apply; in lists of a company the first one is the company. */
  where: readonly Sql<ListReading<R, Extra>>[]
  columns: { readonly [K in keyof Stored & string]-?: Sql<ListReading<R, Extra>> }
  /** The schema of `Stored`; default: the row of the answer. */
  row?: z.ZodType<Stored>
  filters: { readonly [K in FilterName<R>]-?: Filter<ListReading<R, Extra>> | null }
  /** The searched text, folded (`foldedText`), over `from`; null if the list has no search. */
  search: Sql<ListReading<R, Extra>> | null
  sorts: { readonly [K in SortName<R>]: Sort<ListReading<R, Extra>> }
  /** The default order: one of `sorts`, or SQL with directions. */
  order: SortName<R> | `-${SortName<R>}` | readonly string[]
  /** Sorts with an index: without a search, a page is read from the index, even a high page number. */
  indexed?: readonly SortName<R>[]
  /** Upper limit of the total; counting stops there, and pages beyond it are empty. */
  countsTo?: number
  /** Aggregates over all matching rows, in SQL over `from`. The filters in `beside` are not applied to them. */
  sums?: { of: Readonly<Record<string, string>>; beside?: readonly FilterName<R>[] }
  /** Groups the rows, each group with its sums: SQL over `from` for its value and for its order; null for no groups. */
  group?: (reading: ListReading<R, Extra>) => { by: string; order: string } | null
  finish?: (row: Stored, reading: ListReading<R, Extra>) => RowOf<R>
  /** Completes all rows of a page together, if that needs more statements. */
  finishAll?: (tx: Tx, rows: Stored[], reading: ListReading<R, Extra>) => Promise<RowOf<R>[]>
  /** Builds the answer, if it contains more than `data` and `meta`. */
  answer?: (page: ListPage<R>, reading: ListReading<R, Extra>) => AnswerInput<R>
  /** The Excel file; required if the route offers one. */
  sheet?: ListSheet<RowOf<R>, ListReading<R, Extra>>
}

/** A page of a list, with the total and sums of all matching rows. */
export interface ListPage<R extends ListRoute> {
  data: RowOf<R>[]
  meta: { total: number; page: number; per_page: number }
  sums: Record<string, number>
  /** In the order of the groups; empty if the rows are not grouped. */
  groups: { value: string; count: number; totals: Record<string, number> }[]
}

/** A list declaration without types, for the list engine. */
export type AnyList = ListDeclaration<ListRoute, object, unknown>
