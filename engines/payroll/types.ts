import type { Fraction } from './fraction.ts'

/** A calendar day, 'YYYY-MM-DD'. */
export type IsoDate = string
/** Whole kip, a safe integer. */
export type Kip = number

export type Payer = 'employee' | 'company'
export type CalculationMode = 'monthly' | 'worked-days'

/**
 * Who gets a conditional item: by the base salary in force on the range's last day, or by full years of
 * service.
 */
export type Condition = { kind: 'base_at_least' | 'base_at_most' | 'years_at_least'; value: number }

/**
 * What other incomes and other deductions share. `percent` is of the base salary in force on the last day.
 */
export type OtherItem = {
  id?: number
  name: string
  /** True: everyone gets it. False: only those whose facts name its index in `chosenItems`. */
  appliesToAll: boolean
  kind: 'money' | 'percent'
  /** Kip, of a sum of money; 0 for a percentage. */
  amount: Kip
  /** 12.5 % = { num: 125, den: 1000 } (see `parsePercent`); null for a sum of money. */
  percent: Fraction | null
  condition: Condition | null
}

export type OtherIncome = OtherItem & { taxable: boolean; inSsoBase: boolean }
export type OtherDeduction = OtherItem & { beforeCalculation: boolean; employerPays: boolean }

/** `maxYears` null: open. Both ends belong to the band. */
export type SeniorityBand = { minYears: number; maxYears: number | null; amount: Kip }
/** Late minutes from `minutes` on cost `amount`, until a higher tier takes over. */
export type LateTier = { minutes: number; amount: Kip }
/** From `count` days on, `amount` once a month. */
export type AbsenceRule = { count: number; amount: Kip; type: 'late' | 'absent' }

/** Everything that a company decides about its pay. Months' and hours' divisors may be decimals (7.5). */
export type CompanyRules = {
  mode: CalculationMode
  daysPerMonth: number
  hoursPerDay: number
  nightPremium: boolean
  seniorityBands: readonly SeniorityBand[]
  lateTiers: readonly LateTier[]
  absenceRules: readonly AbsenceRule[]
  ssoPayer: Payer
  taxPayer: Payer
  /** Only read where the company pays the tax. */
  grossUp: boolean
  incomes: readonly OtherIncome[]
  deductions: readonly OtherDeduction[]
}

/** Minutes of approved and scanned overtime; the multiplier in hundredths (×1.5 = 150). */
export type OvertimeMinutes = { multiplier: number; minutes: number }

/**
 * A stretch of the range with one base salary. Segments are in order, do not overlap, and the last one
 * reaches the range's last day, also for someone who left before: its base is the one that conditions and
 * percentages read. Every figure counts days of employment only; half days are counted (3 = a day and a
 * half).
 */
export type SalarySegment = {
  base: Kip
  from: IsoDate
  to: IsoDate
  /** Calendar days of employment in the segment. */
  employedDays: number
  /** Days present, a forgotten scan too. */
  presentHalves: number
  paidLeaveHalves: number
  /** Public holidays on days that the employee would have worked. */
  holidayHalves: number
  absentHalves: number
  unpaidLeaveHalves: number
  earlyMinutes: number
  nightMinutes: number
  overtime: readonly OvertimeMinutes[]
}

export type Benefit = { name: string; amount: Kip; taxable: boolean; inSsoBase: boolean }

export type EmployeeFacts = {
  id: number
  startDate: IsoDate
  endDate: IsoDate | null
  isSso: boolean
  includeSalaryTax: boolean
}

/** One employee's month, aggregated: all that a payslip depends on beside the company's rules and the law. */
export type PayslipFacts = {
  employee: EmployeeFacts
  /** The run's range, both days in it. */
  period: { from: IsoDate; to: IsoDate }
  segments: readonly SalarySegment[]
  /** The late minutes of each late day (a day with late minutes, whatever it is called). */
  lateDays: readonly number[]
  benefits: readonly Benefit[]
  /** Indexes into `rules.incomes` and `rules.deductions` of the items chosen for this employee. */
  chosenItems: { incomes: readonly number[]; deductions: readonly number[] }
}

/** One integer per column of the payslip table; minus lines stand here as positive amounts. */
export type PayslipSums = {
  base: Kip
  seniority: Kip
  benefits: Kip
  overtime: Kip
  overtimeMinutes: number
  night: Kip
  otherIncome: Kip
  absence: Kip
  absentHalves: number
  unpaidHalves: number
  absenceRule: Kip
  /** Number of late days. */
  lateDays: number
  lateMinutes: number
  late: Kip
  early: Kip
  deductionsBefore: Kip
  gross: Kip
  ssoBase: Kip
  /** What the employee pays himself; 0 where the company pays it. */
  sso: Kip
  /** The employer's share, and the employee's too where the company pays it. */
  companySso: Kip
  /** Before any gross-up. */
  taxable: Kip
  tax: Kip
  companyTax: Kip
  deductionsAfter: Kip
  employerPaid: Kip
  net: Kip
  cost: Kip
}

/** Why a person has to look at a payslip. Only `net_below_zero` keeps it from being approved. */
export type ReviewCode = 'gross_below_zero' | 'net_below_zero' | 'below_minimum_wage' | 'overtime_over_limit'

/** Why an employee cannot be paid: a code (also the key of its text) and what the text names. */
export type CannotPay = { code: CannotPayCode; params: Record<string, string | number> }

export type CannotPayCode =
  | 'not_employed'
  | 'no_base_salary'
  | 'bad_fact'
  | 'bad_rule'
  | 'unknown_condition'
  | 'law_of_other_day'
  | 'amount_too_large'
