import { sharedDays } from './calendar.ts'
import type { LineCode } from './explanation.ts'
import { statutoryValuesOn } from './law/statutory-values.ts'
import { computePayslip } from './payslip.ts'
import type { Payslip } from './payslip-result.ts'
import type { CompanyRules, OtherDeduction, OtherIncome, PayslipFacts, SalarySegment } from './types.ts'

/** April 2026: 30 days. */
export const april = { from: '2026-04-01', to: '2026-04-30' }
export const law = statutoryValuesOn(april.to)

export const plainRules: CompanyRules = {
  mode: 'monthly',
  daysPerMonth: 26,
  hoursPerDay: 8,
  nightPremium: false,
  seniorityBands: [],
  lateTiers: [],
  absenceRules: [],
  ssoPayer: 'employee',
  taxPayer: 'employee',
  grossUp: false,
  incomes: [],
  deductions: [],
}

/** 5,200,000 per month: 200,000 per day and 25,000 per hour with the law's divisor of 26 days of 8 hours. */
export const hourly25000 = 5_200_000

export function segment(changes: Partial<SalarySegment> = {}): SalarySegment {
  const { from, to } = { ...april, ...changes }
  const nothing = { presentHalves: 0, paidLeaveHalves: 0, holidayHalves: 0, absentHalves: 0 }
  return {
    base: hourly25000,
    from,
    to,
    employedDays: sharedDays(from, to, '2020-01-01', null),
    ...nothing,
    unpaidLeaveHalves: 0,
    earlyMinutes: 0,
    nightMinutes: 0,
    overtime: [],
    ...changes,
  }
}

type FactChanges = Partial<Omit<PayslipFacts, 'employee'>> & { employee?: Partial<PayslipFacts['employee']> }

/** An employee with 5,200,000 and a full April, without social security and tax unless `changes` sets them. */
export function facts(changes: FactChanges = {}): PayslipFacts {
  const defaults = { id: 1, startDate: '2025-06-01', endDate: null, isSso: false, includeSalaryTax: false }
  return {
    period: april,
    segments: [segment()],
    lateDays: [],
    benefits: [],
    chosenItems: { incomes: [], deductions: [] },
    ...changes,
    employee: { ...defaults, ...changes.employee },
  }
}

export function income(changes: Partial<OtherIncome>): OtherIncome {
  const item = { name: 'Allowance', appliesToAll: true, kind: 'money' as const, amount: 100_000 }
  return { ...item, percent: null, condition: null, taxable: true, inSsoBase: true, ...changes }
}

export function deduction(changes: Partial<OtherDeduction>): OtherDeduction {
  const item = { name: 'Fund', appliesToAll: true, kind: 'money' as const, amount: 100_000 }
  return {
    ...item,
    percent: null,
    condition: null,
    beforeCalculation: false,
    employerPays: false,
    ...changes,
  }
}

export function payslip(of: PayslipFacts, rules: Partial<CompanyRules> = {}): Payslip {
  const result = computePayslip(of, { ...plainRules, ...rules }, law)
  if (!result.ok) throw new Error(`cannot pay: ${JSON.stringify(result.problem)}`)
  return result.payslip
}

export const sumsOf = (of: PayslipFacts, rules: Partial<CompanyRules> = {}) => payslip(of, rules).sums

export const linesOf = (slip: Payslip, code: LineCode) => slip.lines.filter((line) => line.code === code)
