import { z } from 'zod'
import { DAY_RESULTS, OVERTIME_RESULTS, SCANS } from '#features/attendance/server/index.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { EMPLOYEES_TO_PAY } from '#features/employees/server/index.ts'
import { OVERTIME_REQUESTS } from '#features/overtime/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { startOfDay } from '#kit/server/laos-time.ts'
import { MAX_ZERO_OVERTIME, ZeroOvertimeDay } from '../../contract.ts'
import { overtimeReason } from '../../domain/overtime-reason.ts'
import { TO_PAY } from '../calculation/employees-to-pay.ts'
import type { Range } from '../calculation/salary-segments.ts'

const ZeroRow = ZeroOvertimeDay.omit({ reason: true }).extend({
  basis: z.enum(['scanned', 'approved']),
  result: z.string().nullable(),
  scans: Count,
  counted: Count,
  is_covered: z.boolean(),
  days: Count,
})

/** The scans of the date and of the morning after it, when a night ends. */
const NEXT_NOON = `${startOfDay('o.work_date')} + interval '36 hours'`

const ZERO = `
  select e.id as employee_id, e.emp_number, btrim(e.name || ' ' || e.surname) as name,
    btrim(e.en_name || ' ' || e.en_surname) as en_name, o.work_date, to_char(o.from_time, 'HH24:MI') as from_time,
    to_char(o.to_time, 'HH24:MI') as to_time, coalesce(setting.overtime_basis, 'scanned') as basis, d.result,
    scans.scans, scans.counted, coalesce(scans.first_at < o.ends_at and scans.last_at > o.starts_at, false) as is_covered,
    count(*) over () as days
  from ${OVERTIME_REQUESTS} o
  join ${EMPLOYEES_TO_PAY} e on e.company_id = $1 and e.id = o.employee_id and ${TO_PAY}
  left join ${COMPANY_SETTINGS} setting on setting.company_id = $1
  left join ${DAY_RESULTS} d on d.company_id = $1 and d.employee_id = o.employee_id and d.work_date = o.work_date
  left join lateral (
    select count(*) as scans, count(*) filter (where s.counts) as counted,
      min(s.scanned_at) filter (where s.counts) as first_at, max(s.scanned_at) filter (where s.counts) as last_at
    from ${SCANS} s where s.company_id = o.company_id and s.employee_id = o.employee_id
      and s.scanned_at >= ${startOfDay('o.work_date')} and s.scanned_at < ${NEXT_NOON}) scans on true
  where o.company_id = $1 and o.status = 'success' and o.ends_at < now()
    and o.work_date between greatest(e.start_date, $2::date) and least(coalesce(e.end_date, $3::date), $3::date)
    and not exists (select from ${OVERTIME_RESULTS} r
      where r.company_id = $1 and r.employee_id = o.employee_id and r.work_date = o.work_date)
  order by o.work_date, e.emp_number collate emp_number_order, o.from_time limit ${MAX_ZERO_OVERTIME}`

/** The days on which approved overtime came to 0, each with its reason. Days must be current. */
export async function findZeroOvertime(
  tx: Tx,
  companyId: number,
  range: Range,
): Promise<{ zero_overtime: ZeroOvertimeDay[]; zero_overtime_days: number }> {
  const rows = await tx.query(ZeroRow, ZERO, [companyId, range.from, range.to])
  const zero_overtime = rows.map(({ basis, result, scans, counted, is_covered, days: _, ...day }) => ({
    ...day,
    reason: overtimeReason({ basis, result, scans, counted, is_covered }),
  }))
  return { zero_overtime, zero_overtime_days: rows[0]?.days ?? 0 }
}
