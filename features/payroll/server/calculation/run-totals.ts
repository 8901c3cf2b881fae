import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Payslip } from '#engines/payroll/payslip-result.ts'
import { Count } from '#kit/database/row-types.ts'
import { Sums } from '../../contract.ts'
import { SUM_COLUMNS, type SumRow } from '../../domain/payslip-sums.ts'

/** The totals of a calculation; stored with it as `totals`. */
export const RunTotals = z.object({
  sums: Sums,
  employees: Count,
  reviews: Count,
  problems: Count,
  /** Number of payslips with negative net pay. */
  unpayable: Count,
  /** SHA-256 of the content of all payslips: equal for two calculations with the same results. */
  digest: z.string(),
})
export type RunTotals = z.infer<typeof RunTotals>

/** An employee who cannot be paid. */
export interface ProblemRow {
  employee_id: number
  emp_number: string
  name: string
  code: string
  params: Record<string, string | number>
}

/** Adds up payslips as they are computed; always in the order of employees. */
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
