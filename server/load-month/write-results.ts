import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EXPORTED_DAY_COLUMNS, readDaysForExport } from '#features/attendance/server/index.ts'
import { EXPORT_COLUMNS, readPayslipsForExport } from '#features/payroll/server/index.ts'
import type { Database } from '#kit/database/database.ts'
import { writeCsv } from '#kit/server/csv/write-csv.ts'
import type { MonthProblem } from './month-report.ts'

export interface Results {
  companyId: number
  runId: number
  from: string
  to: string
  problems: readonly MonthProblem[]
}

type Row = Readonly<Record<string, string | number | null>>

/** CSV with the line endings and plain cells of a month's folder, for other programs. */
function csvOf(columns: readonly string[], rows: Iterable<Row>): string {
  const named = columns.map((name) => ({ header: name, key: name }))
  return writeCsv(named, rows, { bom: false, guardFormulas: false }).replaceAll('\r\n', '\n')
}

/** Writes days.csv and payslips.csv, and problems.csv if there are any; each file is complete or missing. */
export async function writeResults(db: Database, folder: string, results: Results): Promise<string[]> {
  const { companyId, runId, from, to, problems } = results
  mkdirSync(folder, { recursive: true })
  const days = await db.inCompany(companyId, (tx) => readDaysForExport(tx, from, to))
  const payslips = await db.inCompany(companyId, (tx) => readPayslipsForExport(tx, runId))
  const files: [string, string][] = [
    ['days.csv', csvOf(EXPORTED_DAY_COLUMNS, days as unknown as Row[])],
    ['payslips.csv', csvOf(EXPORT_COLUMNS, payslips)],
  ]
  if (problems.length > 0)
    files.push([
      'problems.csv',
      csvOf(['file', 'row', 'column', 'value', 'reason'], problems as unknown as Row[]),
    ])
  for (const [name, text] of files) {
    const target = path.join(folder, name)
    writeFileSync(`${target}.part`, text)
    renameSync(`${target}.part`, target)
  }
  return files.map(([name]) => path.join(folder, name))
}
