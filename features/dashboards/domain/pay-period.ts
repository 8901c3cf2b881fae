import { nearestPayDay } from '#features/payroll/domain/payment-day.ts'
import { nextPeriod, type Period } from '#features/payroll/domain/run-period.ts'
import { addDays, countDays } from '#kit/contract/days.ts'

/** A regular run. */
export interface RegularRun {
  id: number
  from_date: string
  to_date: string
  status: 'draft' | 'calculated' | 'approved' | 'paid'
}

/** A payment that was due longer ago than this is no longer the next one: its run is listed among what needs a person. */
const OVERDUE_DAYS = 10

/** By the last day, then the first day, then the number: runs that end on one day have one order, whatever order they are read in. */
const inOrder = (one: RegularRun, other: RegularRun): number =>
  one.to_date.localeCompare(other.to_date) ||
  one.from_date.localeCompare(other.from_date) ||
  one.id - other.id
/** Periods after the last run that are tried: runs of half a month in three years. */
const MOST_PERIODS = 80

export interface PayPeriod<Run extends RegularRun> extends Period {
  run: Run | null
  /** The company's pay day; null without one. */
  payDay: string | null
  /** Days until the pay day, or until the last day of the period. */
  daysLeft: number
}

/**
 * The regular period that is paid next: the earliest run that is not paid and whose pay day is ahead or at most ten days
 * ago, otherwise the first period after the last run for which this holds. `payDay` 1 to 31 or null: the last day of
 * the period counts.
 */
export function nextPayPeriod<Run extends RegularRun>(
  runs: readonly Run[],
  payDay: number | null,
  today: string,
): PayPeriod<Run> {
  const limit = addDays(today, -OVERDUE_DAYS)
  const dueOf = ({ to }: Period) => (payDay === null ? to : nearestPayDay(to, payDay))
  const periodOf = (period: Period, run: Run | null) => ({
    ...period,
    run,
    payDay: payDay === null ? null : dueOf(period),
    daysLeft: countDays(today, dueOf(period)) - 1,
  })
  const byEnd = [...runs].sort(inOrder)
  const asPeriod = ({ from_date, to_date }: Run): Period => ({ from: from_date, to: to_date })
  const open = byEnd.find((run) => run.status !== 'paid' && dueOf(asPeriod(run)) >= limit)
  if (open) return periodOf(asPeriod(open), open)
  const last = byEnd.at(-1)
  let period = nextPeriod(last ? asPeriod(last) : null, today)
  for (let tried = 0; dueOf(period) < limit && tried < MOST_PERIODS; tried += 1)
    period = nextPeriod(period, today)
  return periodOf(period, null)
}

/** The regular runs before the period that are not paid, earliest first. */
export const unpaidBefore = <Run extends RegularRun>(runs: readonly Run[], { from }: Period): Run[] =>
  runs.filter(({ status, to_date }) => status !== 'paid' && to_date < from).sort(inOrder)
