import { z } from 'zod'
import type {
  ExistingRow,
  ExtensionError,
  ImportExtension,
  StoredRow,
} from '#features/employees/server/index.ts'
import type { ReadLockedRuns } from '#features/requests/server/index.ts'
import { formatDate, laterDay, todayInLaos } from '#kit/contract/days.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { LAST_DAY } from '#kit/server/mark-days-changed.ts'
import { assignEmployees } from '../contract/assignments.ts'
import { lockedRunsIn } from './locked-runs.ts'
import { markDaysAround } from './mark-days-around.ts'
import { followPositions } from './positions/follow-positions.ts'

const SCHEDULES = 'select id, name from schedule where company_id = $1 and deleted_at is null'

const ASSIGN = `
  insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
  select $1, employee_id, schedule_id, first_day from unnest($2::bigint[], $3::bigint[], $4::date[]) as a(employee_id, schedule_id, first_day)
  on conflict (company_id, employee_id, first_day) where position_link_id is null do update set schedule_id = excluded.schedule_id, last_day = null,
    version = schedule_assignment.version + 1`

/** The schedules of employees on a day each; without one, none is returned. */
const PRESENT = `
  select distinct on (a.employee_id) a.employee_id, a.schedule_id, s.name as schedule
  from unnest($2::bigint[], $3::date[]) as w(employee_id, day)
  join schedule_assignment a on a.company_id = $1 and a.employee_id = w.employee_id and a.first_day <= w.day
    and (a.last_day is null or a.last_day >= w.day)
  join schedule s on s.company_id = $1 and s.id = a.schedule_id
  order by a.employee_id, a.position_link_id is not null, a.first_day desc, a.id desc`

const IdNameRow = z.object({ id: Id, name: z.string() })
const PresentRow = z.object({ employee_id: Id, schedule_id: Id, schedule: z.string() })

/** By folded name: spelling and case in a sheet can differ from the settings. */
async function schedulesByName(tx: Tx): Promise<Map<string, { id: number; name: string }>> {
  const rows = await tx.query(IdNameRow, SCHEDULES, [tx.companyId])
  return new Map(rows.map((row) => [foldLao(row.name), row]))
}

/** The names of the schedules that are in force today. */
async function presentSchedules(
  tx: Tx,
  employeeIds: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  const days = employeeIds.map(() => todayInLaos())
  const rows = await tx.query(PresentRow, PRESENT, [tx.companyId, employeeIds, days])
  return new Map(rows.map((row) => [row.employee_id, { schedule: row.schedule }]))
}

/** An employee to be put on a schedule from a day on. */
interface Assigned<Row> {
  row: Row
  schedule: { id: number; name: string }
  /** The schedule in force on the day; '' if there is none. */
  before: string
  firstDay: string
}

async function store(tx: Tx, assigned: readonly Assigned<StoredRow>[]): Promise<void> {
  await tx.execute(ASSIGN, [
    tx.companyId,
    assigned.map(({ row }) => row.employeeId),
    assigned.map(({ schedule }) => schedule.id),
    assigned.map(({ firstDay }) => firstDay),
  ])
}

/** The rows whose schedule is not the one in force on their day; by default today, or the first day of work if it is later. */
async function differing<Row extends StoredRow>(tx: Tx, rows: readonly Row[]): Promise<Assigned<Row>[]> {
  const schedules = await schedulesByName(tx)
  const requested = rows.flatMap((row) => {
    const schedule = schedules.get(foldLao(row.values.schedule ?? ''))
    const firstDay = row.values.schedule_from || laterDay(todayInLaos(), row.startDate)
    if (!schedule || (row.endDate !== null && row.endDate < firstDay)) return []
    return [{ row, schedule, firstDay }]
  })
  const present = await tx.query(PresentRow, PRESENT, [
    tx.companyId,
    requested.map(({ row }) => row.employeeId),
    requested.map(({ firstDay }) => firstDay),
  ])
  const byEmployee = new Map(present.map((row) => [row.employee_id, row]))
  return requested.flatMap((assigned) => {
    const current = byEmployee.get(assigned.row.employeeId)
    return current?.schedule_id === assigned.schedule.id
      ? []
      : [{ ...assigned, before: current?.schedule ?? '' }]
  })
}

