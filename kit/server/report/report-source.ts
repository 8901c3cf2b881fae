import type { z } from 'zod'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { ReportColumn } from '#kit/contract/report.ts'
import type { FileMark } from '../file-mark.ts'
import type { Filter, ListDeclaration, RowOf, Sort, Sql } from '../list/list-declaration.ts'
import type { ListReading } from '../list/list-reading.ts'
import type { Words } from '../list/list-sheet.ts'

/** A line in the head of a file: label and value. Lines without a value are omitted. */
export type AboutLine = readonly [Words, string]

interface DefinedReport<R extends ListRoute> {
  route: R
  name: string
  title: Words
  columns: Readonly<Record<string, ReportColumn>>
  numbered?: boolean
  groups?: readonly string[]
}

type MetaOf<R extends ListRoute> = z.input<NonNullable<R['answer']>> extends { meta: infer M } ? M : never
/** The contents of `meta` besides page and totals. */
type ExtraMeta<R extends ListRoute> = Omit<MetaOf<R>, 'total' | 'page' | 'per_page' | 'totals'>

/**
 * The label of an active filter in files; `name` is SQL for the name of a record by id (`$1` is the company,
 * `$2` the ids).
 */
export interface FilterLine {
  label: Words
  name?: string
  words?: Readonly<Record<string, Words>>
}

type Reading<R extends ListRoute, Extra> = ListReading<R, Extra>
type OfList<R extends ListRoute, Extra> = ListDeclaration<R, RowOf<R>, Extra>
type Columns<R extends ListRoute, Extra> = OfList<R, Extra>['columns']
type Filters<R extends ListRoute, Extra> = OfList<R, Extra>['filters']

/** What several reports have in common. The own entries of a report have priority; conditions apply together. */
export interface ReportPart {
  joins?: string
  where?: readonly string[]
  columns?: Readonly<Record<string, Sql<AnyReading>>>
  filters?: Readonly<Record<string, Filter<AnyReading>>>
  search?: string
  sorts?: Readonly<Record<string, Sort<AnyReading>>>
  filterLines?: Readonly<Record<string, FilterLine>>
}

interface CommonSource<R extends ListRoute, Extra>
  extends Pick<OfList<R, Extra>, 'from' | 'joins' | 'key' | 'order' | 'prepare' | 'beforehand'> {
  where?: OfList<R, Extra>['where']
  search?: OfList<R, Extra>['search']
  sorts?: Readonly<Record<string, Sort<Reading<R, Extra>>>>
  /** The day or the instant of the period in `PERIOD_FILTERS`: one of the columns. It is also in the head of files. */
  period?: keyof RowOf<R> & string
  /** Required if the report declares `meta`. */
  meta?: (reading: Reading<R, Extra>) => ExtraMeta<R>
  /** The head of a file below the company and the period: run, state. */
  about?: (reading: Reading<R, Extra>) => readonly AboutLine[]
  /** The filters that a file displays; the period is displayed, and filters by columns with words. */
  filterLines?: Readonly<Record<string, FilterLine>>
  /** The mark of the files, such as that of a draft; a CSV has it in its name only, because other programs read it. */
  mark?: (reading: Reading<R, Extra>) => FileMark | null
  /** Suffix of the file name, such as the run or the period. */
  fileName?: (reading: Reading<R, Extra>) => string
}

/** Every column and filter of the report. */
interface WholeSource<R extends ListRoute, Extra> extends CommonSource<R, Extra> {
  columns: Columns<R, Extra>
  filters: Filters<R, Extra>
  with?: never
  table?: never
}

/** Columns and filters that are in `with`, or in `table` under the same name, are left out. */
interface ShortSource<R extends ListRoute, Extra> extends CommonSource<R, Extra> {
  columns?: Partial<Columns<R, Extra>>
  filters?: Partial<Filters<R, Extra>>
  with?: ReportPart
  /** The alias of a table in `from`: columns without an entry are its columns, filters without one compare them. */
  table?: string
}

/**
 * How a report is read: like a list (`kit/server/list`), plus the contents of `meta` and of the head of a file,
 * and the labels of filters. Without an entry in `sorts`, a sort uses the SQL of the column.
 */
export type ReportSource<R extends ListRoute, Extra = undefined> =
  | WholeSource<R, Extra>
  | ShortSource<R, Extra>

/** Reports and readings without types, for the report engine. */
export type AnyReport = DefinedReport<ListRoute>
export type AnyReading = ListReading<ListRoute, unknown>
export type { CommonSource, DefinedReport, ShortSource }
