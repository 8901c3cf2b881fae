import { firstOfMonth, monthOf } from '#kit/contract/days.ts'
import { BENEFIT_PREFIX } from './import-columns.ts'
import { type Employment, runsOfChanges } from './moved-days.ts'
import type { CellChange } from './sheet-rows.ts'

interface Period {
  from_date: string
  to_date: string
}

interface Row {
  person: Employment
  changes?: readonly CellChange[]
}

interface Choices {
  /** Names of the columns whose differences are stored. */
  accepted: readonly string[]
  /** First day of changed base salaries; its month is the first one of changed benefits. */
  salaryFrom: string | null
}

export type LockedRunKey = 'start_date' | 'end_date' | 'base_salary' | 'benefits'

/** Of these approved and paid runs, those into which the accepted changes of existing employees date, by kind, with the number of employees. */
export function runsOfImport<Run extends Period>(
  runs: readonly Run[],
  rows: readonly Row[],
  { accepted, salaryFrom }: Choices,
): { key: LockedRunKey; run: Run; count: number }[] {
  const stored = rows.map(({ person, changes = [] }) => ({
    person,
    changes: changes.filter(({ column }) => accepted.includes(column)),
  }))
  const pay = [
    { key: 'base_salary' as const, firstDayOf: (row: Row) => salaryDay(row, salaryFrom) },
    { key: 'benefits' as const, firstDayOf: (row: Row) => benefitDay(row, salaryFrom) },
  ]
  const touched = pay.flatMap(({ key, firstDayOf }) =>
    runs.map((run) => ({ key, run, count: stored.filter((row) => isIn(run, row, firstDayOf(row))).length })),
  )
  return [...runsOfChanges(runs, stored), ...touched.filter(({ count }) => count > 0)]
}

/** The first salary of an employee is valid from the start date, a changed one from the chosen day. */
function salaryDay({ person, changes = [] }: Row, salaryFrom: string | null): string | null {
  const change = changes.find(({ column }) => column === 'base_salary')
  if (!change) return null
  return change.before === null ? person.start_date : salaryFrom
}

const benefitDay = ({ changes = [] }: Row, salaryFrom: string | null): string | null =>
  salaryFrom !== null && changes.some(({ column }) => column.startsWith(BENEFIT_PREFIX))
    ? firstOfMonth(monthOf(salaryFrom))
    : null

/** True if the run has days from the first one on that belong to the employment. */
function isIn(run: Period, { person: { start_date, end_date } }: Row, firstDay: string | null): boolean {
  if (firstDay === null || run.to_date < firstDay || run.to_date < start_date) return false
  return !end_date || (end_date >= run.from_date && end_date >= firstDay)
}
