import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import type { ShiftTimes } from '../contract/shift-times.ts'
import { shiftFault, shiftsOfWeek, type WrittenWeek } from '../domain/schedule-week.ts'
import { BEGINNING, findOrAddShifts, readWeeksOn, storeWeeks, timesKey } from './weeks.ts'

export interface SavedSchedules {
  added: number
  changed: number
  unchanged: number
}

const ADD_SCHEDULES = `
  insert into schedule (company_id, name) select $1, unnest($2::text[])
  on conflict (company_id, name) do update set deleted_at = null where schedule.deleted_at is not null
  returning id`

const LOCK_SCHEDULES = `
  select id, name from schedule where company_id = $1 and name = any($2) order by id for update`

const IdNameRow = z.object({ id: Id, name: z.string() })

/**
 * Updates the weeks of the named schedules that are in force on a day, by default the last ones, to these; other weeks and other schedules
 * do not change. Repeating it changes nothing. Throws `invalid_input` if the times of a shift contradict each other.
 */
export async function saveSchedules(
  tx: Tx,
  schedules: Readonly<Record<string, WrittenWeek>>,
  actor: Actor,
  inForceOn: string = LAST_DAY,
): Promise<SavedSchedules> {
  const weeks = new Map(Object.entries(schedules).map(([name, week]) => [name.trim(), weekOf(name, week)]))
  const names = [...weeks.keys()]
  const added = await tx.query(IdRow, ADD_SCHEDULES, [tx.companyId, names])
  const stored = await tx.query(IdNameRow, LOCK_SCHEDULES, [tx.companyId, names])
  const wanted = new Map(stored.map(({ id, name }) => [id, weeks.get(name) ?? []]))
  const rewritten = await rewriteWeeks(tx, wanted, inForceOn)
  const fresh = new Set(added.map(({ id }) => id))
  const changed = rewritten.filter((id) => !fresh.has(id))
  const counts = {
    added: fresh.size,
    changed: changed.length,
    unchanged: names.length - fresh.size - changed.length,
  }
  if (fresh.size + changed.length > 0) await record(tx, [...fresh, ...changed], { schedules, counts, actor })
  return counts
}

/** The times of the seven days of a week, Monday first. */
function weekOf(name: string, week: WrittenWeek): (ShiftTimes | null)[] {
  const days = Array<ShiftTimes | null>(7).fill(null)
  for (const { weekday, shift } of shiftsOfWeek(week)) {
    const fault = shiftFault(shift)
    if (fault)
      throw new AppError('invalid_input', {
        fields: { [`schedules.${name}.${weekday}.${fault}`]: [shift[fault]] },
      })
    const { in: check_in, out: check_out, ...times } = shift
    days[weekday - 1] = { check_in, check_out, ...times }
  }
  return days
}

/** Makes the weeks in force on a day equal to these. Returns the schedules whose week has changed. */
async function rewriteWeeks(
  tx: Tx,
  wanted: ReadonlyMap<number, (ShiftTimes | null)[]>,
  day: string,
): Promise<number[]> {
  const present = await readWeeksOn(tx, [...wanted.keys()], day)
  const keysOf = (week: readonly (ShiftTimes | null)[]) =>
    week.map((times) => times && timesKey(times)).join(';')
  const changed = [...wanted].filter(([id, week]) => {
    const stored = present.get(id)
    return !stored || keysOf(stored.shifts) !== keysOf(week)
  })
  const shifts = changed.flatMap(([scheduleId, week]) =>
    week.flatMap((times, at) =>
      times ? [{ scheduleId, times, insteadOf: present.get(scheduleId)?.shiftIds[at] ?? null }] : [],
    ),
  )
  const ids = (await findOrAddShifts(tx, shifts)).values()
  await storeWeeks(
    tx,
    changed.map(([scheduleId, week]) => ({
      scheduleId,
      firstDay: present.get(scheduleId)?.firstDay ?? BEGINNING,
      shiftIds: week.map((times) => (times ? (ids.next().value ?? null) : null)),
    })),
  )
  return changed.map(([id]) => id)
}

type What = { schedules: Readonly<Record<string, WrittenWeek>>; counts: SavedSchedules; actor: Actor }

async function record(tx: Tx, ids: readonly number[], { schedules, counts, actor }: What): Promise<void> {
  const companyId = tx.companyId as number
  await tx.execute('update schedule set version = version + 1 where company_id = $1 and id = any($2)', [
    companyId,
    ids,
  ])
  await audit(tx, companyId, actor, { action: 'import', entity: 'schedule', after: { ...counts, schedules } })
  await markDaysChanged(tx, { companyId, employeeId: null, firstDay: '1900-01-01', lastDay: LAST_DAY })
}
