import { z } from 'zod'
import type { Decided } from '#features/requests/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { lacksReason } from '../domain/lacks-reason.ts'
import { checkOvertime } from './overtime-warnings.ts'
import { FROM_TIME, TO_TIME } from './span-sql.ts'

const StoredSpan = z.object({
  id: Id,
  employee_id: Id,
  work_date: IsoDate,
  from_time: z.string(),
  to_time: z.string(),
})

const READ = `
  select r.id, r.employee_id, r.work_date, ${clock(FROM_TIME)} as from_time, ${clock(TO_TIME)} as to_time
  from overtime_request r where r.company_id = $1 and r.id = any($2) order by r.work_date, r.id`

/**
 * Overtime beyond a limit of the law, which HR can approve only with a reason. Of several requests that are approved together each sees
 * the earlier ones, so those that go beyond are found.
 */
export async function needsReason(tx: Tx, decided: readonly Decided[]): Promise<Set<number>> {
  const ids = decided.map(({ subjectId }) => subjectId)
  const spans = await tx.query(StoredSpan, READ, [tx.companyId, ids])
  const checks = await checkOvertime(tx, spans, ids)
  const beyond = new Set(
    spans.filter((_, at) => lacksReason('', checks[at]?.warnings ?? [])).map(({ id }) => id),
  )
  return new Set(decided.filter(({ subjectId }) => beyond.has(subjectId)).map(({ requestId }) => requestId))
}
