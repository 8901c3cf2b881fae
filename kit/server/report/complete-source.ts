import type { z } from 'zod'
import { formatDate } from '#kit/contract/days.ts'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { AnyList, Filter, ListPage, Sort, Sql } from '../list/list-declaration.ts'
import { equals, fromDay, fromDayAt, instant, toDay, toDayAt } from '../list/list-sql.ts'
import type {
  AboutLine,
  AnyReading,
  AnyReport,
  CommonSource,
  DefinedReport,
  FilterLine,
  ReportSource,
  ShortSource,
} from './report-source.ts'
import { REPORT_WORDS } from './report-words.ts'

type AnySql = Sql<AnyReading>
type AnySort = Sort<AnyReading>

/** A source with every column, filter and label. */
export interface CompleteSource extends CommonSource<ListRoute, unknown> {
  columns: Readonly<Record<string, AnySql>>
  filters: Readonly<Record<string, Filter<AnyReading> | null>>
  sorts: Readonly<Record<string, AnySort>>
  filterLines: Readonly<Record<string, FilterLine>>
}

const PAGING = ['page', 'per_page', 'sort', 'search', 'group']
const fieldsOf = (route: ListRoute): string[] => {
  const { data } = (route.answer as z.ZodObject).shape as unknown as { data: z.ZodArray<z.ZodObject> }
  return Object.keys(data.element.shape)
}

/** Adds what the source leaves out. Throws `TypeError` for a column or a filter that is nowhere. */
export function completeSource<R extends ListRoute, Extra>(
  report: DefinedReport<R>,
  declared: ReportSource<R, Extra>,
): CompleteSource {
  const source = declared as ShortSource<ListRoute, unknown>
  const { with: part = {}, table, period } = source
  const missing = (name: string): never => {
    throw new TypeError(`${report.name}: how is ${name} read?`)
  }
  const plain = (name: string) => (table ? `${table}.${name}` : missing(name))
  const kindOf = (name: string) => report.columns[name]?.kind
  const ownColumns: Readonly<Record<string, AnySql | undefined>> = { ...part.columns, ...source.columns }
  const columns = Object.fromEntries(
    fieldsOf(report.route).map((name) => [
      name,
      ownColumns[name] ?? (kindOf(name) === 'instant' ? instant(plain(name)) : plain(name)),
    ]),
  )
  const ofTable = table ? Object.keys(columns).filter((name) => ownColumns[name] === undefined) : []
  const periodFilters = period ? filtersOfPeriod(plain(period), kindOf(period) === 'instant') : {}
  const ownFilters: Readonly<Record<string, Filter<never> | null | undefined>> = {
    ...part.filters,
    ...periodFilters,
    ...source.filters,
  }
  const filterNames = Object.keys(report.route.query.shape).filter((name) => !PAGING.includes(name))
  return {
    ...source,
    ...(source.joins || part.joins ? { joins: source.joins ?? part.joins ?? '' } : {}),
    where: [...(part.where ?? []), ...(source.where ?? [])],
    columns,
    filters: Object.fromEntries(
      filterNames.map((name) => {
        const own = ownFilters[name]
        return [name, own === undefined ? equals(plain(name)) : own]
      }),
    ) as CompleteSource['filters'],
    search: source.search ?? part.search ?? null,
    sorts: {
      ...Object.fromEntries(ofTable.map((name) => [name, plain(name)])),
      ...part.sorts,
      ...(source.sorts as CompleteSource['sorts']),
    },
    filterLines: { ...linesOfWords(report), ...part.filterLines, ...source.filterLines },
    ...(period ? { about: withPeriod(source.about) } : {}),
  } as unknown as CompleteSource
}

const filtersOfPeriod = (column: string, isInstant: boolean) =>
  isInstant ? { from: fromDayAt(column), to: toDayAt(column) } : { from: fromDay(column), to: toDay(column) }

/** The labels of filters by columns with words. */
const linesOfWords = ({ columns }: Pick<DefinedReport<ListRoute>, 'columns'>) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { label, words }]) => (words ? [[name, { label, words }]] : [])),
  )

function withPeriod(about: CommonSource<ListRoute, unknown>['about']) {
  return (reading: AnyReading): readonly AboutLine[] => {
    const { from, to } = reading.query as { from?: string; to?: string }
    const days = `${formatDate(from) || '…'} – ${formatDate(to) || '…'}`
    return [[REPORT_WORDS.period, from || to ? days : ''], ...(about?.(reading) ?? [])]
  }
}

const TOTALS = { sum: 'sum', max: 'max' } as const

/**
 * The list declaration of a report. Columns with totals must be readable from `from`, because sums read all
 * matching rows without `joins`.
 */
export function listOf(report: AnyReport, source: CompleteSource): AnyList {
  const sorts: Record<string, AnySort> = {}
  const sums: Record<string, string> = {}
  for (const [key, { sortable, total }] of Object.entries(report.columns)) {
    const sql = source.columns[key]
    const sort = source.sorts[key] ?? sql
    if (sortable && sort !== undefined) sorts[key] = sort
    if (!total) continue
    if (typeof sql !== 'string') throw new TypeError(`${report.name}: a total of ${key} needs plain SQL`)
    sums[key] = `coalesce(${TOTALS[total]}(${sql}), 0)`
  }
  return {
    ...source,
    sorts,
    ...(report.groups ? { group: groupOf(report, source) } : {}),
    ...(Object.keys(sums).length > 0 ? { sums: { of: sums } } : {}),
    answer: ({ data, meta, sums: totals, groups }: ListPage<ListRoute>, reading: AnyReading) => ({
      data,
      meta: { ...meta, totals, ...source.meta?.(reading), ...(report.groups ? { groups } : {}) },
    }),
  } as unknown as AnyList
}

/** The groups of a column: names in Lao order, codes in the order of their words; rows without a value come last. */
function groupOf(report: AnyReport, source: CompleteSource) {
  return ({ query }: AnyReading) => {
    const { group } = query as { group?: string }
    if (!group) return null
    const sql = source.columns[group]
    if (typeof sql !== 'string') throw new TypeError(`${report.name}: a group by ${group} needs plain SQL`)
    const codes = Object.keys(report.columns[group]?.words ?? {})
    const order =
      codes.length > 0
        ? `array_position(array[${codes.map((code) => `'${code}'`).join(', ')}], ${sql})`
        : `nullif(${sql}, '') collate lao`
    return { by: `coalesce(${sql}, '')`, order }
  }
}
