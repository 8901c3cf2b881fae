import type { DayNumber } from '#engines/attendance/types.ts'
import { mulDivRound } from '#engines/payroll/fraction.ts'
import { countDays, dayNumber, dayOfNumber, laterDay } from '#kit/contract/days.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { LeavePart } from '../contract.ts'

/** The entitlement of a leave type. `amount`: days a year, including halves; null means unlimited. */
export interface LeaveRight {
  id: number
  name: string
  amount: number | null
  months_before_usable: number
}

/** An agreement with an employee: `type` is the name or number of a leave type, `used` the leave taken before leave was recorded here. */
export interface LeaveAgreement {
  type: string | null
  days: number
  used: number
}

export interface LeaveSpan {
  start_date: string
  end_date: string
  part: LeavePart
  /** With `hours`: 'HH:MM'. */
  from_time?: string | null
  to_time?: string | null
}

/** The agreement that replaces the company's amount, if there is one. */
export function agreementOn(
  right: LeaveRight,
  agreements: readonly LeaveAgreement[],
): LeaveAgreement | undefined {
  const wanted = [foldLao(right.name), String(right.id)]
  return agreements.find(({ type }) => type !== null && wanted.includes(foldLao(type)))
}

/** The day after this number of whole months of work; the last day of the month if it is shorter. */
export function usableFrom(startDate: string, months: number): string {
  const at = Number(startDate.slice(0, 4)) * 12 + Number(startDate.slice(5, 7)) - 1 + months
  const first = (month: number) =>
    dayNumber(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`)
  const wanted = first(at) + Number(startDate.slice(8, 10)) - 1
  return dayOfNumber(Math.min(wanted, first(at + 1) - 1))
}

/** The half days that leave takes, by day: bit 1 is the morning, bit 2 the afternoon. */
export type UsedHalves = ReadonlyMap<DayNumber, number>

const HALVES: Record<LeavePart, number> = { hours: 0, morning: 1, afternoon: 2, full: 3 }
const DAYS_OF_HALVES = [0, 0.5, 0.5, 1]

/** The half days that leave takes on days that count; a half that was requested several times counts once. Hours take none. */
export function usedHalves(
  leave: readonly LeaveSpan[],
  isCounted: (day: DayNumber) => boolean,
): Map<DayNumber, number> {
  const taken = new Map<DayNumber, number>()
  addHalves(taken, leave, isCounted)
  return taken
}

/** Adds the half days that leave takes to those of other leave. */
export function addHalves(
  taken: Map<DayNumber, number>,
  leave: readonly LeaveSpan[],
  isCounted: (day: DayNumber) => boolean,
): void {
  for (const { start_date, end_date, part } of leave)
    for (let day = dayNumber(start_date); day <= dayNumber(end_date); day++)
      if (isCounted(day)) taken.set(day, (taken.get(day) ?? 0) | HALVES[part])
}

/** Days taken in the year of a day. */
export function usedDays(taken: UsedHalves, year: string): number {
  let days = 0
  for (const [day, halves] of taken)
    if (dayOfNumber(day).startsWith(year)) days += DAYS_OF_HALVES[halves] ?? 0
  return days
}

/**
 * The days that somebody who leaves has earned in the year of the last day, to half days: by the days of employment in that year, and
 * not less than what was used of the whole year's days.
 */
export function earnedAtEnd(
  { earned, used }: { earned: number; used: number },
  startDate: string,
  lastDay: string,
): number {
  const year = lastDay.slice(0, 4)
  const employed = countDays(laterDay(startDate, `${year}-01-01`), lastDay)
  const ofYear = countDays(`${year}-01-01`, `${year}-12-31`)
  const cut = mulDivRound(Math.round(earned * 2), Math.max(0, employed), ofYear) / 2
  return Math.max(cut, Math.min(used, earned))
}
