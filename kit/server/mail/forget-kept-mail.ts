import type { Tx } from '#kit/database/database.ts'
import { defineJob } from '../jobs.ts'

/** Days until the body of kept mail is deleted; recipient and time stay. */
const KEPT_DAYS = 30

/**
 * Deletes the body of mail to this address with a link or code that has been used or ended. Mail that still waits
 * for delivery is not sent. A mail that is being sent at this moment is not changed. Mail that is queued after
 * this call keeps its body.
 */
export async function forgetWaysIn(tx: Tx, to: string): Promise<void> {
  await tx.execute(
    `update mail set body = '', problem = case when status = 'waiting' then 'ended' else problem end,
       status = case when status = 'waiting' then 'failed' else status end
     where id in (select id from mail where to_address = $1 and opens_account and body <> '' and status in ('kept', 'waiting')
       for update skip locked)`,
    [to],
  )
}

/** Mail with a link or code is also deleted when that expires. */
export const forgetKeptMail = defineJob({
  name: 'forget-kept-mail',
  isDaily: true,
  run: (_, { db }) =>
    db.asProvider(async (tx) => {
      await tx.execute(
        `update mail set body = '' where status = 'kept' and body <> ''
           and (created_at < now() - make_interval(days => $1) or opens_until <= now())`,
        [KEPT_DAYS],
      )
    }),
})
