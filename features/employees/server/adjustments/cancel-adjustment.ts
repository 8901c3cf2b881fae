import { z } from 'zod'
import { KIP } from '#kit/contract/currency.ts'
import { addDays } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { cancelSalaryAdjustment, type TouchedRun } from '../../contract.ts'
import { salaryCell } from '../../domain/salary-amount.ts'
import { type ReadTouchedRuns, runsFrom } from './locked-days.ts'
import type { RequireOthers } from './require-others.ts'

const StoredRow = z.object({
  id: Id,
  employee_id: Id,
  effective_date: IsoDate,
  base_salary: Kip,
  currency: z.string(),
  reason: z.enum(['hire', 'adjustment']),
  /** The base salary before, and the day of the next adjustment. */
  previous: Kip.nullable(),
  previous_currency: z.string().nullable(),
  next_date: IsoDate.nullable(),
})

const FIND = `
  select s.id, s.employee_id, s.effective_date, s.base_salary, s.currency, s.reason,
    (select p.base_salary from salary p where p.company_id = $1 and p.employee_id = s.employee_id
       and p.in_force_from < s.in_force_from order by p.in_force_from desc limit 1) as previous,
    (select p.currency from salary p where p.company_id = $1 and p.employee_id = s.employee_id
       and p.in_force_from < s.in_force_from order by p.in_force_from desc limit 1) as previous_currency,
    (select min(n.in_force_from) from salary n where n.company_id = $1 and n.employee_id = s.employee_id
       and n.in_force_from > s.in_force_from) as next_date
  from salary s where s.company_id = $1 and s.id = $2 for update of s`

const MOVE = `
  with gone as (delete from salary where company_id = $1 and id = $2 returning *)
  insert into cancelled_salary (company_id, id, employee_id, effective_date, base_salary, currency, remark, created_by_name, created_at,
    cancel_reason, cancelled_by_name)
  select company_id, id, employee_id, effective_date, base_salary, currency, remark, created_by_name, created_at, $3, $4 from gone
  on conflict (company_id, id) do nothing`

type Stored = z.infer<typeof StoredRow>

/**
 * Cancels a stored adjustment; it stays in the list. Throws `not_found`, and `adjustment_used` if an approved or paid run contains days on
 * which it was in force, with the runs and a proposal for an adjustment back after the last of them.
 */
export async function cancelSalary(
  tx: Tx,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
  readRuns: ReadTouchedRuns,
): Promise<void> {
  const stored = await tx.maybeOne(StoredRow, FIND, [tx.companyId, id])
  if (!stored) throw new AppError('not_found')
  // The first salary is corrected in the record of the employee.
  if (stored.reason === 'hire')
    throw new AppError('adjustment_used', { details: { runs: [], counter: null } })
  const runs = runsFrom(await readRuns(tx), stored.effective_date).filter(
    ({ from_date }) => stored.next_date === null || from_date < stored.next_date,
  )
  if (runs.length > 0)
    throw new AppError('adjustment_used', { details: { runs, counter: counterOf(stored, runs) } })
  await tx.execute(MOVE, [tx.companyId, id, reason, actor.name])
  const { employee_id, effective_date, base_salary, currency } = stored
  await audit(tx, tx.companyId, actor, {
    action: 'cancel',
    entity: 'salary_adjustment',
    entityId: id,
    before: { employee_id, effective_date, target_salary: salaryCell({ amount: base_salary, currency }) },
    after: { employee_id, reason },
  })
}

/** The adjustment back to the salary before, from the day after the last of these runs; null if another one is in force by then. */
function counterOf(
  { employee_id, effective_date, previous, next_date, ...stored }: Stored,
  runs: readonly TouchedRun[],
) {
  const last =
    runs
      .map(({ to_date }) => to_date)
      .sort()
      .at(-1) ?? effective_date
  const from = addDays(last, 1)
  if (previous === null || (next_date !== null && next_date <= from)) return null
  const currency = stored.previous_currency ?? KIP
  return { employee_id, effective_date: from, target_salary: previous, currency }
}

/** After a stored adjustment was cancelled; implemented by a later feature, which closes its request. */
export type AfterCancelledSalary = (
  tx: Tx,
  actor: Actor,
  cancelled: { id: number; reason: string },
) => Promise<void>

const OwnerRow = z.object({ employee_id: Id })
const OWNER = 'select employee_id from salary where company_id = $1 and id = $2'

/** Cancels an adjustment that no approved or paid run has used. */
export const cancelSalaryAdjustmentWith = (
  readRuns: ReadTouchedRuns,
  afterCancelled: AfterCancelledSalary,
  requireOthers: RequireOthers,
): Endpoint =>
  handle(cancelSalaryAdjustment, (context) =>
    inCompany(context, async (tx) => {
      const cancelled = { id: context.params.adjustment_id, reason: context.body.reason }
      const actor = actorOf(context)
      const concerned = await tx.maybeOne(OwnerRow, OWNER, [tx.companyId, cancelled.id])
      await requireOthers(tx, context, concerned ? [concerned.employee_id] : [])
      await cancelSalary(tx, actor, cancelled, readRuns)
      await afterCancelled(tx, actor, cancelled)
      return { data: { cancelled: true as const } }
    }),
  )
