import { z } from 'zod'
import type { PlannedRaise, RaiseInput } from '#features/employees/contract.ts'
import { planRaises } from '#features/employees/server/index.ts'
import { addRequests, type RequestEngine, requireOthers } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { auditEach } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { askForAdjustments } from '../../contract.ts'
import SALARY_ADJUSTMENT from './salary-adjustment.request.ts'
import { salaryReaders } from './salary-readers.ts'

const ASKED = `
  select a.id from salary_adjustment a where a.company_id = $1 and a.employee_id = any($2) and a.effective_date = $3
    and a.status in ('pending', 'approved') limit 1`

const StoredRow = z.object({ id: Id, employee_id: Id })
const ADD = `
  insert into salary_adjustment (company_id, employee_id, effective_date, target_salary, currency, current_salary, current_currency, reason, status)
  select $1, n.employee_id, $2, n.target, n.currency, n.current, n.current_currency, $3, 'draft'
  from unnest($4::bigint[], $5::bigint[], $6::text[], $7::bigint[], $8::text[]) as n(employee_id, target, currency, current, current_currency)
  on conflict (company_id, id) do nothing returning id, employee_id`

/** HR asks for new base salaries. Nobody asks for the own one, and HR of other branches for nobody of them. */
export const askForSalaries = (engine: RequestEngine): Endpoint =>
  handle(askForAdjustments, (context) =>
    inCompany(context, async (tx) => {
      const { body } = context
      const { kind } = SALARY_ADJUSTMENT
      await requireOthers(tx, context, body.employee_ids, kind)
      const { planned, warnings } = await planRaises(tx, context, body, salaryReaders())
      const ids = planned.map(({ employee_id }) => employee_id)
      // The employees are locked: of two at the same time the second one sees the first.
      if (await tx.maybeOne(IdRow, ASKED, [tx.companyId, ids, body.effective_date]))
        throw new AppError('adjustment_asked')
      if (!body.confirmed) return { data: { asked: null, rows: planned, warnings } }
      const stored = await addAdjustments(tx, body, planned)
      const actor = actorOf(context)
      const countOf = (number: string) =>
        warnings.filter((one) => one.code === 'in_locked_run' || one.emp_number === number).length
      const counts = new Map(planned.map((row) => [row.employee_id, countOf(row.emp_number)]))
      await addRequests(tx, engine, actor, {
        kind: SALARY_ADJUSTMENT,
        subjectIds: stored.map(({ id }) => id),
        warnings: new Map(stored.map(({ id, employee_id }) => [id, counts.get(employee_id) ?? 0])),
      })
      await auditEach(
        tx,
        actor,
        { action: 'create', entity: kind },
        stored.map(({ id, employee_id }) => ({
          entityId: id,
          before: null,
          after: { employee_id, effective_date: body.effective_date },
        })),
      )
      return { data: { asked: stored.length, rows: planned, warnings } }
    }),
  )

const addAdjustments = (tx: Tx, body: RaiseInput, planned: readonly PlannedRaise[]) =>
  tx.query(StoredRow, ADD, [
    ...[tx.companyId, body.effective_date, body.remark],
    planned.map(({ employee_id }) => employee_id),
    planned.map(({ target }) => target),
    planned.map(({ currency }) => currency),
    planned.map(({ current }) => current),
    planned.map(({ current_currency }) => current_currency),
  ])
