import { fullYears, monthsOfYear } from './calendar.ts'
import { cannotPay, safeKip } from './cannot-pay.ts'
import { checkFacts } from './check-facts.ts'
import type { How, LineCode, PayslipLine } from './explanation.ts'
import { type Fraction, parseDecimal } from './fraction.ts'
import type { Law } from './law/types.ts'
import type { CompanyRules, PayslipFacts, PayslipSums, ReviewCode } from './types.ts'

/**
 * The state of one payslip calculation: the input of every line, and the results of the lines computed so
 * far.
 */
export type Calculation = {
  facts: PayslipFacts
  rules: CompanyRules
  law: Law
  /** Calendar days of the range, and how many of them are days of employment. */
  calendarDays: number
  employedDays: number
  /** The base salary in force on the range's last day. */
  lastBase: number
  /** Full years of service on the range's last day, also for a leaver. */
  years: number
  /** Full months of service in the calendar year of the range's last day. */
  months: number
  /** The base salary times these fractions is the pay of one day and of one minute. */
  perDay: Fraction
  perMinute: Fraction
  lines: PayslipLine[]
  sums: PayslipSums
  reviews: ReviewCode[]
  /** Sums of the items outside the social security base, and of the items that are not taxable. */
  notInSsoBase: number
  notTaxable: number
}

const noSums = (): PayslipSums => ({
  base: 0,
  seniority: 0,
  benefits: 0,
  overtime: 0,
  overtimeMinutes: 0,
  night: 0,
  otherIncome: 0,
  absence: 0,
  absentHalves: 0,
  unpaidHalves: 0,
  absenceRule: 0,
  lateDays: 0,
  lateMinutes: 0,
  late: 0,
  early: 0,
  deductionsBefore: 0,
  gross: 0,
  ssoBase: 0,
  sso: 0,
  companySso: 0,
  taxable: 0,
  tax: 0,
  companyTax: 0,
  deductionsAfter: 0,
  employerPaid: 0,
  net: 0,
  cost: 0,
})

/** Refuses values with more than four decimals. */
function divisor(name: 'daysPerMonth' | 'hoursPerDay', value: number): Fraction {
  const scaled = Math.round(value * 10_000)
  if (!(value > 0 && value <= 366) || scaled / 10_000 !== value)
    cannotPay('bad_rule', { rule: name, value: String(value) })
  return parseDecimal(value)
}

/** Checks the facts and prepares the calculation. Ends the calculation (`cannotPay`) if they cannot be paid. */
export function startCalculation(facts: PayslipFacts, rules: CompanyRules, law: Law): Calculation {
  const { to } = facts.period
  const { calendarDays, employedDays } = checkFacts(facts)
  if (law.date !== to) cannotPay('law_of_other_day', { law: law.date, to })
  const days = divisor('daysPerMonth', rules.daysPerMonth)
  const hours = divisor('hoursPerDay', rules.hoursPerDay)
  return {
    facts,
    rules,
    law,
    calendarDays,
    employedDays,
    lastBase: facts.segments.at(-1)?.base ?? 0,
    years: fullYears(facts.employee.startDate, to),
    months: monthsOfYear(facts.employee.startDate, facts.employee.endDate, to),
    perDay: { num: days.den, den: days.num },
    perMinute: { num: days.den * hours.den, den: days.num * hours.num * 60 },
    lines: [],
    sums: noSums(),
    reviews: [],
    notInSsoBase: 0,
    notTaxable: 0,
  }
}

type SumColumn = keyof PayslipSums

/** Adds a line that is paid to the employee or charged to the company. */
export function addLine(
  c: Calculation,
  code: LineCode,
  sum: SumColumn,
  amount: number,
  how: How,
  name?: string,
) {
  c.sums[sum] = safeKip(c.sums[sum] + amount, sum)
  c.lines.push(name === undefined ? { code, amount, how } : { code, amount, name, how })
}

/** Adds a line that is deducted from the employee. `amount` and its sum are positive, the line is negative. */
export function addDeductionLine(
  c: Calculation,
  code: LineCode,
  sum: SumColumn,
  amount: number,
  how: How,
  name?: string,
) {
  addLine(c, code, sum, amount, how, name)
  const line = c.lines.at(-1)
  if (line) line.amount = 0 - amount
}

/**
 * Adds an item's amount to the amounts outside the social security base and the taxable amount, as its marks
 * say.
 */
export function markItem(c: Calculation, amount: number, item: { taxable: boolean; inSsoBase: boolean }) {
  if (!item.inSsoBase) c.notInSsoBase += amount
  if (!item.taxable) c.notTaxable += amount
}
