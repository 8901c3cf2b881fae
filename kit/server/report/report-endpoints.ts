import { type FileFormat, fileRoute, type ListRoute } from '#kit/contract/lists.ts'
import type { ReportRow } from '#kit/contract/report.ts'
import type { Endpoint } from '../handler.ts'
import type { AnyList } from '../list/list-declaration.ts'
import { MAX_EXCEL_ROWS, pageEndpoint, readAs } from '../list/list-endpoints.ts'
import { readWhole } from '../list/read-list.ts'
import { contentOf } from './report-content.ts'
import {
  type AnyReading,
  type AnyReport,
  type AnySource,
  type DefinedReport,
  listOf,
  type ReportSource,
} from './report-source.ts'
import { writeReport } from './write-report.ts'

/** Largest number of rows by format: a PDF of 10,000 rows has about 300 pages. */
const MAX_ROWS: Record<FileFormat, number> = { xlsx: MAX_EXCEL_ROWS, csv: MAX_EXCEL_ROWS, pdf: 10_000 }

/**
 * The endpoints of a report: its pages with the totals of all matching rows, and its files. They throw
 * `file_too_many_rows`.
 */
export function reportEndpoints<R extends ListRoute, Extra = undefined>(
  report: DefinedReport<R>,
  source: ReportSource<R, Extra>,
): Endpoint[] {
  const list = listOf(report, source) as unknown as AnyList
  const anyReport = report as unknown as AnyReport
  const files = (['xlsx', 'csv', 'pdf'] as const).map((format) =>
    fileEndpoint(anyReport, source as unknown as AnySource, list, format),
  )
  return [...files, pageEndpoint(report.route, list)]
}

/** Writes the file after the transaction, because writing takes time. */
function fileEndpoint(report: AnyReport, source: AnySource, list: AnyList, format: FileFormat): Endpoint {
  return {
    route: fileRoute(report.route, format),
    run: async (context) => {
      const content = await readAs(report.route, list, context, true, async (tx, reading) => {
        const rows = await readWhole(tx, report.route, list, reading, MAX_ROWS[format])
        return contentOf(tx, report, source, reading as AnyReading, rows as ReportRow[])
      })
      return writeReport(content, format)
    },
  }
}
