import { z } from 'zod'
import type { RequestContext } from '#features/requests/contract/detail.ts'
import type { Decided } from '#features/requests/server/index.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { LEAVE_TIMES, LeavePart, LeaveProof } from '../contract.ts'
import { daysOfUnits } from '../domain/ledger/entries.ts'
import { readColleaguesAway } from './colleagues-away.ts'
import { LEAVE_PROOF } from './files/proof-sql.ts'
import { LEAVE_TIME_COLUMNS } from './leave-times.ts'
import { leaveWarnings } from './leave-warnings.ts'
import { readLeaveAccount } from './ledger/read-leave-accounts.ts'

const StoredLeave = z.object({
  employee_id: Id,
  leave_type_id: Id,
  leave_type: z.string(),
  is_paid: z.boolean(),
  is_deleted: z.boolean(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  part: LeavePart,
  ...LEAVE_TIMES,
  proof: LeaveProof,
})

const READ = `
  select r.employee_id, r.leave_type_id, t.name as leave_type, t.is_paid, t.deleted_at is not null as is_deleted, r.start_date, r.end_date, r.part,
    ${LEAVE_TIME_COLUMNS}, ${LEAVE_PROOF} as proof
  from leave_request r join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id where r.company_id = $1 and r.id = $2`

/** What helps to decide about a leave: the balance before and after, who else of the department is away, and what to check. */
export async function leaveContext(
  tx: Tx,
  { subjectId }: Pick<Decided, 'subjectId'>,
  { language }: { language: Language },
): Promise<Partial<RequestContext>> {
  const { leave_type, is_paid, is_deleted, proof, ...leave } = await tx.one(StoredLeave, READ, [
    tx.companyId,
    subjectId,
  ])
  const away = await readColleaguesAway(tx, leave, language)
  if (is_deleted) return { away }
  const account = await readLeaveAccount(
    tx,
    { ...leave, edited_id: subjectId },
    leave.start_date,
    leave.end_date,
  )
  const asked = { ...leave, id: null, status: 'pending' } as const
  const { left } = account.ledger.balance(leave.start_date)
  const days = daysOfUnits(account.ledger.usesOf(asked).reduce((sum, { units }) => sum + units, 0))
  // It was in time when it was asked for.
  const warnings = (await leaveWarnings(tx, leave, subjectId)).filter(
    ({ code }) => code !== 'leave_short_notice',
  )
  return {
    away,
    leave: {
      ...{ leave_type, is_paid, days, left_before: left, proof },
      left_after: account.ledger.with(asked).balance(leave.start_date).left,
    },
    warnings: warnings.map(({ code, date, left: rest }) => ({
      ...{ code, date, left: rest ?? null, minutes: null, limit: null },
    })),
  }
}
