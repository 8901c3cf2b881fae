import { addDays, earlierDay, laterDay } from '#kit/contract/days.ts'
import type { CellChange } from './sheet-rows.ts'

/** First and last day of an employment, 'YYYY-MM-DD'; null: it has no end. */
export interface Employment {
  start_date: string
  end_date: string | null
}

interface Period {
  from_date: string
  to_date: string
}

const NO_END = '9999-12-31'

/** The days that belong to only one of two employments, as inclusive ranges. */
function movedDays(before: Employment, after: Employment): Period[] {
  const [oldEnd, newEnd] = [before.end_date || NO_END, after.end_date || NO_END]
  return [
    ...(before.start_date === after.start_date
      ? []
      : [
          {
            from_date: earlierDay(before.start_date, after.start_date),
            to_date: addDays(laterDay(before.start_date, after.start_date), -1),
          },
        ]),
    ...(oldEnd === newEnd
      ? []
      : [{ from_date: addDays(earlierDay(oldEnd, newEnd), 1), to_date: laterDay(oldEnd, newEnd) }]),
  ]
}

/** Of these runs, those with days that change between the employments. */
export function runsOfMovedDays<Run extends Period>(
  runs: readonly Run[],
  before: Employment,
  after: Employment,
): Run[] {
  const moved = movedDays(before, after)
  return runs.filter((run) =>
    moved.some(({ from_date, to_date }) => from_date <= run.to_date && to_date >= run.from_date),
  )
}

/** Columns of the sheet with the limits of the employment. */
export const EMPLOYMENT_COLUMNS = ['start_date', 'end_date'] as const

/** The runs with days that these changes of existing employees move, by column, with the number of employees. */
export function runsOfChanges<Run extends Period>(
  runs: readonly Run[],
  rows: readonly { person: Employment; changes?: readonly CellChange[] }[],
): { key: (typeof EMPLOYMENT_COLUMNS)[number]; run: Run; count: number }[] {
  const touched = EMPLOYMENT_COLUMNS.flatMap((key) =>
    runs.map((run) => {
      const moves = rows.filter(({ person, changes = [] }) => {
        const change = changes.find(({ column }) => column === key)
        const before = change && { ...person, [key]: change.before || null }
        return before !== undefined && runsOfMovedDays([run], before as Employment, person).length > 0
      })
      return { key, run, count: moves.length }
    }),
  )
  return touched.filter(({ count }) => count > 0)
}
