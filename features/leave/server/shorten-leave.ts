import { changeApproved, type Decided, type RequestKind } from '#features/requests/server/index.ts'
import { markDaysAround } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { LeaveFacts } from '../contract.ts'
import { LEAVE_TIME_COLUMNS } from './leave-times.ts'

const FACTS = `
  select t.name as leave_type, r.start_date, r.end_date, r.part, r.detail, ${LEAVE_TIME_COLUMNS} from leave_request r
  join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id where r.company_id = $1 and r.id = $2`

const CUT = `
  update leave_request set end_date = $3, version = version + 1 where company_id = $1 and id = $2 and start_date <= $3 and end_date > $3`

/** An employee comes back early: the leave ends on `newLast`, and its days before and after are derived again. */
export async function shortenLeave(
  tx: Tx,
  kind: RequestKind,
  { decided, newLast, actor }: { decided: Decided; newLast: string; actor: Actor },
): Promise<void> {
  const { subjectId, employeeId, firstDay, lastDay } = decided
  const before = await tx.one(LeaveFacts, FACTS, [tx.companyId, subjectId])
  if ((await tx.execute(CUT, [tx.companyId, subjectId, newLast])) === 0) return
  const after = { ...before, end_date: newLast }
  await changeApproved(tx, kind, subjectId, actor, { before, after })
  if (firstDay && lastDay) await markDaysAround(tx, [{ employeeId, firstDay, lastDay }])
  const change = { action: 'update', entity: 'leave_request', entityId: subjectId, before, after } as const
  await audit(tx, tx.companyId, actor, change)
}
