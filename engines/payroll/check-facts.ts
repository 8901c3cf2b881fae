import { countDays, isDay } from '#kit/contract/days.ts'
import { sharedDays } from './calendar.ts'
import { cannotPay } from './cannot-pay.ts'
import type { PayslipFacts, SalarySegment } from './types.ts'

const counts = [
  'base',
  'employedDays',
  'presentHalves',
  'paidLeaveHalves',
  'holidayHalves',
  'absentHalves',
  'unpaidLeaveHalves',
  'earlyMinutes',
  'nightMinutes',
] as const satisfies (keyof SalarySegment)[]

const badFact = (fact: string, value: unknown) => cannotPay('bad_fact', { fact, value: String(value) })

function checkCount(fact: string, value: number) {
  if (!Number.isSafeInteger(value) || value < 0) badFact(fact, value)
}

function checkDays({ employee, period }: PayslipFacts) {
  if (!isDay(period.from)) badFact('period.from', period.from)
  if (!isDay(period.to) || period.to < period.from) badFact('period.to', period.to)
  if (!isDay(employee.startDate)) badFact('employee.startDate', employee.startDate)
  if (employee.endDate !== null && !isDay(employee.endDate)) badFact('employee.endDate', employee.endDate)
}

/** Days before the employment need no rate; the last base salary is also that of percentages and conditions. */
function checkRate({ foreign, employedDays, to }: SalarySegment, period: PayslipFacts['period']) {
  if (foreign?.rate === null && (employedDays > 0 || to === period.to))
    cannotPay('no_exchange_rate', { currency: foreign.currency, day: foreign.day })
}

function checkSegment(segment: SalarySegment, employee: PayslipFacts['employee']) {
  if (segment.base === null || segment.base === undefined) cannotPay('no_base_salary', { from: segment.from })
  for (const name of counts) checkCount(name, segment[name])
  for (const { multiplier, minutes } of segment.overtime) {
    if (!Number.isSafeInteger(multiplier) || multiplier < 0 || multiplier > 10_000)
      badFact('overtime.multiplier', multiplier)
    checkCount('overtime.minutes', minutes)
  }
  const employed = sharedDays(segment.from, segment.to, employee.startDate, employee.endDate)
  if (segment.employedDays !== employed) badFact('employedDays', segment.employedDays)
  const halves =
    segment.presentHalves +
    segment.paidLeaveHalves +
    segment.holidayHalves +
    segment.absentHalves +
    segment.unpaidLeaveHalves
  if (halves > 2 * employed) badFact('halves', halves)
}

function checkSegments({ segments, employee, period }: PayslipFacts): number {
  let employedDays = 0
  let previousEnd = ''
  for (const segment of segments) {
    if (!isDay(segment.from) || segment.from <= previousEnd || segment.from < period.from)
      badFact('segment.from', segment.from)
    if (!isDay(segment.to) || segment.to < segment.from) badFact('segment.to', segment.to)
    checkRate(segment, period)
    checkSegment(segment, employee)
    employedDays += segment.employedDays
    previousEnd = segment.to
  }
  if (segments.length === 0) cannotPay('no_base_salary', { from: period.from })
  if (previousEnd !== period.to) badFact('segment.to', previousEnd)
  return employedDays
}

/**
 * Checks whether the facts can be paid and ends the calculation if not. Returns the calendar days of the range
 * and the days of employment. Days of employment without a base salary are `no_base_salary`.
 */
export function checkFacts(facts: PayslipFacts): { calendarDays: number; employedDays: number } {
  checkDays(facts)
  const { employee, period } = facts
  const employed = sharedDays(period.from, period.to, employee.startDate, employee.endDate)
  if (employed === 0) cannotPay('not_employed', { from: period.from, to: period.to })
  const employedDays = checkSegments(facts)
  if (employedDays < employed) cannotPay('no_base_salary', { from: period.from })
  for (const minutes of facts.lateDays) checkCount('lateDays', minutes)
  for (const benefit of facts.benefits) checkCount(`benefit ${benefit.name}`, benefit.amount)
  return { calendarDays: countDays(period.from, period.to), employedDays }
}
