import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { ScheduleDetail, ScheduleWeek } from '../../contract/schedules.ts'
import { readShiftsOf } from '../shifts/read-shifts-of.ts'
import { BEGINNING } from '../weeks.ts'

const Head = ScheduleDetail.omit({ weeks: true, shifts: true })
const WeekRow = z.object({ first_day: IsoDate, days: ScheduleWeek.shape.days })

const WEEKS = `
  select w.first_day, coalesce(json_agg(json_build_object('weekday', w.weekday, 'shift_id', f.id, 'check_in', ${clock('f.check_in')},
    'check_out', ${clock('f.check_out')}, 'earliest_in', ${clock('f.earliest_in')}, 'earliest_out', ${clock('f.earliest_out')},
    'half_from', ${clock('f.half_from')}, 'half_to', ${clock('f.half_to')}, 'allowed_late', f.allowed_late,
    'absence_minutes', f.absence_minutes) order by w.weekday) filter (where f.id is not null), '[]') as days
  from schedule_week w left join shift f on f.company_id = $1 and f.id = w.shift_id
  where w.company_id = $1 and w.schedule_id = $2
  group by w.first_day order by w.first_day`

/** A schedule with its weeks, earliest first, and its shifts. Throws `not_found`. */
export async function readSchedule(tx: Tx, id: number): Promise<ScheduleDetail> {
  const head = await tx.maybeOne(
    Head,
    `select id, name, purpose, start_date, end_date, version from schedule
     where company_id = $1 and id = $2 and deleted_at is null`,
    [tx.companyId, id],
  )
  if (!head) throw new AppError('not_found')
  const weeks = await tx.query(WeekRow, WEEKS, [tx.companyId, id])
  return {
    ...head,
    weeks: weeks.map(({ first_day, days }) => ({
      first_day: first_day === BEGINNING ? null : first_day,
      days,
    })),
    shifts: await readShiftsOf(tx, id),
  }
}
