import { parsePercent } from './fraction.ts'
import type { AbsenceRule, CompanyRules, Condition, OtherItem, Payer } from './types.ts'

type ItemFile = {
  name: string
  all: boolean
  employees: number[]
  kind: 'money' | 'percent'
  amount: number | string
  condition: [Condition['kind'], number] | null
}

/** The parts of `company.json` that payroll uses. */
export type CompanyFile = {
  mode: CompanyRules['mode']
  days_per_month: number
  hours_per_day: number
  night_premium: boolean
  bands: [number, number | null, number][]
  late_tiers: [number, number][]
  absence_rules: [number, number, AbsenceRule['type']][]
  sso_payer: Payer
  tax_payer: Payer
  gross_up: boolean
  incomes: (ItemFile & { taxable: boolean; sso: boolean })[]
  deductions: (ItemFile & { before: boolean; employer_pays: boolean })[]
  period: [string, string]
  benefits: Record<string, { taxable: boolean; in_sso_base: boolean }>
}

const itemOf = (item: ItemFile): OtherItem => ({
  name: item.name,
  appliesToAll: item.all,
  kind: item.kind,
  amount: item.kind === 'money' ? Number(item.amount) : 0,
  percent: item.kind === 'percent' ? parsePercent(item.amount) : null,
  condition: item.condition && { kind: item.condition[0], value: item.condition[1] },
})

/** The company's rules as the engine expects them. */
export const aprilRules = (file: CompanyFile): CompanyRules => ({
  mode: file.mode,
  daysPerMonth: file.days_per_month,
  hoursPerDay: file.hours_per_day,
  nightPremium: file.night_premium,
  seniorityBands: file.bands.map(([minYears, maxYears, amount]) => ({ minYears, maxYears, amount })),
  lateTiers: file.late_tiers.map(([minutes, amount]) => ({ minutes, amount })),
  absenceRules: file.absence_rules.map(([count, amount, type]) => ({ count, amount, type })),
  ssoPayer: file.sso_payer,
  taxPayer: file.tax_payer,
  grossUp: file.gross_up,
  incomes: file.incomes.map((item) => ({ ...itemOf(item), taxable: item.taxable, inSsoBase: item.sso })),
  deductions: file.deductions.map((item) => ({
    ...itemOf(item),
    beforeCalculation: item.before,
    employerPays: item.employer_pays,
  })),
})

export const benefitMarks = (file: CompanyFile) =>
  Object.fromEntries(
    Object.entries(file.benefits).map(([name, marks]) => [
      name,
      { taxable: marks.taxable, inSsoBase: marks.in_sso_base },
    ]),
  )
