import { z } from 'zod'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import type { ReportColumn, ReportRow } from '#kit/contract/report.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type FileMark, markedName } from '../file-mark.ts'
import type { CompleteSource } from './complete-source.ts'
import type { AnyReading, AnyReport } from './report-source.ts'
import { REPORT_WORDS } from './report-words.ts'

export type Cell = string | number | null
export interface ContentColumn extends Pick<ReportColumn, 'kind' | 'isSalary'> {
  key: string
  header: string
}

/** The head of a report's file, in its language, for every format. */
export interface ReportHead {
  language: Language
  title: string
  /** In the title of an Excel file, and in the title and behind the pages of a PDF. */
  mark?: FileMark | null
  /** Without extension, with the mark. */
  fileName: string
  /** Company, period and filters, as label and value. */
  about: readonly (readonly [string, string])[]
  columns: readonly ContentColumn[]
  /** Which columns have a sum as total, for totals per page. */
  summed: readonly boolean[]
}

/** The contents of a report's file. */
export interface ReportContent extends ReportHead {
  /** In the order of the columns; days as 'YYYY-MM-DD', numbers as numbers. */
  rows: readonly (readonly Cell[])[]
  /** The totals of groups, each after this number of rows. */
  subtotals?: readonly Subtotal[]
  /** The last row; null in columns without a total. */
  totals: readonly Cell[]
}

export interface Subtotal {
  after: number
  cells: readonly Cell[]
}

interface Column extends ReportColumn {
  key: string
}

const NUMBERED: Column = { key: '#', kind: 'count', label: REPORT_WORDS.number, schema: null }

function fileColumns(report: AnyReport): Column[] {
  const columns = Object.entries(report.columns)
    .filter(([, { only }]) => only !== 'screen')
    .map(([key, column]) => ({ ...column, key }))
  return report.numbered ? [NUMBERED, ...columns] : columns
}

/** Builds the head of a report's file. */
export async function headOf(
  tx: Tx,
  report: AnyReport,
  source: CompleteSource,
  reading: AnyReading,
): Promise<ReportHead> {
  const { language } = reading
  const columns = fileColumns(report)
  const title = report.title[language]
  const mark = source.mark?.(reading as never) ?? null
  const company = await tx.one(NameRow, 'select name from tenant where company_id = $1', [tx.companyId])
  const about: [string, string][] = [[REPORT_WORDS.company[language], company.name]]
  for (const [label, value] of source.about?.(reading as never) ?? [])
    if (value) about.push([label[language], value])
  about.push(...(await filterLines(tx, source, reading)))
  const { group } = reading.query as { group?: string }
  const grouped = group === undefined ? undefined : report.columns[group]
  if (grouped) about.push([REPORT_WORDS.subtotals[language], grouped.label[language]])
  return {
    language,
    title,
    mark,
    fileName: markedName(mark, [title, source.fileName?.(reading as never)].filter(Boolean).join(' ')),
    about,
    columns: columns.map(({ key, kind, label, heading, isSalary }) => ({
      key,
      kind,
      header: (heading ?? label)[language],
      ...(isSalary ? { isSalary } : {}),
    })),
    summed: columns.map(({ total }) => total === 'sum'),
  }
}

/**
 * Turns rows into cells one after the other, and keeps their totals. With `group`, the rows come in groups of this
 * column: `subtotal` has the totals of the group that ended before the last row added, `lastSubtotal` those of the last.
 */
export function openCells(report: AnyReport, language: Language, group?: string) {
  const columns = fileColumns(report)
  const sums = openTotals(columns, language)
  const grouping = group === undefined ? undefined : report.columns[group]
  let ofGroup: { value: string; sums: ReturnType<typeof openTotals> } | null = null
  let count = 0
  const closed = () =>
    ofGroup?.sums.cells(`${nameOf(grouping, ofGroup.value, language)} (${ofGroup.sums.count()})`)
  const nextGroup = (row: ReportRow): Subtotal | null => {
    if (!grouping || group === undefined) return null
    const value = String(row[group] ?? '')
    if (ofGroup?.value === value) return null
    const cells = closed()
    ofGroup = { value, sums: openTotals(columns, language) }
    return cells ? { after: count, cells } : null
  }
  return {
    add(row: ReportRow): { cells: readonly Cell[]; subtotal: Subtotal | null } {
      const subtotal = nextGroup(row)
      sums.add(row)
      ofGroup?.sums.add(row)
      count += 1
      return { cells: columns.map((column) => cellOf(column, row, count, language)), subtotal }
    },
    lastSubtotal(): Subtotal | null {
      const cells = closed()
      return cells ? { after: count, cells } : null
    },
    totals: (): readonly Cell[] => sums.cells(''),
  }
}

const nameOf = (column: ReportColumn | undefined, value: string, language: Language) =>
  column?.words?.[value]?.[language] ?? (value || '–')

/** The totals of rows: `cells` has them below their columns, with the word "Total" and a name below the primary one. */
function openTotals(columns: readonly Column[], language: Language) {
  const totals = columns.map((): number => 0)
  let count = 0
  return {
    count: () => count,
    add(row: ReportRow) {
      count += 1
      columns.forEach(({ key, total }, at) => {
        const [before = 0, value] = [totals[at], Number(row[key] ?? 0)]
        if (total) totals[at] = total === 'sum' ? before + value : Math.max(before, value)
      })
    },
    cells: (name: string): readonly Cell[] =>
      columns.map(({ total, primary }, at) => {
        if (primary) return [REPORT_WORDS.total[language], name].filter(Boolean).join(' ')
        return total ? (totals[at] ?? 0) : null
      }),
  }
}

function cellOf(column: Column, row: ReportRow, number: number, language: Language): Cell {
  if (column.key === NUMBERED.key) return number
  if (column.value) return column.value(row, language)
  const value = row[column.key] ?? null
  if (value === null) return null
  if (column.kind === 'instant') return formatInstantInLaos(String(value))
  return column.words ? (column.words[String(value)]?.[language] ?? value) : value
}

const NameRow = z.object({ name: z.string() })

async function filterLines(tx: Tx, source: CompleteSource, reading: AnyReading): Promise<[string, string][]> {
  const { language } = reading
  const query = reading.query as Readonly<Record<string, unknown>>
  const lines: [string, string][] = []
  for (const [filter, { label, name, words }] of Object.entries(source.filterLines ?? {})) {
    const value = query[filter]
    if (value === undefined || value === '') continue
    const wordOf = (code: unknown) => words?.[String(code)]?.[language] ?? String(code)
    const values = Array.isArray(value) ? value : [value]
    const rows = name ? await tx.query(NameRow, name, [tx.companyId, values]) : []
    const names = rows.length > 0 ? rows.map((row) => row.name) : values.map(wordOf)
    lines.push([label[language], names.join(', ')])
  }
  if (query.search) lines.push([REPORT_WORDS.search[language], String(query.search)])
  return lines
}
