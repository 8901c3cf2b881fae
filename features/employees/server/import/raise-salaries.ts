import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { recordSalaryAdjustments } from '../record-salary-adjustments.ts'

/** A base salary of a file that differs from the stored one. */
export interface SalaryChange {
  id: number
  emp_number: string
  /** True: the employee has no salary yet. */
  isFirst: boolean
  /** A month, in the smallest unit of the currency. */
  amount: number
  currency: string
}

const FIRST = `
  insert into salary (company_id, employee_id, effective_date, base_salary, currency, reason)
  select $1, e.id, e.start_date, w.amount, w.currency, 'hire'
  from unnest($2::bigint[], $3::bigint[], $4::text[]) as w(id, amount, currency)
  join employee e on e.company_id = $1 and e.id = w.id
  where not exists (select from salary s where s.company_id = $1 and s.employee_id = e.id)
  on conflict (company_id, id) do nothing`

/** Stores first salaries from the start date, and the others as adjustments from a day on. Returns the employee numbers that have another adjustment on that day. */
export async function raiseSalaries(
  tx: Tx,
  changes: readonly SalaryChange[],
  { salaryFrom, actor }: { salaryFrom: string | null; actor: Actor },
): Promise<Set<string>> {
  const first = changes.filter(({ isFirst }) => isFirst)
  if (first.length > 0)
    await tx.execute(FIRST, [
      tx.companyId,
      first.map(({ id }) => id),
      first.map(({ amount }) => amount),
      first.map(({ currency }) => currency),
    ])
  const raised = changes.filter(({ isFirst }) => !isFirst)
  if (raised.length === 0 || salaryFrom === null) return new Set(raised.map(({ emp_number }) => emp_number))
  const { errors } = await recordSalaryAdjustments(
    tx,
    raised.map(({ emp_number, amount, currency }) => ({
      emp_number,
      effective_date: salaryFrom,
      target_salary: amount,
      currency,
    })),
    actor,
  )
  return new Set(errors.map(({ emp_number }) => emp_number))
}
