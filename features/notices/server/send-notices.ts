import type { Tx } from '#kit/database/database.ts'
import { tellAccounts } from '#kit/server/events/news-hub.ts'
import type { NewNotice } from '../domain/notice-kind.ts'
import { planDeliveries } from './delivery/plan-deliveries.ts'
import { type Addressed, addressedNotices } from './recipients.ts'
import { StoredNotice } from './stored-notice.ts'

const ADD = `
  insert into notice (company_id, account_id, kind, params, route, route_params, request_id, dedupe_key)
  select $1, n.account_id, n.kind, n.params, n.route, n.route_params, n.request_id, n.dedupe_key
  from unnest($2::bigint[], $3::text[], $4::jsonb[], $5::text[], $6::jsonb[], $7::bigint[], $8::text[])
    as n(account_id, kind, params, route, route_params, request_id, dedupe_key)
  on conflict (company_id, account_id, dedupe_key) do nothing returning id, account_id, kind`

/**
 * Tells accounts of the transaction's company something: in the bell at once, by mail and push message after the
 * commit, as the company and each account have chosen. Accounts that are not active, and employees without an account,
 * get nothing. A notice whose `dedupeKey` the account already has is not stored again. The number of statements does
 * not depend on the number of notices. Returns the number of stored notices.
 */
export async function sendNotices(tx: Tx, notices: readonly NewNotice[]): Promise<number> {
  if (notices.length === 0) return 0
  const addressed = await addressedNotices(tx, notices)
  if (addressed.length === 0) return 0
  const stored = await tx.query(StoredNotice, ADD, [tx.companyId, ...valuesOf(addressed)])
  await planDeliveries(tx, stored)
  tellAccounts(
    tx,
    stored.map(({ account_id }) => account_id),
  )
  return stored.length
}

const valuesOf = (addressed: readonly Addressed[]) => [
  addressed.map(({ accountId }) => accountId),
  addressed.map(({ notice }) => notice.kind.name),
  addressed.map(({ notice }) => JSON.stringify(notice.params)),
  addressed.map(({ notice }) => notice.kind.route),
  addressed.map(({ notice }) => JSON.stringify(notice.routeParams ?? {})),
  addressed.map(({ notice }) => notice.requestId ?? null),
  addressed.map(({ notice }) => notice.dedupeKey ?? null),
]
