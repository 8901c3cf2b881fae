import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { RosterShift } from '../../contract/roster.ts'
import type { PlannedShift } from '../../domain/roster-warnings.ts'

const ShiftRow = RosterShift.omit({ work_minutes: true }).extend({
  start: z.int(),
  end: z.int(),
  half_from: z.int(),
  half_to: z.int(),
})
type ShiftRow = z.infer<typeof ShiftRow>

const minute = (column: string) => `(extract(epoch from f.${column}) / 60)::int`

/** A shift that a later one has replaced is not for new cells; days before the replacement keep it. */
const SHIFTS = `
  select f.id, f.name, f.code, f.colour, s.name as schedule, ${clock('f.check_in')} as check_in, ${clock('f.check_out')} as check_out,
    ${minute('check_in')} as start, ${minute('check_out')} as end, ${minute('half_from')} as half_from, ${minute('half_to')} as half_to,
    f.deleted_at is null and s.deleted_at is null and not exists (
      select from shift later where later.company_id = $1 and later.replaces_id = f.id) as is_usable
  from shift f join schedule s on s.company_id = $1 and s.id = f.schedule_id
  where f.company_id = $1
  order by s.name collate lao, f.check_in, f.id`

/** A shift of the roster with its times in minutes. */
export interface TimedShift extends PlannedShift {
  shift: RosterShift
}

/** Every shift of the company by id, in order; deleted ones too, because cells of the past refer to them. */
export async function readRosterShifts(tx: Tx): Promise<Map<number, TimedShift>> {
  const rows = await tx.query(ShiftRow, SHIFTS, [tx.companyId])
  return new Map(rows.map((row) => [row.id, timedShift(row)]))
}

const MINUTES_OF_DAY = 1440

function timedShift({ start, end, half_from, half_to, ...shift }: ShiftRow): TimedShift {
  const after = (minutes: number) => (minutes - start + MINUTES_OF_DAY) % MINUTES_OF_DAY
  const length = after(end) || MINUTES_OF_DAY
  // Between the two half days is the break at noon.
  const workMinutes = length - Math.max(0, after(half_to) - after(half_from))
  return { shift: { ...shift, work_minutes: workMinutes }, start, end: start + length, workMinutes }
}

/** `H` or, without a code, `08:00–17:00`; '–' is a day off. For the activity log. */
export function nameOfCell(shifts: ReadonlyMap<number, TimedShift>, shiftId: number | null): string {
  const shift = shiftId === null ? undefined : shifts.get(shiftId)?.shift
  return shift ? shift.code || shift.name : '–'
}
