import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import { shiftFault, shiftsOfWeek, type WrittenWeek } from '../domain/schedule-week.ts'

export interface SavedSchedules {
  added: number
  changed: number
  unchanged: number
}

const ADD_SCHEDULES = `
  insert into schedule (company_id, name) select $1, unnest($2::text[])
  on conflict (company_id, name) do update set deleted_at = null where schedule.deleted_at is not null
  returning id`

const SAVE_DAYS = `
  insert into schedule_day (company_id, schedule_id, weekday, check_in, check_out, earliest_in, earliest_out, half_from,
    half_to, allowed_late, absence_minutes)
  select $1, s.id, d.weekday, d."in", d.out, d.earliest_in, d.earliest_out, d.half_from, d.half_to, d.allowed_late, d.absence_minutes
  from json_to_recordset($2) as d(schedule text, weekday int, "in" time, out time, earliest_in time, earliest_out time,
    half_from time, half_to time, allowed_late int, absence_minutes int)
  join schedule s on s.company_id = $1 and s.name = d.schedule
  on conflict (company_id, schedule_id, weekday) do update set check_in = excluded.check_in, check_out = excluded.check_out,
    earliest_in = excluded.earliest_in, earliest_out = excluded.earliest_out, half_from = excluded.half_from,
    half_to = excluded.half_to, allowed_late = excluded.allowed_late, absence_minutes = excluded.absence_minutes
  where (schedule_day.check_in, schedule_day.check_out, schedule_day.earliest_in, schedule_day.earliest_out, schedule_day.half_from,
      schedule_day.half_to, schedule_day.allowed_late, schedule_day.absence_minutes)
    is distinct from (excluded.check_in, excluded.check_out, excluded.earliest_in, excluded.earliest_out, excluded.half_from,
      excluded.half_to, excluded.allowed_late, excluded.absence_minutes)
  returning schedule_id as id`

const CLEAR_RESTS = `
  delete from schedule_day d using schedule s
  where d.company_id = $1 and s.company_id = $1 and s.id = d.schedule_id and s.name = any($2)
    and not exists (select from json_to_recordset($3) as kept(schedule text, weekday int)
                    where kept.schedule = s.name and kept.weekday = d.weekday)
  returning s.id`

/**
 * Updates the named schedules to these weeks; other schedules do not change. Repeating it changes nothing. Throws
 * `invalid_input` if the times of a shift contradict each other.
 */
export async function saveSchedules(
  tx: Tx,
  schedules: Readonly<Record<string, WrittenWeek>>,
  actor: Actor,
): Promise<SavedSchedules> {
  const names = Object.keys(schedules).map((name) => name.trim())
  const days = JSON.stringify(daysOf(schedules))
  const added = await tx.query(IdRow, ADD_SCHEDULES, [tx.companyId, names])
  const saved = await tx.query(IdRow, SAVE_DAYS, [tx.companyId, days])
  const cleared = await tx.query(IdRow, CLEAR_RESTS, [tx.companyId, names, days])
  const fresh = new Set(added.map(({ id }) => id))
  const changed = new Set([...saved, ...cleared].map(({ id }) => id).filter((id) => !fresh.has(id)))
  const counts = {
    added: fresh.size,
    changed: changed.size,
    unchanged: names.length - fresh.size - changed.size,
  }
  if (fresh.size + changed.size > 0) await record(tx, [...fresh, ...changed], { schedules, counts, actor })
  return counts
}

function daysOf(schedules: Readonly<Record<string, WrittenWeek>>) {
  return Object.entries(schedules).flatMap(([name, week]) =>
    shiftsOfWeek(week).map(({ weekday, shift }) => {
      const fault = shiftFault(shift)
      if (fault)
        throw new AppError('invalid_input', {
          fields: { [`schedules.${name}.${weekday}.${fault}`]: [shift[fault]] },
        })
      return { schedule: name.trim(), weekday, ...shift }
    }),
  )
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