/** Puts existing employees on their schedules and marks the days; returns how many. */
async function update(tx: Tx, rows: readonly StoredRow[], actor: Actor): Promise<number> {
  const assigned = await differing(tx, rows)
  if (assigned.length === 0) return 0
  await store(tx, assigned)
  const bySchedule = Map.groupBy(assigned, ({ schedule }) => schedule.id)
  for (const [scheduleId, people] of bySchedule)
    await audit(tx, tx.companyId, actor, {
      action: 'update',
      entity: 'schedule',
      entityId: scheduleId,
      before: { assigned: [] },
      after: {
        assigned: people.map(({ row, firstDay }) => ({
          employee_id: row.employeeId,
          first_day: firstDay,
          last_day: null,
        })),
      },
    })
  await markDaysAround(
    tx,
    assigned.map(({ row, firstDay }) => ({ employeeId: row.employeeId, firstDay, lastDay: LAST_DAY })),
  )
  return assigned.length
}

/** The changes of existing employees; a day in an approved or paid run is an error, because a file cannot ask for confirmation. */
async function checkUpdates(tx: Tx, rows: readonly ExistingRow[], readLockedRuns: ReadLockedRuns) {
  const assigned = await differing(tx, rows)
  const earliest = assigned.map(({ firstDay }) => firstDay).sort()[0]
  const runs = earliest
    ? await lockedRunsIn(tx, readLockedRuns, [{ firstDay: earliest, lastDay: LAST_DAY }])
    : []
  const errors: ExtensionError[] = []
  const changes = assigned.flatMap(({ row: { row }, schedule, before, firstDay }) => {
    const run = runs.find(({ to_date }) => to_date >= firstDay)
    if (!run) {
      const values = { schedule_from: firstDay }
      return [{ row, column: 'schedule', before, after: schedule.name, firstDay, values }]
    }
    const params = { day: formatDate(firstDay), run: run.title }
    errors.push({ row, column: 'schedule', code: 'in_locked_run', params })
    return []
  })
  return { changes, errors }
}

/**
 * The columns `schedule` and `schedule_from` of the employee sheet. A new employee is assigned to the schedule from the
 * start date, another one from today, if it differs; `schedule_from` is another first day.
 */
export const scheduleImportColumnWith = (readLockedRuns: ReadLockedRuns): ImportExtension => ({
  columns: [
    { name: 'schedule', la: 'ຕາຕະລາງເວລາ', en: 'Schedule', kind: 'text' },
    { name: 'schedule_from', la: 'ຕາຕະລາງເວລາແຕ່ວັນທີ', en: 'Schedule from', kind: 'date' },
  ],
  async check(tx, rows) {
    const schedules = await schedulesByName(tx)
    return rows
      .filter(({ values }) => values.schedule && !schedules.has(foldLao(values.schedule)))
      .map(({ row }) => ({ row, column: 'schedule', code: 'unknown_schedule' }))
  },
  async store(tx, rows, actor) {
    const schedules = await schedulesByName(tx)
    const assigned = rows.flatMap((row) => {
      const schedule = schedules.get(foldLao(row.values.schedule ?? ''))
      const firstDay = row.values.schedule_from || row.startDate
      return schedule ? [{ row, schedule, before: '', firstDay }] : []
    })
    await store(tx, assigned)
    await followPositions(tx, { employeeIds: rows.map(({ employeeId }) => employeeId), isNew: true, actor })
  },
  values: { columns: ['schedule'], read: presentSchedules },
  updates: {
    access: assignEmployees.access,
    check: (tx, rows) => checkUpdates(tx, rows, readLockedRuns),
    store: update,
  },
})

/** Without payroll: no run is locked. */
export const scheduleImportColumn = scheduleImportColumnWith(async () => [])
