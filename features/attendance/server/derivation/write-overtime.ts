import { dayOfNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { DerivedEmployee } from './derive-employee.ts'

const SAVE = `
  insert into overtime_result (company_id, employee_id, work_date, multiplier, pay_type, minutes)
  select $1, * from unnest($2::bigint[], $3::date[], $4::int[], $5::text[], $6::int[])
  on conflict (company_id, employee_id, work_date, multiplier, pay_type) do update set minutes = excluded.minutes
  where overtime_result.minutes <> excluded.minutes`

const CLEAR = `
  delete from overtime_result o using unnest($2::bigint[], $3::date[], $4::date[]) as r(employee_id, first_day, last_day)
  where o.company_id = $1 and o.employee_id = r.employee_id and o.work_date between r.first_day and r.last_day
    and not exists (select from unnest($5::bigint[], $6::date[], $7::int[], $8::text[]) as kept(employee_id, work_date, multiplier, pay_type)
      where kept.employee_id = o.employee_id and kept.work_date = o.work_date and kept.multiplier = o.multiplier
        and kept.pay_type = o.pay_type)`

/** Makes the stored overtime of these ranges equal to the derived one. Returns the number of changed rows. */
export async function writeOvertime(tx: Tx, derived: readonly DerivedEmployee[]): Promise<number> {
  const parts = derived.flatMap((one) =>
    one.overtime.map((part) => ({ ...part, employeeId: one.employeeId })),
  )
  const owners = parts.map((part) => part.employeeId)
  const dates = parts.map((part) => dayOfNumber(part.day))
  const multipliers = parts.map((part) => part.multiplier)
  const payTypes = parts.map((part) => part.payType ?? 'cash')
  const cleared = await tx.execute(CLEAR, [
    tx.companyId,
    derived.map((one) => one.employeeId),
    derived.map((one) => one.from),
    derived.map((one) => one.to),
    owners,
    dates,
    multipliers,
    payTypes,
  ])
  const minutes = parts.map((part) => part.minutes)
  return cleared + (await tx.execute(SAVE, [tx.companyId, owners, dates, multipliers, payTypes, minutes]))
}
