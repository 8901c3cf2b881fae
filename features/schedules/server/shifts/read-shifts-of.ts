import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { Shift } from '../../contract/shift.ts'
import { timesOf } from '../weeks.ts'

/** The breaks of the shift `f`, as JSON, in the order of the shift. */
export const BREAKS = `coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'from_time', ${clock('b.from_time')},
    'to_time', ${clock('b.to_time')}, 'is_paid', b.is_paid, 'version', b.version)
    order by b.from_time < f.check_in, b.from_time)
  from shift_break b where b.company_id = $1 and b.shift_id = f.id), '[]')`

const SHIFTS = `
  select f.id, f.name, f.code, f.colour, ${timesOf('f')}, f.version, ${BREAKS} as breaks,
    exists (select from schedule_week w where w.company_id = $1 and w.shift_id = f.id and w.first_day >= (
      select coalesce(max(v.first_day), '1900-01-01') from schedule_week v
      where v.company_id = $1 and v.schedule_id = f.schedule_id and v.first_day <= today_in_laos())) as is_in_week
  from shift f
  where f.company_id = $1 and f.schedule_id = $2 and f.deleted_at is null and not f.is_replaced
  order by f.check_in, f.id`

/** The shifts of a schedule with their breaks, by check-in. */
export const readShiftsOf = (tx: Tx, scheduleId: number): Promise<Shift[]> =>
  tx.query(Shift, SHIFTS, [tx.companyId, scheduleId])
