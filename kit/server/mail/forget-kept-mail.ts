import type { Tx } from '#kit/database/database.ts'
import { defineJob } from '../jobs.ts'

/**
 * Days until the body of undelivered mail is deleted; recipient and time stay. Mail with sign-in links has a
 * shorter limit.
 */
const KEPT_DAYS = 30
const SIGN_IN_LINK_DAYS = 7

/**
 * Forgets the words of kept mail with a way in to this address: the way was used, or ended by another one. The mail that is written after
 * this keeps its words.
 */
export async function forgetWaysIn(tx: Tx, to: string): Promise<void> {
  await tx.execute(
    `update mail set body = '' where to_address = $1 and opens_account and body <> '' and status = 'kept'`,
    [to],
  )
}

export const forgetKeptMail = defineJob({
  name: 'forget-kept-mail',
  isDaily: true,
  run: (_, { db }) =>
    db.asProvider(async (tx) => {
      await tx.execute(
        `update mail set body = '' where status = 'kept' and body <> ''
           and created_at < now() - make_interval(days => case when opens_account then $2::int else $1::int end)`,
        [KEPT_DAYS, SIGN_IN_LINK_DAYS],
      )
    }),
})
