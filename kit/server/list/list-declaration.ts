import type { z } from 'zod'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { AnswerInput, AnswerOf, QueryOf } from '#kit/contract/route.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '../handler.ts'
import type { ListReading } from './list-reading.ts'
import type { ListSheet } from './list-sheet.ts'

/** Adds a value to the statement and gives its parameter: `$4`. */
export type Parameter = (value: unknown) => string

/**
 * A piece of SQL; as a function where it holds values or depends on who reads. `$1` is the company in lists
 * of a company.
 */
export type Sql<Reading> = string | ((param: Parameter, reading: Reading) => string)

/** The condition of a filter whose value is there. */
export type Filter<Reading> = (value: unknown, param: Parameter, reading: Reading) => string

/**
 * An order: SQL, several columns, or a value that comes from a join which the order alone needs (under a name
 * of its own).
 */
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
 * A list over SQL. The route of the contract says what can be filtered and sorted and what a row is; here
 * stands how that is read.
 * `Stored` is the row as the columns give it, where `finish` makes the answer's row of it.
 */
export interface ListDeclaration<R extends ListRoute, Stored extends object = RowOf<R>, Extra = undefined> {
  /** Runs before the transaction and gives `extra`; `isWhole`: for the Excel file or the ids. */
  beforehand?: (context: Context<R>, isWhole: boolean) => Promise<Extra>
  /** Reads in the list's transaction what the statement needs, as `extra`: the run, a setting. */
  prepare?: (tx: Tx, context: Context<R>) => Promise<Extra>
  /** The list's table with the joins that filters, search and sorts need. */
  from: Sql<ListReading<R, Extra>>
  /** Further joins, for the columns of the rows that are shown. */
  joins?: Sql<ListReading<R, Extra>>
  /** The columns that name a row, in `from`: `r.id`. They end every order. */
  key: readonly [string, ...string[]]
  /** Conditions that always hold; the first names the company in lists of a company. */
  where: readonly Sql<ListReading<R, Extra>>[]
  columns: { readonly [K in keyof Stored & string]-?: Sql<ListReading<R, Extra>> }
  /** The type of `Stored`; without it the row of the answer. */
  row?: z.ZodType<Stored>
  filters: { readonly [K in FilterName<R>]-?: Filter<ListReading<R, Extra>> | null }
  /** The text that a search looks in, folded (`foldedText`), over `from`; null where the list has no search. */
  search: Sql<ListReading<R, Extra>> | null
  sorts: { readonly [K in SortName<R>]: Sort<ListReading<R, Extra>> }
  /** The sort of a list that nobody sorts: one of `sorts`, or SQL of its own with its directions. */
  order: SortName<R> | `-${SortName<R>}` | readonly string[]
  /** Sorts that an index holds: a page is read from the index, deep pages too, where there is no search. */
  indexed?: readonly SortName<R>[]
  /** The total is counted no further than this, and pages beyond it are empty. */
  countsTo?: number
  /** Aggregates over all that match, in SQL over `from`; those of `beside` are left out of the filters. */
  sums?: { of: Readonly<Record<string, string>>; beside?: readonly FilterName<R>[] }
  finish?: (row: Stored, reading: ListReading<R, Extra>) => RowOf<R>
  /** Completes the rows of a page in one go, where that needs further statements. */
  finishAll?: (tx: Tx, rows: Stored[], reading: ListReading<R, Extra>) => Promise<RowOf<R>[]>
  /** The answer, where it holds more than `data` and `meta`. */
  answer?: (page: ListPage<R>, reading: ListReading<R, Extra>) => AnswerInput<R>
  /** The Excel file; a route that offers one needs it. */
  sheet?: ListSheet<RowOf<R>, ListReading<R, Extra>>
}

/** A page of a list and what all that match come to. */
export interface ListPage<R extends ListRoute> {
  data: RowOf<R>[]
  meta: { total: number; page: number; per_page: number }
  sums: Record<string, number>
}

/** The same without its types, as the engine reads it. */
export type AnyList = ListDeclaration<ListRoute, object, unknown>
