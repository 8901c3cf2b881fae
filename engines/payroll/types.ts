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

/** A total that is paid in parts. */
export type Instalment = {
  /** This part, from 1, of `of` parts. */
  number: number
  of: number
  total: Kip
  /** What earlier runs have paid of the total. */
  paid: Kip
}

/** What a line pays, for items whose payments are counted: those that are paid once, or in instalments. */
export type ItemPayment = {
  item: number
  /** The person's entry of the item; null for an item that applies to every employee. */
  entry: number | null
  instalment?: Instalment
}

/**
 * The common fields of other incomes and other deductions. `percent` refers to the base salary in force on
 * the last day.
 */
export type OtherItem = {
  id?: number
  name: string
  /** True: it applies to every employee. False: only to employees whose `chosenItems` contain its index. */
  appliesToAll: boolean
  kind: 'money' | 'percent'
  /** The amount in kip for `money`; 0 for a percentage. */
  amount: Kip
  /** 12.5 % = { num: 125, den: 1000 } (see `parsePercent`); null for a sum of money. */
  percent: Fraction | null
  condition: Condition | null
  /** True: × the full months of service in the calendar year of the range's last day ÷ 12, like a 13th month. */
  byMonths?: boolean
  /** Set if the payments of the item are counted. */
  payment?: ItemPayment
}

export type OtherIncome = OtherItem & { taxable: boolean; inSsoBase: boolean }
export type OtherDeduction = OtherItem & { beforeCalculation: boolean; employerPays: boolean }

/** Both ends are included; `maxYears` null means no upper limit. */
export type SeniorityBand = { minYears: number; maxYears: number | null; amount: Kip }
/** From `minutes` late minutes the deduction is `amount`, until a higher tier applies. */
export type LateTier = { minutes: number; amount: Kip }
/** From `count` days, `amount` is deducted once a month. */
export type AbsenceRule = { count: number; amount: Kip; type: 'late' | 'absent' }

/** The company's pay rules. `daysPerMonth` and `hoursPerDay` can be decimals (7.5). */
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
  /** Only used if the company pays the tax. */
  grossUp: boolean
  incomes: readonly OtherIncome[]
  deductions: readonly OtherDeduction[]
  /** Missing for runs that were calculated before there were salaries in other currencies. */
  exchange?: RunExchange
}

/** Minutes of approved and scanned overtime; the multiplier in hundredths (×1.5 = 150). */
export type OvertimeMinutes = { multiplier: number; minutes: number }

/**
 * A base salary in another currency and the rate with which it was converted to kip: `amount` in the smallest unit of the currency, `rate`
 * in kip for one unit as a decimal text, in force since `from`, taken for `day`. `rate` null: there is none, so nothing can be paid.
 */
export type ForeignSalary = {
  currency: string
  amount: number
  rate: string | null
  from: IsoDate | null
  day: IsoDate
}

/**
 * The exchange rates of a run, by the code of the currency, and the day for which they were read. The arithmetic does not use them: base
 * salaries are converted before, and the converted kip are what every line is computed from.
 */
export type RunExchange = {
  day: IsoDate
  rates: Readonly<Record<string, { rate: string; from: IsoDate }>>
}

/**
 * A part of the range with one base salary. Segments are in order, do not overlap, and the last one reaches the
 * range's last day, also for an employee who left earlier, because conditions and percentages use its base.
 * Every figure counts days of employment only; days are counted in halves (3 = a day and a half).
 */
