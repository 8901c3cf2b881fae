import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { readShifts } from '#features/schedules/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { LeaveDays, LeaveWarning } from '../contract.ts'
import { balanceWarnings } from './vacation/balance-warnings.ts'

const Situation = z.object({
  /** The first day on which another leave takes the same half day. */
  overlap: z.string().nullable(),
  outside: z.string().nullable(),
})

const SITUATION = `
  select
    (select min(greatest(r.start_date, $3::date)) from leave_request r
     where r.company_id = $1 and r.employee_id = $2 and r.status not in ('rejected', 'cancelled') and r.id <> $6 and r.start_date <= $4 and r.end_date >= $3
       and (r.part = $5 or r.part = 'full' or $5 = 'full')) as overlap,
    (select case when e.start_date > $3::date then $3::date when e.end_date < $4::date then greatest(e.end_date + 1, $3::date) end
     from ${EMPLOYEES} e where e.company_id = $1 and e.id = $2) as outside`

/** The warnings for a leave before it is stored; `editedId` is the leave that it replaces. */
export async function leaveWarnings(tx: Tx, leave: LeaveDays, editedId = 0): Promise<LeaveWarning[]> {
  const { employee_id, start_date, end_date, part } = leave
  const situation = await tx.one(Situation, SITUATION, [
    tx.companyId,
    employee_id,
    start_date,
    end_date,
    part,
    editedId,
  ])
  const warnings: LeaveWarning[] = []
  if (situation.overlap) warnings.push({ code: 'leave_overlaps', date: situation.overlap })
  if (situation.outside) warnings.push({ code: 'leave_outside_employment', date: situation.outside })
  else if (!(await hasShift(tx, leave))) warnings.push({ code: 'leave_without_shift', date: start_date })
  return warnings.concat(await balanceWarnings(tx, leave, editedId))
}

async function hasShift(tx: Tx, { employee_id, start_date, end_date }: LeaveDays): Promise<boolean> {
  const { shiftOn } = await readShifts(tx, start_date, end_date, [employee_id])
  for (let day = dayNumber(start_date); day <= dayNumber(end_date); day++)
    if (shiftOn(employee_id, day)) return true
  return false
}
