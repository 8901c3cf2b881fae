import type { LineCode } from '#engines/payroll/explanation.ts'

/** Lines with the company's own name have no name here. */
type OwnName = 'benefit' | 'income' | 'deduction_before' | 'deduction_after'

/** The words of a day in a sentence, by its result and kind of leave. `none`: no shift. */
export interface DayStates {
  success: string
  late: string
  early: string
  forgotten: string
  absent: string
  outside: string
  holiday: string
  not_yet: string
  paid_leave: string
  unpaid_leave: string
  none: string
}

type Changed = (v: { day: string; was: string; now: string }) => string

/** The texts of a payslip's lines. Numbers and dates are passed as displayed. */
export interface LineTexts {
  names: Record<Exclude<LineCode, OwnName | 'overtime' | 'employer_paid'>, string>
  overtimeName: (multiplier: string) => string
  lateRuleName: string
  employeeShareName: string
  employerPaidName: (name: string) => string
  /** A base salary in another currency; `since` is '' if the rate is dated on the day itself. */
  converted: (v: { amount: string; rate: string; day: string; since: string; base: string }) => string
  wholePeriod: (base: string, days: string) => string
  partOfPeriod: (v: {
    base: string
    of: string
    days: string
    from: string
    to: string
    part: string
  }) => string
  raise: (v: { date: string; before: string; after: string }) => string
  sumOfParts: (v: { parts: string; amount: string }) => string
  paidDays: (v: { base: string; divisor: string; days: string; part: string }) => string
  paidDaysAre: (v: { present: string; leave: string; holiday: string }) => string
  fromTo: (v: { from: string; to: string }) => string
  years: (years: string) => string
  band: (v: { min: string; max: string }) => string
  openBand: (min: string) => string
  wholeAmount: (amount: string) => string
  partOfAmount: (v: { amount: string; of: string; days: string }) => string
  notTaxable: string
  notInSsoBase: string
  hourly: (v: { base: string; days: string; hours: string; hour: string }) => string
  minutes: (v: {
    base: string
    days: string
    hours: string
    minutes: string
    clock: string
    factor: string
    part: string
  }) => string
  fixed: (amount: string) => string
  instalment: (v: { number: string; of: string; total: string; left: string }) => string
  upToNet: (v: { due: string; taken: string }) => string
  owedRest: (v: { due: string; taken: string; rest: string }) => string
  settlementNames: Record<'notice_pay' | 'leave_pay' | 'leave_owed' | 'notice_owed' | 'severance', string>
  noticePay: (v: { base: string; divisor: string; days: string; amount: string }) => string
  noticeDays: (v: { required: string; given: string; days: string; date: string }) => string
  leaveCashName: (type: string) => string
  /** Unused time off that is paid because it ends with this day. */
  leaveCashEnds: (day: string) => string
  leaveCashTime: (v: {
    base: string
    days: string
    hours: string
    minutes: string
    clock: string
    amount: string
  }) => string
  leavePay: (v: { base: string; divisor: string; days: string; amount: string }) => string
  leaveDays: (v: { earned: string; used: string }) => string
  leaveEntered: (days: string) => string
  severance: (v: { pay: string; percent: string; months: string; amount: string }) => string
  severancePay: (v: { pay: string; base: string; benefits: string }) => string
  severanceLaw: (v: { percent: string; date: string }) => string
  differenceName: (run: string) => string
  differenceOf: (v: { from: string; to: string }) => string
  dayStates: DayStates
  dayChanged: Changed
  minutesChanged: Record<'overtime' | 'late' | 'early' | 'night', Changed>
  benefitChanged: (v: { name: string; before: string; after: string }) => string
  startChanged: (v: { was: string; now: string }) => string
  endChanged: (v: { was: string; now: string }) => string
  noPayslip: string
  moreCauses: (count: string) => string
  months: (v: { count: string; year: string }) => string
  percentOf: (v: { base: string; percent: string }) => string
  baseAtLeast: (v: { has: string; value: string }) => string
  baseAtMost: (v: { has: string; value: string }) => string
  yearsAtLeast: (v: { has: string; value: string }) => string
  absence: (v: { base: string; divisor: string; days: string; part: string }) => string
  absentDays: (v: { absent: string; unpaid: string }) => string
  capped: (cap: string) => string
  absentRule: (v: { days: string; count: string; amount: string }) => string
  lateRule: (v: { days: string; count: string; amount: string }) => string
  lateTier: (v: { days: string; amount: string; minutes: string; part: string }) => string
  lateFree: (days: string) => string
  gross: (v: { plus: string; minus: string }) => string
  floored: (would: string) => string
  ssoBase: (v: { gross: string; notInBase: string; base: string }) => string
  ssoCeiling: (v: { wage: string; ceiling: string; date: string }) => string
  ssoShare: (v: { base: string; percent: string; amount: string; date: string }) => string
  ssoMonth: (v: { earlier: string; own: string; sum: string }) => string
  ssoLeft: (v: { ofMonth: string; earlier: string; amount: string }) => string
  companyPays: string
  taxable: (v: { gross: string; minus: string[]; taxable: string }) => string
  taxableSso: (amount: string) => string
  taxableItems: (amount: string) => string
  taxableOvertime: (amount: string) => string
  overtimeExempt: (v: { limit: string; date: string }) => string
  taxBand: (v: { above: string; to: string; percent: string; part: string; tax: string }) => string
  lastTaxBand: (v: { above: string; percent: string; part: string; tax: string }) => string
  noTax: string
  taxMonth: (v: { earlier: string; own: string; sum: string }) => string
  taxLeft: (v: { ofMonth: string; earlier: string; amount: string }) => string
  taxSum: (v: { taxes: string; amount: string }) => string
  bandsOf: (date: string) => string
  grossedUp: (v: { taxable: string; onto: string }) => string
  net: (v: { gross: string; minus: string[]; net: string }) => string
  minusSso: (amount: string) => string
  minusTax: (amount: string) => string
  minusDeductions: (amount: string) => string
  cost: (v: { gross: string; plus: string[]; cost: string }) => string
  plusSso: (amount: string) => string
  plusTax: (amount: string) => string
  plusItems: (amount: string) => string
}