export type SalarySegment = {
  base: Kip
  /** Set if the base salary is in another currency: `base` is its value in kip. */
  foreign?: ForeignSalary
  from: IsoDate
  to: IsoDate
  /** Calendar days of employment in the segment. */
  employedDays: number
  /** Half days present, including days with a forgotten scan. */
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

/** `type`: the company's kind of benefit, which stays the same when its name changes; the arithmetic does not use it. */
export type Benefit = { type?: number; name: string; amount: Kip; taxable: boolean; inSsoBase: boolean }

export type EmployeeFacts = {
  id: number
  startDate: IsoDate
  endDate: IsoDate | null
  isSso: boolean
  includeSalaryTax: boolean
}

/**
 * Why the pay of an earlier month is different today: a fact of a day, a base salary or the employment, with its value at the
 * time of the payslip and today; null where there is none.
 */
export type DifferenceCause =
  /** Results of days, as in attendance (`present`, `absent`, …). */
  | { kind: 'day'; day: IsoDate; was: string | null; now: string | null }
  /** Minutes of a day. */
  | { kind: 'overtime' | 'late' | 'early' | 'night'; day: IsoDate; was: number; now: number }
  /** The base salary from a day on. */
  | { kind: 'salary'; day: IsoDate; was: Kip | null; now: Kip | null }
  | { kind: 'start' | 'end'; was: IsoDate | null; now: IsoDate | null }
  /** A benefit in kip a month. */
  | { kind: 'benefit'; name: string; was: Kip | null; now: Kip | null }
  /** The person had no payslip in the month. */
  | { kind: 'no_payslip' }

/**
 * A part of a difference between an earlier payslip and what that month is worth today, paid (`amount` above 0) or deducted before
 * the calculation (below 0). It is taxed and insured like the lines that cause it.
 */
export type PayDifference = {
  id: number
  /** The title of the run of the month, and its range. */
  name: string
  from: IsoDate
  to: IsoDate
  amount: Kip
  taxable: boolean
  inSsoBase: boolean
  causes: readonly DifferenceCause[]
  /** What should be deducted, below 0, if the pay is not enough for it. */
  due?: Kip
}

/**
 * What other approved runs of the calendar month have paid this employee. Social security and tax of the month are computed
 * on its sum: this payslip has what the sum has more.
 */
export type EarlierPay = {
  /** Sum of the insurable wages. */
  ssoBase: Kip
  /** The contributions, whoever paid them. */
  employeeShare: Kip
  employerShare: Kip
  /** Gross less what is not taxable and the employee's own contributions, of the payslips that were taxed; can be negative. */
  ownTaxable: Kip
  /** Sum of the taxable amounts, and the tax on them, whoever paid it. */
  taxable: Kip
  tax: Kip
}

/** How an employment ends. */
export const END_REASONS = [
  'resigned',
  'dismissed',
  'dismissed_unjustified',
  'gross_misconduct',
  'contract_ended',
  'agreement',
  'retired',
  'died',
] as const
export type EndReason = (typeof END_REASONS)[number]

/** What the law gives somebody who leaves, with the first days of its values. */
export type SettlementLaw = {
  /** Of the last monthly pay, for each full month worked. */
  severance: { rate: readonly [number, number]; unjustified: readonly [number, number]; from: IsoDate }
  /** Calendar days of notice of unskilled and of skilled employees. */
  notice: { days: number; skilledDays: number; from: IsoDate }
}

/** A line of a settlement that a person has entered, in kip above 0. */
export type SettlementItem = {
  kind: 'income' | 'deduction'
  name: string
  amount: Kip
  /** Of an income. */
  taxable: boolean
}

/** What somebody who leaves gets or owes besides the pay up to the last day. */
export type SettlementFacts = {
  reason: EndReason
  /** The last day of employment; months are counted from the first day of the present employment. */
  lastDay: IsoDate
  /** The base salary on the last day; with the fixed benefits it is the monthly pay. */
  base: Kip
  monthlyPay: Kip
  isSkilled: boolean
  /** The day of the notice; null if there was none. */
  noticeOn: IsoDate | null
  /** Who pays for the missing days of notice, as the company decides; null: nobody. */
  noticePayer: Payer | null
  /** Half days of annual leave: earned up to the last day, and used. */
  leave: { earnedHalves: number; usedHalves: number }
  /** Days of leave that a person has entered in place of what is left; null: what is left. */
  leaveHalves: number | null
  isSeveranceTaxable: boolean
  items: readonly SettlementItem[]
  law: SettlementLaw
}

/** Unused leave of one type that is paid with money. */
export type LeaveCash = {
  type: number
  /** The company's name of the leave type. */
  name: string
  /** 1/480 day, above 0. */
  units: number
  /** The entries of the ledger of leave that it pays. */
  entries: readonly number[]
  /** Time off for overtime: it is paid by the hour. */
  isTimeOff: boolean
  /** The days with which it ends unused; missing for leave that somebody wants to be paid. */
  ends?: readonly { day: IsoDate; units: number }[]
  inSsoBase: boolean
}

/** One employee's month, aggregated: the input of a payslip besides the company's rules and the law. */
export type PayslipFacts = {
  employee: EmployeeFacts
  /** The run's range, both days included. */
  period: { from: IsoDate; to: IsoDate }
  segments: readonly SalarySegment[]
  /** The late minutes of each late day (a day with late minutes, whatever its result). */
  lateDays: readonly number[]
  benefits: readonly Benefit[]
  /** Indexes into `rules.incomes` and `rules.deductions` of the items chosen for this employee. */
  chosenItems: { incomes: readonly number[]; deductions: readonly number[] }
  /** Differences of earlier months that this payslip settles. */
  differences?: readonly PayDifference[]
  /** True: other incomes and deductions only, without base pay, benefits and whatever follows from attendance. */
  itemsOnly?: boolean
  /** Unused leave that the company pays; missing if there is none. */
  leaveCash?: readonly LeaveCash[]
  /** Missing if this is the first payment of the month. */
  earlier?: EarlierPay
  /** Of somebody who leaves and is settled. Deductions are then limited so that the pay is never negative. */
  settlement?: SettlementFacts
}

/** One integer per column of the payslip table; deductions are positive here. */
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
  /** The part that the employee pays; 0 if the company pays it. */
  sso: Kip
  /** The employer's share, plus the employee's share if the company pays it. */
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

/** Why a payslip needs a review. Only `net_below_zero` prevents its approval. */
export type ReviewCode = 'gross_below_zero' | 'net_below_zero' | 'below_minimum_wage' | 'overtime_over_limit'

/** Why an employee cannot be paid: a code (also the key of its text) and the text's parameters. */
export type CannotPay = { code: CannotPayCode; params: Record<string, string | number> }

export type CannotPayCode =
  | 'not_employed'
  | 'no_base_salary'
  | 'no_exchange_rate'
  | 'bad_fact'
  | 'bad_rule'
  | 'unknown_condition'
  | 'law_of_other_day'
  | 'amount_too_large'
