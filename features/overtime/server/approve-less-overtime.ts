import type { ClockTimes } from '#features/requests/contract/facts.ts'
import type { Decided, RecordChange } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { OvertimeFacts } from '../contract.ts'
import { isPartOfSpan } from '../domain/part-of-span.ts'
import { NOT_LESS } from '../locales/refusals.ts'

const APPROVE_LESS = `
  update overtime_request set approved_from = $3, approved_to = $4 where company_id = $1 and id = $2
  returning work_date, remark`

const StoredRow = OvertimeFacts.pick({ work_date: true, remark: true })

/**
 * An approver approves only a part of the span that counts so far: of what was asked for, or of what an earlier step has approved. Throws
 * `invalid_input` for times outside it.
 */
export async function approveLessOvertime(
  tx: Tx,
  { subjectId, facts }: Decided,
  times: ClockTimes,
  { language }: { language: Language },
): Promise<RecordChange> {
  const { from_time, to_time } = facts
  if (!from_time || !to_time || !isPartOfSpan(times, { from_time, to_time }))
    throw new AppError('invalid_input', {
      fields: { 'less.from_time': [NOT_LESS[language](from_time ?? '', to_time ?? '')] },
    })
  const { work_date, remark } = await tx.one(StoredRow, APPROVE_LESS, [
    ...[tx.companyId, subjectId, times.from_time, times.to_time],
  ])
  const rest = { work_date, remark }
  return { before: { ...rest, from_time, to_time }, after: { ...rest, ...times } }
}
