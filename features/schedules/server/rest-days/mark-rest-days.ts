import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import type { EntryChange, ListContext } from '#kit/server/master-data/list-context.ts'
import { DAYS_AFTER, DAYS_BEFORE } from '../mark-days-around.ts'

/** These columns determine the dates and the meaning of a rest day; a new name affects no days. */
const RULE = ['kind', 'counts_as', 'for_whom', 'weekday', 'month', 'month_day', 'from_date', 'to_date']
const FIRST_DAY = '1900-01-01'

const move = (date: string, days: number) => dayOfNumber(dayNumber(date) + days)

/** The range of a rest day's dates, inclusive, with the surrounding days whose results can depend on them. */
function reachOf(entry: Record<string, unknown>): [first: string, last: string] {
  const from = entry.from_date as string | null
  const to = (entry.to_date ?? (entry.kind === 'regular' ? from : null)) as string | null
  return [from === null ? FIRST_DAY : move(from, -DAYS_BEFORE), to === null ? LAST_DAY : move(to, DAYS_AFTER)]
}

const hasOtherDates = ({ before, after }: EntryChange) =>
  !before || !after || RULE.some((name) => before[name] !== after[name])

/** Marks the days of all employees that a change of rest days affects, so that they are derived again. */
export async function markRestDays({ tx }: Pick<ListContext, 'tx'>, changes: readonly EntryChange[]) {
  const touched = changes
    .filter(hasOtherDates)
    .flatMap(({ before, after }) => [before, after].filter((entry) => entry !== null))
  await markEverybody(tx, touched.map(reachOf))
}

/** Marks these days for all employees of the transaction's company. */
export async function markEverybody(tx: Tx, reaches: readonly (readonly [first: string, last: string])[]) {
  const companyId = tx.companyId as number
  await markDaysChanged(
    tx,
    reaches.map(([firstDay, lastDay]) => ({ companyId, employeeId: null, firstDay, lastDay })),
  )
}
