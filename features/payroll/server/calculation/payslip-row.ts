import type { Payslip } from '#engines/payroll/payslip-result.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { SUM_COLUMNS } from '../../domain/payslip-sums.ts'
import type { ReviewFacts } from '../../domain/stand-out.ts'
import type { PersonFacts } from './read-facts.ts'

/** The columns that a calculation writes, without the company, which the bulk writer adds. */
export const PAYSLIP_COLUMNS = [
  'calculation_id',
  'run_id',
  'employee_id',
  'emp_number',
  'name',
  'search_text',
  'branch_id',
  'department_id',
  'person',
  ...SUM_COLUMNS.map(([column]) => column),
  'lines',
  'reviews',
  'facts',
  'review_facts',
]

/** The value of a column of a row. */
export const columnOf = (row: readonly unknown[], column: string): unknown =>
  row[PAYSLIP_COLUMNS.indexOf(column)]

/** One payslip as a row of the table, in the order of `PAYSLIP_COLUMNS`. */
export function payslipRow(
  ids: { calculationId: number; runId: number },
  { employee, facts, ownItems }: PersonFacts,
  payslip: Payslip,
  { reviews, review_facts }: { reviews: readonly string[]; review_facts: ReviewFacts },
): unknown[] {
  const { id, emp_number, branch_id, department_id, ...person } = employee
  const name = `${person.name} ${person.surname}`.trim()
  const row: unknown[] = [ids.calculationId, ids.runId, id, emp_number, name]
  row.push(foldLao(`${name} ${person.en_name} ${person.en_surname} ${emp_number}`))
  row.push(branch_id, department_id, person)
  for (const [, key] of SUM_COLUMNS) row.push(payslip.sums[key])
  row.push(payslip.lines, reviews, ownItems ? { ...facts, ownItems } : facts, review_facts)
  return row
}
