import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Payslip } from '#engines/payroll/payslip-result.ts'
import { Count } from '#kit/database/row-types.ts'
import { Sums } from '../../contract.ts'
import { SUM_COLUMNS, type SumRow } from '../../domain/payslip-sums.ts'

/** What a calculation comes to; kept with it as `totals`. */
export const RunTotals = z.object({
  sums: Sums,
  employees: Count,
  reviews: Count,
  problems: Count,
  /** Net below zero. */
  unpayable: Count,
  /** SHA-256 over every payslip's content: equal for two calculations that say the same. */
  digest: z.string(),
})
export type RunTotals = z.infer<typeof RunTotals>

/** Somebody who could not be paid. */
export interface ProblemRow {
  employee_id: number
  emp_number: string
  name: string
  code: string
  params: Record<string, string | number>
}

/** Adds up payslips as they are computed; the order of adding is the employees' and so the same each time. */
export function startTotals() {
  const sums = Object.fromEntries(SUM_COLUMNS.map(([column]) => [column, 0])) as SumRow
  const hash = createHash('sha256')
  let employees = 0
  let reviewed = 0
  let unpayable = 0
  return {
    add(employeeId: number, payslip: Payslip, reviews: readonly string[]) {
      let text = `${employeeId}|${reviews.join()}`
      for (const [column, key] of SUM_COLUMNS) {
        sums[column] += payslip.sums[key]
        text += `|${payslip.sums[key]}`
      }
      for (const line of payslip.lines) text += `|${line.code}|${line.name ?? ''}|${line.amount}`
      hash.update(`${text}\n`)
      employees += 1
      if (reviews.length > 0) reviewed += 1
      if (payslip.sums.net < 0) unpayable += 1
    },
    result(problems: readonly ProblemRow[]): RunTotals {
      for (const problem of problems) hash.update(`${problem.employee_id}|${problem.code}\n`)
      return {
        sums,
        employees,
        reviews: reviewed,
        problems: problems.length,
        unpayable,
        digest: hash.digest('hex'),
      }
    },
  }
}
