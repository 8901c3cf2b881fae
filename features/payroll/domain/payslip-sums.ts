import type { PayslipSums } from '#engines/payroll/types.ts'

/** The sums of a payslip: the column of table and API, and the engine's name. In the order of a payslip's lines. */
export const SUM_COLUMNS = [
  ['base', 'base'],
  ['seniority', 'seniority'],
  ['benefits', 'benefits'],
  ['overtime', 'overtime'],
  ['overtime_minutes', 'overtimeMinutes'],
  ['night', 'night'],
  ['other_income', 'otherIncome'],
  ['absence', 'absence'],
  ['absent_halves', 'absentHalves'],
  ['unpaid_halves', 'unpaidHalves'],
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
] as const satisfies readonly (readonly [string, keyof PayslipSums])[]

export type SumColumn = (typeof SUM_COLUMNS)[number][0]
export type SumRow = Record<SumColumn, number>

export const SUM_NAMES = SUM_COLUMNS.map(([column]) => column) as SumColumn[]

/** Columns that are not kip: minutes, days and half days. */
export const COUNT_COLUMNS: readonly SumColumn[] = [
  'overtime_minutes',
  'absent_halves',
  'unpaid_halves',
  'late_days',
  'late_minutes',
]

export const KIP_COLUMNS = SUM_NAMES.filter((name) => !COUNT_COLUMNS.includes(name))
