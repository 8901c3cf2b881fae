import { expect, test } from 'vitest'
import { csvRows } from '#engines/attendance/april-2026.test-data.ts'
import { readApril } from './april-2026.test-data.ts'
import { statutoryValuesOn } from './law/statutory-values.ts'
import { computePayslip } from './payslip.ts'
import type { PayslipSums } from './types.ts'

/** The fields of `PayslipSums` for the columns of the expected file, in the file's order. */
const columns: [string, keyof PayslipSums][] = [
  ['base', 'base'],
  ['seniority', 'seniority'],
  ['benefits', 'benefits'],
  ['overtime', 'overtime'],
  ['overtime_minutes', 'overtimeMinutes'],
  ['night', 'night'],
  ['other_income', 'otherIncome'],
  ['absence', 'absence'],
  ['absent_days', 'absentHalves'],
  ['unpaid_days', 'unpaidHalves'],
  ['absence_rule', 'absenceRule'],
  ['late_days', 'lateDays'],
  ['late_minutes', 'lateMinutes'],
  ['late', 'late'],
  ['early', 'early'],
  ['deductions_before', 'deductionsBefore'],
  ['gross', 'gross'],
  ['sso_base', 'ssoBase'],
  ['sso', 'sso'],
  ['company_sso', 'companySso'],
  ['taxable', 'taxable'],
  ['tax', 'tax'],
  ['company_tax', 'companyTax'],
  ['deductions_after', 'deductionsAfter'],
  ['employer_paid', 'employerPaid'],
  ['net', 'net'],
  ['cost', 'cost'],
]

/** Half days in the file's format: 1, 1/2, 3/2. */
const halfDays = (halves: number) => (halves % 2 === 0 ? String(halves / 2) : `${halves}/2`)
const cell = (name: string, value: number) => (name.endsWith('Halves') ? halfDays(value) : String(value))

test('from scans to pay: every column of 1,000 payslips of April 2026, to the kip', async () => {
  const { rules, facts } = await readApril()
  const law = statutoryValuesOn('2026-04-30')
  const expected = csvRows('expected-payslips.csv')
  expect(Object.keys(expected[0] ?? {})).toEqual(['emp_number', ...columns.map(([name]) => name)])
  const computed = facts.map((employeeFacts) => {
    const result = computePayslip(employeeFacts, rules, law)
    if (!result.ok) return { emp_number: String(employeeFacts.employee.id), ...result.problem }
    const { sums } = result.payslip
    const cells = columns.map(([name, column]) => [name, cell(column, sums[column])])
    return { emp_number: String(employeeFacts.employee.id), ...Object.fromEntries(cells) }
  })
  expect(computed).toHaveLength(1_000)
  expect(computed).toEqual(expected)
})
