import type { z } from 'zod'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { ReportColumn } from '#kit/contract/report.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { ListDeclaration, RowOf, Sort, Sql } from '../list/list-declaration.ts'
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
}

type MetaOf<R extends ListRoute> = z.input<NonNullable<R['answer']>> extends { meta: infer M } ? M : never
/** The contents of `meta` besides page and totals. */
type ExtraMeta<R extends ListRoute> = Omit<MetaOf<R>, 'total' | 'page' | 'per_page' | 'totals'>

/**
 * The label of an active filter in files; `name` is SQL for the name of a record by id (`$1` is the company,
 * `$2` the id).
 */
export interface FilterLine {
  label: Words
  name?: string
  words?: Readonly<Record<string, Words>>
}

/**
 * How a report is read: like a list (`kit/server/list`), plus the contents of `meta` and of the head of a file,
 * and the labels of filters. Without an entry in `sorts`, a sort uses the SQL of the column.
 */
export interface ReportSource<R extends ListRoute, Extra = undefined>
  extends Pick<
    ListDeclaration<R, RowOf<R>, Extra>,
    'from' | 'joins' | 'key' | 'where' | 'columns' | 'filters' | 'search' | 'order' | 'prepare' | 'beforehand'
  > {
  sorts?: Readonly<Record<string, Sort<ListReading<R, Extra>>>>
  /** Required if the report declares `meta`. */
  meta?: (reading: ListReading<R, Extra>) => ExtraMeta<R>
  /** The head of a file below the company: period, run, state. */
  about?: (reading: ListReading<R, Extra>) => readonly AboutLine[]
  /** The filters that a file displays; the period is part of `about`. */
  filterLines?: Readonly<Record<string, FilterLine>>
  /** Suffix of the file name, such as the run or the period. */
  fileName?: (reading: ListReading<R, Extra>) => string
}

/** Reports and sources without types, for the report engine. */
export type AnyReport = DefinedReport<ListRoute>
export type AnySource = ReportSource<ListRoute, unknown>
export type AnyReading = ListReading<ListRoute, unknown> & { language: Language }
export type { DefinedReport }

const TOTALS = { sum: 'sum', max: 'max' } as const

/**
 * The list declaration of a report. Columns with totals must be readable from `from`, because sums read all
 * matching rows without `joins`.
 */
export function listOf<R extends ListRoute, Extra>(
  report: DefinedReport<R>,
  source: ReportSource<R, Extra>,
): ListDeclaration<R, RowOf<R>, Extra> {
  const columns = source.columns as Readonly<Record<string, Sql<ListReading<R, Extra>>>>
  const sorts: Record<string, Sort<ListReading<R, Extra>>> = {}
  const sums: Record<string, string> = {}
  for (const [key, { sortable, total }] of Object.entries(report.columns)) {
    const sql = columns[key]
    const sort = source.sorts?.[key] ?? sql
    if (sortable && sort !== undefined) sorts[key] = sort
    if (!total) continue
    if (typeof sql !== 'string') throw new TypeError(`${report.name}: a total of ${key} needs plain SQL`)
    sums[key] = `coalesce(${TOTALS[total]}(${sql}), 0)`
  }
  return {
    ...source,
    sorts: sorts as never,
    ...(Object.keys(sums).length > 0 ? { sums: { of: sums } } : {}),
    answer: ({ data, meta, sums: totals }, reading) =>
      ({ data, meta: { ...meta, totals, ...source.meta?.(reading) } }) as never,
  }
}
