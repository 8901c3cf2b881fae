import { z } from 'zod'
import { importScanFile } from '#features/attendance/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { recordApprovedLeave, recordRequestedLeave } from '#features/leave/server/index.ts'
import { recordApprovedOvertime, recordRequestedOvertime } from '#features/overtime/server/index.ts'
import { calculateRunNow, findRunOfPeriod } from '#features/payroll/server/index.ts'
import {
  addDays,
  firstOfMonth,
  instantInLaos,
  lastOfMonth,
  laterDay,
  monthsOfRange,
} from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { findOrCreateRun } from '../../load-month/calculate-month.ts'
import type { MonthInput } from '../../load-month/read-month-folder.ts'
import { type DayModel, type DaysOfModel, type DemoNow, daysLikeModel } from './model-days.ts'

const ACTOR: Actor = { accountId: null, name: 'Champa' }
/** The first day after the months that the demo is made with. */
export const FIRST_DAY = '2026-05-01'
/** Leave is planned for these days from today on, overtime until tomorrow. */
const PLANNED_DAYS = 10

export interface GrowingCompany {
  db: Database
  companyId: number
  model: DayModel
  /** How its runs are calculated. */
  rules: Pick<MonthInput['company'], 'mode' | 'days_per_month' | 'hours_per_day'>
  holidays: ReadonlySet<string>
  /** Approves and pays a run, as a user. */
  decide: (runId: number, decisions: readonly ('approve' | 'pay')[]) => Promise<void>
  signal?: AbortSignal | undefined
}

/**
 * Adds the days from `from` ('YYYY-MM-DD') to now, leave of the next days, and the runs of these months: those of past months are paid, the one of
 * last month is approved, the one of this month is calculated up to now. What exists stays, so that it can be repeated and continued. `onDone`
 * is called after each month with the last day that is complete.
 */
export async function growCompany(
  company: GrowingCompany,
  from: string,
  now: DemoNow,
  onDone: (day: string) => Promise<void> = async () => {},
): Promise<void> {
  const people = await readPeople(company)
  await payRunBefore(company, from, now)
  for (const month of monthsOfRange(from, now.day)) {
    company.signal?.throwIfAborted()
    const first = laterDay(from, firstOfMonth(month))
    const isThisMonth = now.day.startsWith(month)
    const last = isThisMonth ? now.day : lastOfMonth(month)
    await addDaysOf(company, people, { from: first, to: last, now })
    company.signal?.throwIfAborted()
    await addRun(company, month, now)
    await onDone(last)
  }
  // The decisions of days whose requests waited when the demo grew before.
  const since = addDays(now.day, -PLANNED_DAYS)
  await addRequests(company, people, { from: laterDay(since, from), to: addDays(now.day, PLANNED_DAYS), now })
}

/**
 * Adds the whole months from `from` to the day before `before`, which lie before what has grown, oldest first, with their leave and
 * overtime and their runs, approved and paid. What exists stays, so that it can be repeated and continued; `onDone` as above.
 */
export async function growMonthsBefore(
  company: GrowingCompany,
  { from, before, now }: { from: string; before: string; now: DemoNow },
  onDone: (day: string) => Promise<void> = async () => {},
): Promise<void> {
  if (from >= before) return
  const people = await readPeople(company)
  for (const month of monthsOfRange(from, addDays(before, -1))) {
    company.signal?.throwIfAborted()
    await addDaysOf(company, people, { from: firstOfMonth(month), to: lastOfMonth(month), now })
    company.signal?.throwIfAborted()
    await addRun(company, month, now)
    await onDone(lastOfMonth(month))
  }
}

const PersonRow = z.object({ id: Id, emp_number: z.string(), end_date: IsoDate.nullable() })
type People = ReadonlyMap<string, z.infer<typeof PersonRow>>

async function readPeople({ db, companyId }: GrowingCompany): Promise<People> {
  const rows = await db.inCompany(companyId, (tx) =>
    tx.query(
      PersonRow,
      `select id, emp_number, end_date from ${EMPLOYEES} employee where company_id = $1 and deleted_at is null`,
      [companyId],
    ),
  )
  return new Map(rows.map((row) => [row.emp_number, row]))
}

interface Range {
  from: string
  to: string
  now: DemoNow
}

