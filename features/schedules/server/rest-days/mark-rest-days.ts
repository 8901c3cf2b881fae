import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import type { EntryChange, ListContext } from '#kit/server/master-data/list-context.ts'
import { DAYS_AFTER, DAYS_BEFORE } from '../mark-days-around.ts'

/** From these follow the dates of a rest day and what they are; a new name changes nobody's day. */
const RULE = ['kind', 'counts_as', 'for_whom', 'weekday', 'month', 'month_day', 'from_date', 'to_date']
const FIRST_DAY = '1900-01-01'

const move = (date: string, days: number) => dayOfNumber(dayNumber(date) + days)

/** The days between which a rest day has its dates, both in, with those around whose results may follow from them. */
function reachOf(entry: Record<string, unknown>): [first: string, last: string] {
  const from = entry.from_date as string | null
  const to = (entry.to_date ?? (entry.kind === 'regular' ? from : null)) as string | null
  return [from === null ? FIRST_DAY : move(from, -DAYS_BEFORE), to === null ? LAST_DAY : move(to, DAYS_AFTER)]
}

const hasOtherDates = ({ before, after }: EntryChange) =>
  !before || !after || RULE.some((name) => before[name] !== after[name])

/** The days of everybody that a change of rest days touches are derived again. */
export async function markRestDays({ tx }: Pick<ListContext, 'tx'>, changes: readonly EntryChange[]) {
  const touched = changes
    .filter(hasOtherDates)
    .flatMap(({ before, after }) => [before, after].filter((entry) => entry !== null))
  await markEverybody(tx, touched.map(reachOf))
}

/** Marks these days of everybody in the company of the transaction. */
export async function markEverybody(tx: Tx, reaches: readonly (readonly [first: string, last: string])[]) {
  const companyId = tx.companyId as number
  await markDaysChanged(
    tx,
    reaches.map(([firstDay, lastDay]) => ({ companyId, employeeId: null, firstDay, lastDay })),
  )
}
