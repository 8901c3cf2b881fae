import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { Sums } from '../contract.ts'
import { SUM_NAMES, type SumColumn } from '../domain/payslip-sums.ts'
import { loadCalculatedRun } from './runs/run-record.ts'

/** Half days are exported as days. */
const EXPORT_NAMES: Partial<Record<SumColumn, string>> = {
  absent_halves: 'absent_days',
  unpaid_halves: 'unpaid_days',
}

/** The columns of the export, in order. */
export const EXPORT_COLUMNS = ['emp_number', ...SUM_NAMES.map((name) => EXPORT_NAMES[name] ?? name)]

/** 3 → '3/2', 2 → '1'. */
const halfDays = (halves: number) => (halves % 2 === 0 ? String(halves / 2) : `${halves}/2`)

const ExportRow = Sums.extend({ emp_number: z.string() })

export type ExportedPayslip = Record<string, string>

/**
 * Every payslip of a run as text for a CSV file: the columns of `EXPORT_COLUMNS`, half days as 1/2 and 3/2, in the
 * order of employee numbers. Throws `not_found`, `run_not_calculated`.
 */
export async function readPayslipsForExport(tx: Tx, runId: number): Promise<ExportedPayslip[]> {
  const companyId = companyOfTransaction(tx)
  const run = await loadCalculatedRun(tx, companyId, runId)
  const rows = await tx.query(
    ExportRow,
    `select emp_number, ${SUM_NAMES.join(', ')} from payslip where company_id = $1 and calculation_id = $2
     order by length(emp_number), emp_number collate "C"`,
    [companyId, run.calculation_id],
  )
  return rows.map((row) => ({
    emp_number: row.emp_number,
    ...Object.fromEntries(
      SUM_NAMES.map((name) => [
        EXPORT_NAMES[name] ?? name,
        name in EXPORT_NAMES ? halfDays(row[name]) : String(row[name]),
      ]),
    ),
  }))
}
