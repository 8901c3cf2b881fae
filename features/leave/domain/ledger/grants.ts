import { mulDivRound } from '#engines/payroll/fraction.ts'
import { addMonths, daysInMonth, earlierDay, lastOfMonth, laterDay } from '#kit/contract/days.ts'
import { usableFrom } from '../leave-balance.ts'
import { HALF_UNITS, type LotDays, unitsOfDays } from './entries.ts'
import type { ServiceBand } from './service-bands.ts'

/** How a leave type gives days. */
export interface GrantRules {
  /** Days a year with halves; null: without a bound. */
  amount: number | null
  months_before_usable: number
  /** Other days a year after full years of service, the longest first; missing with an agreement. */
  bands?: readonly ServiceBand[]
  /** `prorated`: yearly, in the first year by its months; `none`: only what is entered. */
  accrual: 'yearly' | 'prorated' | 'monthly' | 'none'
  /** What becomes of unused days after 31 December. */
  carry: 'none' | 'until_date' | 'months'
  /** At most these days are carried over; null: all. */
  carry_cap: number | null
  carry_months: number | null
}

/** Whom it is given to. */
export interface Grantee {
  start_date: string
  end_date: string | null
}

/** Units that the rules give, and the period that they are for: '2026' or '2026-03'. */
export interface Grant extends LotDays {
  period: string
  units: number
}

/** The day until which carried leave can be taken in a year, from the day of the setting: its day and month, unless it names the year. */
export function carriedUntil(setting: string | null, year: string): string | null {
  if (setting === null) return null
  const month = `${year}${setting.slice(4, 7)}`
  const day = Math.min(Number(setting.slice(8)), daysInMonth(month))
  return `${month}-${String(day).padStart(2, '0')}`
}

/** When leave of a year can be taken, from `from`. `setting`: the company's day until which leave is carried over. */
export function lotDays(
  rules: Pick<GrantRules, 'carry' | 'carry_cap' | 'carry_months'>,
  setting: string | null,
  from: string,
): LotDays {
  const year = from.slice(0, 4)
  const next = String(Number(year) + 1)
  const end = `${year}-12-31`
  const carried =
    rules.carry_cap === 0 || rules.carry === 'none'
      ? null
      : rules.carry === 'months'
        ? lastOfMonth(addMonths(`${year}-12`, rules.carry_months ?? 0))
        : carriedUntil(setting, next)
  if (carried === null || carried <= end)
    return { from_day: from, expires_on: end, kept_after: null, kept_units: null }
  const cap = rules.carry_cap
  return {
    ...{ from_day: from, expires_on: carried },
    ...{ kept_after: cap === null ? null : end, kept_units: cap === null ? null : unitsOfDays(cap) },
  }
}

/** The anniversary of the first day in a year; of 29 February the 28th in a shorter one. */
const anniversary = (start: string, year: string): string =>
  usableFrom(start, 12 * (Number(year) - Number(start.slice(0, 4))))

/** Units a year for the full years of service on a day. */
function yearlyUnits({ amount, bands = [] }: GrantRules, start: string, day: string): number {
  const year = day.slice(0, 4)
  const years = Number(year) - Number(start.slice(0, 4)) - (day < anniversary(start, year) ? 1 : 0)
  return unitsOfDays(bands.find((band) => years >= band.years)?.days ?? amount ?? 0)
}

/** What an anniversary within the year adds to the days of 1 January; fewer days begin with the next year. */
function addedByService(
  rules: GrantRules,
  { start_date, end_date }: Grantee,
  from: string,
  setting: string | null,
): Grant[] {
  const year = from.slice(0, 4)
  const day = anniversary(start_date, year)
  if (day <= from || (end_date !== null && end_date < day)) return []
  const more = yearlyUnits(rules, start_date, day) - yearlyUnits(rules, start_date, from)
  return more > 0 ? [{ ...lotDays(rules, setting, day), period: `${year}-service`, units: more }] : []
}

/**
 * What the rules give somebody in a calendar year. Yearly: all on 1 January, or on the first day on which the leave can be taken; if it is
 * prorated, in that first year by the months that are left, with the one that has begun, up to the half day. Monthly: a twelfth on the last day
 * of each month of employment, which can be taken from the usable day.
 */
export function grantsOfYear(
  rules: GrantRules,
  person: Grantee,
  year: string,
  setting: string | null,
): Grant[] {
  if (rules.amount === null || rules.accrual === 'none') return []
  const usable = usableFrom(person.start_date, rules.months_before_usable)
  if (rules.accrual === 'monthly') return monthlyGrants(rules, { ...person, usable }, year, setting)
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const from = laterDay(usable, first)
  const units = yearlyUnits(rules, person.start_date, from)
  if (
    (units === 0 && !rules.bands?.length) ||
    usable > last ||
    (person.end_date !== null && person.end_date < first)
  )
    return []
  const days = lotDays(rules, setting, from)
  const isFirst = usable >= first && rules.accrual === 'prorated'
  const months = 13 - Number(usable.slice(5, 7))
  const given = isFirst ? Math.ceil((units * months) / 12 / HALF_UNITS) * HALF_UNITS : units
  const whole = given === 0 ? [] : [{ ...days, period: year, units: given }]
  return [...whole, ...addedByService(rules, person, from, setting)]
}

function monthlyGrants(
  rules: GrantRules,
  { start_date, end_date, usable }: Grantee & { usable: string },
  year: string,
  setting: string | null,
): Grant[] {
  const grants: Grant[] = []
  // Months before this year whose leave can be taken only in it are leave of this year.
  const first = monthlyStart(start_date, usable, year)
  for (let month = first; month <= `${year}-12`; month = addMonths(month, 1)) {
    const lastDay = lastOfMonth(month)
    const employed = end_date === null ? lastDay : earlierDay(end_date, lastDay)
    const monthly = mulDivRound(yearlyUnits(rules, start_date, employed), 1, 12)
    if (monthly === 0 || employed < `${month}-01` || employed < start_date) continue
    const from = laterDay(employed, usable)
    if (from.slice(0, 4) !== year) continue
    grants.push({ ...lotDays(rules, setting, from), period: month, units: monthly })
  }
  return grants
}

const monthlyStart = (start: string, usable: string, year: string) =>
  usable.slice(0, 4) === year ? start.slice(0, 7) : laterDay(`${year}-01`, start.slice(0, 7))
