import { type FileFormat, fileRoute, type ListRoute, MAX_DIRECT_ROWS } from '#kit/contract/lists.ts'
import type { ReportRow } from '#kit/contract/report.ts'
import { readLogo } from '../files/company-logo.ts'
import type { Endpoint, WriteRows } from '../handler.ts'
import type { AnyList } from '../list/list-declaration.ts'
import { eachRow, pageEndpoint, readAs } from '../list/list-endpoints.ts'
import { countRows, readBatches, readWhole } from '../list/read-list.ts'
import { type CompleteSource, completeSource, listOf } from './complete-source.ts'
import { headOf, openCells } from './report-content.ts'
import type { AnyReading, AnyReport, DefinedReport, ReportSource } from './report-source.ts'
import { type RowsFormat, streamReport, writeReport } from './write-report.ts'

/** A PDF of so many rows has about 300 pages. */
const MAX_PDF_ROWS = 10_000

/**
 * The endpoints of a report: its pages with the totals of all matching rows, and its files. A PDF throws
 * `file_too_many_rows`, the other files `file_in_background`.
 */
export function reportEndpoints<R extends ListRoute, Extra = undefined>(
  report: DefinedReport<R>,
  source: ReportSource<R, Extra>,
): Endpoint[] {
  const anyReport = report as unknown as AnyReport
  const complete = completeSource(report, source)
  const file: FileOf = { report: anyReport, source: complete, list: listOf(anyReport, complete) }
  const formats = ['xlsx', 'csv', 'pdf'] as const
  return [...formats.map((format) => fileEndpoint(file, format)), pageEndpoint(report.route, file.list)]
}

interface FileOf {
  report: AnyReport
  source: CompleteSource
  list: AnyList
}

/** Writes the file after the transaction, because writing takes time. */
function fileEndpoint(file: FileOf, format: FileFormat): Endpoint {
  const { report, source, list } = file
  return {
    route: fileRoute(report.route, format),
    run: async (context) => {
      const content = await readAs(report.route, list, context, true, async (tx, reading) => {
        const rows =
          format === 'pdf'
            ? await readWhole(tx, report.route, list, reading, MAX_PDF_ROWS)
            : await readWhole(tx, report.route, list, reading, MAX_DIRECT_ROWS, 'file_in_background')
        const head = await headOf(tx, report, source, reading)
        return { ...head, ...contentOf(report, reading, rows as ReportRow[]) }
      })
      const companyId = context.session?.companyId
      const logo = format === 'pdf' && companyId != null ? await readLogo(context, companyId) : null
      return writeReport(content, format, logo)
    },
    ...(format === 'pdf' ? {} : { writeRows: writeRowsOf(file, format) }),
  }
}

const openCellsOf = (report: AnyReport, { language, query }: AnyReading) =>
  openCells(report, language, (query as { group?: string }).group)

function contentOf(report: AnyReport, reading: AnyReading, rows: readonly ReportRow[]) {
  const cells = openCellsOf(report, reading)
  const added = rows.map(cells.add)
  const subtotals = [...added.map(({ subtotal }) => subtotal), cells.lastSubtotal()]
  return {
    rows: added.map((row) => row.cells),
    subtotals: subtotals.filter((subtotal) => subtotal !== null),
    totals: cells.totals(),
  }
}

function writeRowsOf({ report, source, list }: FileOf, format: RowsFormat): WriteRows {
  return (context, store, onRows) =>
    readAs(report.route, list, context, true, async (tx, reading) => {
      const totalRows = await countRows(tx, report.route, list, reading)
      const head = await headOf(tx, report, source, reading)
      const cells = openCellsOf(report, reading)
      const rows = eachRow(readBatches(tx, report.route, list, reading), onRows)
      async function* cellRows() {
        for await (const row of rows) {
          const { cells: ofRow, subtotal } = cells.add(row as ReportRow)
          if (subtotal) yield { cells: subtotal.cells, isSubtotal: true }
          yield { cells: ofRow, isSubtotal: false }
        }
        const last = cells.lastSubtotal()
        if (last) yield { cells: last.cells, isSubtotal: true }
      }
      await store(tx, { ...streamReport(head, cellRows(), cells.totals, format), totalRows })
    })
}
