import type { CompanySettingFields } from '#features/companies/contract.ts'

export type Condition = readonly [kind: 'base_at_least' | 'base_at_most' | 'years_at_least', value: number]

interface Item {
  name: string
  all: boolean
  /** Employee numbers, if it is not for all employees. */
  employees: readonly string[]
  kind: 'money' | 'percent'
  /** Kip, or a percentage of the base salary; a decimal in a string stays exact. */
  amount: number | string
  condition: Condition | null
}

/** A company's rules from its file for a month (payroll rules, "Read exactly"). Clock times 'HH:MM', days 'YYYY-MM-DD'. */
export interface CompanyRules {
  mode: CompanySettingFields['payroll_mode']
  days_per_month: number
  hours_per_day: number
  overtime_basis: CompanySettingFields['overtime_basis']
  night_premium: boolean
  sso_payer: CompanySettingFields['sso_payer']
  tax_payer: CompanySettingFields['tax_payer']
  gross_up: boolean
  holidays: readonly string[]
  overtime_bands: Record<
    'working' | 'rest',
    readonly (readonly [from: string, to: string, multiplier: number])[]
  >
  bands: readonly (readonly [minYears: number, maxYears: number | null, amount: number])[]
  late_tiers: readonly (readonly [minutes: number, amount: number])[]
  absence_rules: readonly (readonly [count: number, amount: number, type: 'late' | 'absent'])[]
  incomes: readonly (Item & { taxable: boolean; sso: boolean })[]
  deductions: readonly (Item & { before: boolean; employer_pays: boolean })[]
  benefits: Readonly<Record<string, { taxable: boolean; in_sso_base: boolean }>>
  /** First and last day of the month. */
  period: readonly [first: string, last: string]
}

export function settingsOf(rules: CompanyRules): Partial<CompanySettingFields> {
  return {
    payroll_mode: rules.mode,
    days_per_month: rules.days_per_month,
    hours_per_day: rules.hours_per_day,
    overtime_basis: rules.overtime_basis,
    night_premium: rules.night_premium,
    sso_payer: rules.sso_payer,
    tax_payer: rules.tax_payer,
    gross_up: rules.gross_up,
  }
}

/** The lists as rows of their tables. */
export function listRowsOf(rules: CompanyRules) {
  return {
    working_year_band: rules.bands.map(([min_years, max_years, amount]) => ({
      min_years,
      max_years,
      amount,
    })),
    late_tier: rules.late_tiers.map(([minutes, amount]) => ({ minutes, amount })),
    absence_rule: rules.absence_rules.map(([count, amount, type]) => ({ count, amount, type })),
    overtime_rate: (['working', 'rest'] as const).flatMap((day_kind) =>
      rules.overtime_bands[day_kind].map(([from_time, to_time, multiplier]) => ({
        day_kind,
        from_time,
        to_time,
        multiplier: Math.round(multiplier * 100),
        pay_type: 'cash',
      })),
    ),
  }
}

/** An other income or deduction as a row of payroll_item_rule; deductions touch neither tax nor social security. */
export function itemRowsOf(rules: CompanyRules) {
  const common = (item: Item) => ({
    name: item.name.trim(),
    value_kind: item.kind,
    amount: String(item.amount),
    applies_to_all: item.all,
    condition_kind: item.condition?.[0] ?? null,
    condition_value: item.condition?.[1] ?? null,
    employees: item.all ? [] : item.employees,
  })
  return [
    ...rules.incomes.map((item) => ({
      ...common(item),
      kind: 'income' as const,
      is_taxable: item.taxable,
      in_sso_base: item.sso,
      is_before_calculation: false,
      employer_pays: false,
    })),
    ...rules.deductions.map((item) => ({
      ...common(item),
      kind: 'deduction' as const,
      is_taxable: true,
      in_sso_base: true,
      is_before_calculation: item.before,
      employer_pays: item.employer_pays,
    })),
  ]
}
export type ItemRow = ReturnType<typeof itemRowsOf>[number]
