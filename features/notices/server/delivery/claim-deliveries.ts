import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'

/** Deliveries that are taken at a time. */
const BATCH = 200
/** What a process has taken is due again after this time, if the process ends. */
const CLAIM_MINUTES = 5
const MOST_ATTEMPTS = 5

const DeliveryRow = z.object({
  id: Id,
  company_id: Id,
  account_id: Id,
  notice_id: Id,
  channel: z.enum(['push', 'mail', 'digest']),
})
export type Delivery = z.infer<typeof DeliveryRow>

/** Takes what is due, so that no other process sends it too. What was tried too often is dropped. */
export function claimDeliveries(db: Database, now: Date): Promise<Delivery[]> {
  return db.asProvider(async (tx) => {
    await tx.execute('delete from notice_delivery where due_at <= $1 and attempts >= $2', [
      now,
      MOST_ATTEMPTS,
    ])
    const rows = await tx.query(
      DeliveryRow,
      `select id, company_id, account_id, notice_id, channel from notice_delivery
       where due_at <= $1 order by due_at, id limit ${BATCH} for update skip locked`,
      [now],
    )
    const again = new Date(now.getTime() + CLAIM_MINUTES * 60_000)
    await tx.execute('update notice_delivery set due_at = $2, attempts = attempts + 1 where id = any($1)', [
      rows.map(({ id }) => id),
      again,
    ])
    return rows
  })
}

export const endDeliveries = (tx: Tx, deliveries: readonly Delivery[]): Promise<number> =>
  tx.execute('delete from notice_delivery where id = any($1)', [deliveries.map(({ id }) => id)])
