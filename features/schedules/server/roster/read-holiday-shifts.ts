import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { dayNumber, daysOfRange } from '#kit/contract/days.ts'
import { ClockTime, Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { readDaysOff } from '../rest-days/read-days-off.ts'

const HolidayShift = z.object({
  employee_id: Id,
  work_date: IsoDate,
  check_in: ClockTime,
  /** At or before the check-in: on the next day. */
  check_out: ClockTime,
  is_female: z.boolean(),
})
type HolidayShift = z.infer<typeof HolidayShift>

const SHIFTS = `
  select r.employee_id, r.work_date, ${clock('f.check_in')} as check_in, ${clock('f.check_out')} as check_out,
    coalesce(e.gender = 'female', false) as is_female
  from roster_day r
  join shift f on f.company_id = $1 and f.id = r.shift_id
  join ${EMPLOYEES} e on e.company_id = $1 and e.id = r.employee_id and e.deleted_at is null
    and e.start_date <= r.work_date and (e.end_date is null or e.end_date >= r.work_date)
  where r.company_id = $1 and r.is_published and r.work_date = any($2) and ($3::bigint[] is null or r.employee_id = any($3))
  order by r.work_date, r.employee_id limit $4`

/** The shifts of the published roster on public holidays of the days `from`..`to` ('YYYY-MM-DD', inclusive), at most `limit`. */
export async function readHolidayShifts(
  tx: Tx,
  {
    from,
    to,
    employeeIds,
    limit,
  }: { from: string; to: string; employeeIds: readonly number[] | null; limit: number },
): Promise<HolidayShift[]> {
  const { isHoliday } = await readDaysOff(tx, from, to, employeeIds)
  const anybody = { id: 0, isFemale: true }
  const holidays = daysOfRange(from, to).filter((day) => isHoliday(anybody, dayNumber(day)))
  if (holidays.length === 0) return []
  const rows = await tx.query(HolidayShift, SHIFTS, [tx.companyId, holidays, employeeIds, limit])
  return rows.filter(({ employee_id, work_date, is_female }) =>
    isHoliday({ id: employee_id, isFemale: is_female }, dayNumber(work_date)),
  )
}
