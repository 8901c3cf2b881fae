import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { startOfDay } from '#kit/server/laos-time.ts'
import type { RequestEngine } from '../engine.ts'
import { readRecipients } from '../recipients.ts'
import { readRequests } from '../stored-requests.ts'

/** The most reminders of one step. */
const MOST_REMINDERS = 5

const DueRow = z.object({ request_id: Id, no: Count })

/** Steps that wait since an earlier day and have not been reminded of today. */
const REMIND = `
  update request_step s set reminded_at = $3, remind_count = s.remind_count + 1
  where s.company_id = $1 and s.status = 'open' and s.remind_count < ${MOST_REMINDERS} and s.opened_at < ${startOfDay('$2')}
    and (s.reminded_at is null or s.reminded_at < ${startOfDay('$2')})
  returning s.request_id, s.no`

/** One reminder for everybody for whom requests wait, however many. Repeating it on the same day reminds of nothing. */
export async function remindApprovers(tx: Tx, engine: RequestEngine, today: string): Promise<void> {
  const due = await tx.query(DueRow, REMIND, [tx.companyId, today, new Date()])
  if (due.length === 0) return
  const found = await readRequests(
    tx,
    due.map(({ request_id }) => request_id),
  )
  const open = [...found.values()].flatMap(({ request, steps }) => {
    const step = steps.find(({ status }) => status === 'open')
    return step ? [{ request, step }] : []
  })
  const recipients = await readRecipients(
    tx,
    engine,
    open.map(({ step }) => step),
  )
  const waiting = new Map<number, number>()
  for (const { request, step } of open)
    for (const account of recipients(request, step)) waiting.set(account, (waiting.get(account) ?? 0) + 1)
  const events = [...waiting].map(([accountId, count]) => ({
    ...{ type: 'digest' as const, accountIds: [accountId], count, day: today },
  }))
  if (events.length > 0) await engine.onRequestEvent(tx, events)
}
