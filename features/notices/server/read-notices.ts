import type { Tx } from '#kit/database/database.ts'
import { tellAccounts } from '#kit/server/events/news-hub.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { countNotices, readNotices } from '../contract/notices.ts'
import type { AnyNoticeKind } from '../domain/notice-kind.ts'
import { NO_NOTICES, readState } from './notice-state.ts'

export const countOwnNotices = handle(countNotices, async (context) => {
  const { session } = context
  if (session.companyId === null) return { data: NO_NOTICES }
  return inCompany(context, async (tx) => ({ data: await readState(tx, session.accountId) }))
})

const READ = 'update notice set read_at = $3 where company_id = $1 and account_id = $2 and read_at is null'

/** Marks the notices of a kind as read: the account has seen the same on the screen of the feature. */
export async function readNoticesOfKind(
  tx: Tx,
  accountId: number,
  kind: Pick<AnyNoticeKind, 'name'>,
): Promise<void> {
  const count = await tx.execute(`${READ} and kind = $4`, [tx.companyId, accountId, new Date(), kind.name])
  if (count > 0) tellAccounts(tx, [accountId])
}

export const readOwnNotices = handle(readNotices, (context) =>
  inCompany(context, async (tx) => {
    const { body, session } = context
    const which = 'ids' in body ? 'id = any($4)' : 'id <= $4'
    const ids = 'ids' in body ? body.ids : body.up_to
    const count = await tx.execute(`${READ} and ${which}`, [tx.companyId, session.accountId, new Date(), ids])
    if (count > 0) tellAccounts(tx, [session.accountId])
    return { data: await readState(tx, session.accountId) }
  }),
)
