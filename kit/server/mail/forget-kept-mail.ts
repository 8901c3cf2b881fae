import { defineJob } from '../jobs.ts'

/** How long the words of kept mail can be read; that it was written, to whom and when, stays. A mailed way in is good for a week at most. */
const KEPT_DAYS = 30
const WAY_IN_DAYS = 7

export const forgetKeptMail = defineJob({
  name: 'forget-kept-mail',
  isDaily: true,
  run: (_, { db }) =>
    db.asProvider(async (tx) => {
      await tx.execute(
        `update mail set body = '' where status = 'kept' and body <> ''
           and created_at < now() - make_interval(days => case when opens_account then $2::int else $1::int end)`,
        [KEPT_DAYS, WAY_IN_DAYS],
      )
    }),
})
