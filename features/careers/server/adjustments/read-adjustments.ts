import { z } from 'zod'
import { EMPLOYEES, inKipOn, SALARIES, salaryWarnings } from '#features/employees/server/index.ts'
import { Id, IsoDate, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { AdjustmentWarning } from '../../contract/adjustments.ts'
import { salaryReaders } from './salary-readers.ts'

const AdjustmentRow = z.object({
  id: Id,
  employee_id: Id,
  emp_number: z.string(),
  effective_date: IsoDate,
  target_salary: Kip,
  currency: z.string(),
  reason: z.string(),
  salary_id: Id.nullable(),
  /** As it was when it was asked for. */
  current_salary: Kip.nullable(),
  current_currency: z.string().nullable(),
  /** In force before the effective date, by what is stored now. */
  present_salary: Kip.nullable(),
  present_currency: z.string().nullable(),
  /** Another adjustment is stored for the same day. */
  is_taken: z.boolean(),
  /** On the effective date: not begun, ended or deleted. */
  is_employed: z.boolean(),
})
export type StoredAdjustment = z.infer<typeof AdjustmentRow>

const READ = `
  select a.id, a.employee_id, e.emp_number, a.effective_date, a.target_salary, a.currency, a.reason, a.salary_id, a.current_salary,
    a.current_currency, present.base_salary as present_salary, present.currency as present_currency,
    exists (select from ${SALARIES} s where s.company_id = $1 and s.employee_id = a.employee_id and s.in_force_from = a.effective_date
      and s.id is distinct from a.salary_id) as is_taken,
    e.deleted_at is null and a.effective_date >= e.start_date and (e.end_date is null or e.end_date >= a.effective_date) as is_employed
  from salary_adjustment a
  join ${EMPLOYEES} e on e.company_id = a.company_id and e.id = a.employee_id
  left join lateral (select s.base_salary, s.currency from ${SALARIES} s where s.company_id = $1 and s.employee_id = a.employee_id
    and s.in_force_from < a.effective_date order by s.in_force_from desc limit 1) present on true
  where a.company_id = $1 and a.id = any($2) order by a.id`

/** Adjustments with what is stored about their employees now, by their ids. */
export const readAdjustments = (tx: Tx, ids: readonly number[]): Promise<StoredAdjustment[]> =>
  tx.query(AdjustmentRow, READ, [tx.companyId, ids])

/** What who decides should know: the law, a lower salary, and what has changed since it was asked for. */
export async function warningsOfAdjustment(tx: Tx, row: StoredAdjustment): Promise<AdjustmentWarning[]> {
  const { effective_date: day, target_salary, currency, present_salary, present_currency } = row
  const present =
    present_salary === null || present_currency === null
      ? null
      : { amount: present_salary, currency: present_currency }
  const wage = await salaryReaders().readMinimumWage(tx, day)
  const inKip = await inKipOn(tx, day, [currency, present?.currency ?? currency])
  const isChanged = row.current_salary !== present_salary || row.current_currency !== present_currency
  return [
    ...salaryWarnings(present, { amount: target_salary, currency }, wage, inKip),
    ...(isChanged && row.salary_id === null ? (['base_changed'] as const) : []),
    ...(row.is_taken ? (['same_day'] as const) : []),
    ...(row.is_employed ? [] : (['not_employed'] as const)),
  ]
}
