import { z } from 'zod'
import { todayInLaos } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { RequestEngine } from './engine.ts'

const AskedRow = z.object({ request_id: Id, no: Count, approver_employee_id: Id })

const ASKED = `
  select s.request_id, s.no, s.approver_employee_id from request_step s
  where s.company_id = $1 and s.request_id = any($2) and s.status = 'open' and s.approver_employee_id is not null and s.escalated_at is null`

const ESCALATE = `
  update request_step s set escalated_at = $4 from unnest($2::bigint[], $3::smallint[]) as n(request_id, no)
  where s.company_id = $1 and s.request_id = n.request_id and s.no = n.no and s.escalated_at is null`

/** Marks open steps: HR is asked too. */
export const markEscalated = (
  tx: Tx,
  steps: readonly { request_id: number; no: number }[],
): Promise<number> =>
  tx.execute(ESCALATE, [
    tx.companyId,
    steps.map(({ request_id }) => request_id),
    steps.map(({ no }) => no),
    new Date(),
  ])

/** Asks HR too about those of these requests that wait for somebody who is on leave today. */
export async function escalateAway(
  tx: Tx,
  engine: RequestEngine,
  requestIds: readonly number[],
): Promise<void> {
  const asked = await tx.query(AskedRow, ASKED, [tx.companyId, requestIds])
  if (asked.length === 0) return
  const people = [...new Set(asked.map(({ approver_employee_id }) => approver_employee_id))]
  const away = await engine.awayOn(tx, people, todayInLaos())
  const waiting = asked.filter(({ approver_employee_id }) => away.has(approver_employee_id))
  if (waiting.length > 0) await markEscalated(tx, waiting)
}
