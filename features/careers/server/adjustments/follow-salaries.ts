import { z } from 'zod'
import { onSalariesEntered, type RecordedSalary, SALARIES } from '#features/employees/server/index.ts'
import {
  closeRequests,
  enterApproved,
  lockRequestsOf,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import SALARY_ADJUSTMENT from './salary-adjustment.request.ts'

const ENTER = `
  insert into salary_adjustment (company_id, employee_id, effective_date, target_salary, currency, current_salary, current_currency, salary_id, reason, status)
  select $1, s.employee_id, s.in_force_from, s.base_salary, s.currency, before.base_salary, before.currency, s.id, s.remark, 'success'
  from ${SALARIES} s
  left join lateral (select p.base_salary, p.currency from ${SALARIES} p where p.company_id = $1 and p.employee_id = s.employee_id
    and p.in_force_from < s.in_force_from order by p.in_force_from desc limit 1) before on true
  where s.company_id = $1 and s.id = any($2)
  on conflict (company_id, id) do nothing returning id`

/** Salaries that HR enters, or that a file brings, get a request that counts as approved by entering it. */
async function enterSalaries(tx: Tx, salaries: readonly RecordedSalary[], actor: Actor): Promise<void> {
  const entered = await tx.query(IdRow, ENTER, [tx.companyId, salaries.map(({ salary_id }) => salary_id)])
  const ids = entered.map(({ id }) => id)
  await enterApproved(tx, SALARY_ADJUSTMENT, ids, actor, salaries.length > 1 ? 'import' : '')
}
onSalariesEntered(enterSalaries)

const ClosedRow = z.object({ id: Id })
const CLOSE = `
  update salary_adjustment set salary_id = null where company_id = $1 and salary_id = $2 returning id`

/** The request of a salary that was cancelled in the list of adjustments is cancelled too. */
export const closeRequestOfSalary =
  (engine: RequestEngine) =>
  async (tx: Tx, actor: Actor, { id, reason }: { id: number; reason: string }): Promise<void> => {
    const closed = await tx.query(ClosedRow, CLOSE, [tx.companyId, id])
    const found = await lockRequestsOf(
      tx,
      SALARY_ADJUSTMENT,
      closed.map((one) => one.id),
    )
    await closeRequests(tx, engine, actor, [...found.values()], {
      ...{ verdict: 'cancelled', role: 'hr', reason, action: 'revoke', event: 'revoked' },
    })
  }
