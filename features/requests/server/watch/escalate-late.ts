import { z } from 'zod'
import { MANAGERS } from '#features/employees/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { dayAt } from '#kit/server/laos-time.ts'
import { workdaysBetween } from '../../domain/workdays.ts'
import { isActive } from '../approvers/resolve-approvers.ts'
import { PRODUCT, type RequestEngine } from '../engine.ts'
import { markEscalated } from '../escalate.ts'
import { tell } from '../recipients.ts'
import { readRequests } from '../stored-requests.ts'

const LateRow = z.object({
  request_id: Id,
  no: Count,
  approver_employee_id: Id.nullable(),
  opened_on: IsoDate,
  is_gone: z.boolean(),
})

/** Everybody who is asked by name has left, or has no account. */
const IS_GONE = `(s.role = 'named' and not exists (select from ${MANAGERS} p
  where p.company_id = $1 and (p.id = s.approver_employee_id or p.id = any(s.any_of)) and ${isActive('p')}))`

const OPEN = `
  select s.request_id, s.no, s.approver_employee_id, ${dayAt('s.opened_at')} as opened_on, ${IS_GONE} as is_gone from request_step s
  where s.company_id = $1 and s.status = 'open' and s.escalated_at is null and s.role not in ('hr', 'companyadmin')
  order by s.request_id`

/**
 * Asks HR too about requests whose approver is on leave today, has left, or has not answered for some working days. What must not be skipped is
 * shown to the administrators. Returns how many.
 */
export async function escalateLate(
  tx: Tx,
  engine: RequestEngine,
  { today, afterDays }: { today: string; afterDays: number },
): Promise<number> {
  const open = await tx.query(LateRow, OPEN, [tx.companyId])
  const people = [...new Set(open.flatMap(({ approver_employee_id }) => approver_employee_id ?? []))]
  const away = people.length > 0 ? await engine.awayOn(tx, people, today) : new Set<number>()
  const late = open.filter(
    ({ approver_employee_id, opened_on, is_gone }) =>
      is_gone ||
      (approver_employee_id !== null && away.has(approver_employee_id)) ||
      workdaysBetween(opened_on, today) > afterDays,
  )
  if (late.length === 0) return 0
  await markEscalated(tx, late)
  const found = await readRequests(
    tx,
    late.map(({ request_id }) => request_id),
  )
  await tell(
    tx,
    engine,
    PRODUCT,
    [...found.values()].flatMap(({ request, steps }) => {
      const step = steps.find(({ status }) => status === 'open')
      return step ? [{ type: 'escalated' as const, request, stepNo: step.no, step }] : []
    }),
  )
  return late.length
}