async function addDaysOf(company: GrowingCompany, people: People, range: Range): Promise<void> {
  await addRequests(company, people, range)
  const { db, companyId, holidays, model } = company
  const { scans } = daysLikeModel(model, { ...range, holidays })
  const ours = scans.filter((line) => worksOn(people, ...numberAndDay(line)))
  if (ours.length === 0) return
  const bytes = Buffer.from(`${ours.join('\n')}\n`)
  const fileName = `terminal-${range.to}.attlog`
  const { day, clock } = range.now
  try {
    await importScanFile(db, companyId, { fileName, bytes }, ACTOR, { now: instantInLaos(day, clock) })
  } catch (error) {
    // The same file again, after the process was ended: nothing is new.
    if (!(error instanceof AppError)) throw error
  }
}

const numberAndDay = (line: string): [string, string] => {
  const tab = line.indexOf('\t')
  return [line.slice(0, tab), line.slice(tab + 1, tab + 11)]
}

const worksOn = (people: People, number: string, day: string): boolean => {
  const person = people.get(number)
  return person !== undefined && (person.end_date === null || person.end_date >= day)
}

/** Leave after today and overtime since yesterday is half approved and half waiting; what is before is approved. */
async function addRequests(company: GrowingCompany, people: People, range: Range): Promise<void> {
  const { db, companyId, holidays, model } = company
  const days: DaysOfModel = daysLikeModel(model, { ...range, holidays })
  const known = <Row extends { empNumber: string; date: string }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const employeeId = people.get(row.empNumber)?.id
      return employeeId !== undefined && worksOn(people, row.empNumber, row.date)
        ? [{ ...row, employeeId }]
        : []
    })
  const { day } = range.now
  const leave = halves(known(days.leave), addDays(day, 1))
  const planned = known(days.overtime).filter(({ date }) => date <= addDays(day, 1))
  const overtime = halves(planned, addDays(day, -1))
  await db.inCompany(companyId, async (tx) => {
    await recordApprovedLeave(tx, leave.approved, ACTOR)
    await recordRequestedLeave(tx, leave.waiting, ACTOR)
    await recordApprovedOvertime(tx, overtime.approved, ACTOR)
    await recordRequestedOvertime(tx, overtime.waiting, ACTOR)
  })
}

/** From a day on, the requests of employees with an odd id wait. */
function halves<Row extends { date: string; employeeId: number }>(rows: readonly Row[], from: string) {
  const waits = (row: Row) => row.date >= from && row.employeeId % 2 === 1
  return { approved: rows.filter((row) => !waits(row)), waiting: rows.filter(waits) }
}

/** The run of the month before has been approved when the demo grew before; it is paid a month later. */
async function payRunBefore(
  { db, companyId, decide }: GrowingCompany,
  from: string,
  now: DemoNow,
): Promise<void> {
  const last = addDays(firstOfMonth(from), -1)
  if (last < FIRST_DAY || last >= addDays(firstOfMonth(now.day), -1)) return
  const run = await db.inCompany(companyId, (tx) => findRunOfPeriod(tx, firstOfMonth(last), last))
  if (run?.status === 'approved') await decide(run.id, ['pay'])
}

/** The month's run: created and calculated; of past months approved, and paid before the last one. A locked run stays. */
async function addRun(company: GrowingCompany, month: string, now: DemoNow): Promise<void> {
  const { db, companyId, rules, decide } = company
  const period: [string, string] = [firstOfMonth(month), lastOfMonth(month)]
  const { run, isNew } = await db.inCompany(companyId, (tx) =>
    findOrCreateRun(tx, { actor: ACTOR }, { ...rules, period }),
  )
  const isOver = now.day > period[1]
  const isLast = addDays(firstOfMonth(now.day), -1) === period[1]
  if (run.status === 'draft' || run.status === 'calculated') {
    // The run of this month is the users' once it exists.
    if (!isOver && !isNew && run.calculation_id !== null) return
    try {
      await calculateRunNow(db, companyId, run.id, ACTOR, { asOf: instantInLaos(now.day, now.clock) })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'run_calculating') throw error
      return
    }
    if (isOver) await decide(run.id, ['approve'])
  }
  if (isOver && !isLast) await decide(run.id, ['pay'])
}
