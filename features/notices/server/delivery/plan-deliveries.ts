import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { noticeKinds } from '../../domain/notice-kind.ts'
import { digestTime, pushTime } from '../../domain/quiet-hours.ts'
import { readChoices } from '../preferences/stored-choices.ts'
import { accountsWithDevices } from '../push/stored-devices.ts'
import type { StoredNotice } from '../stored-notice.ts'

export type Channel = 'push' | 'mail' | 'digest'

interface Planned {
  notice: StoredNotice
  channel: Channel
  dueAt: Date
}

const ADD = `
  insert into notice_delivery (company_id, account_id, notice_id, channel, due_at)
  select $1, d.account_id, d.notice_id, d.channel, d.due_at
  from unnest($2::bigint[], $3::bigint[], $4::text[], $5::timestamptz[]) as d(account_id, notice_id, channel, due_at)`

const RepeatedRow = z.object({ id: Id })

/** Those of these notices that say the same about a request as an unread one of the last hour. */
const REPEATED = `
  select n.id from notice n where n.company_id = $1 and n.id = any($2) and exists (
    select from notice o where o.company_id = n.company_id and o.account_id = n.account_id and o.id < n.id and o.read_at is null
      and o.kind = n.kind and o.request_id = n.request_id and o.params = n.params and o.created_at > n.created_at - interval '1 hour')`

/**
 * Stores which mails and push messages the new notices need, and when they are due. What an account has not read yet is not sent again within
 * an hour: forty comments on a request are one mail. At most five statements.
 */
export async function planDeliveries(tx: Tx, notices: readonly StoredNotice[]): Promise<void> {
  if (notices.length === 0) return
  const accountIds = [...new Set(notices.map(({ account_id }) => account_id))]
  const choiceOf = await readChoices(tx, accountIds)
  const withDevices = await accountsWithDevices(tx, accountIds)
  const ids = notices.map(({ id }) => id)
  const repeated = new Set((await tx.query(RepeatedRow, REPEATED, [tx.companyId, ids])).map(({ id }) => id))
  const now = new Date()
  const digestAt = digestTime(now)
  const planned = notices.flatMap((notice): Planned[] => {
    if (repeated.has(notice.id)) return []
    const { push, mail } = choiceOf(notice.account_id, notice.kind)
    const isUrgent = noticeKinds().get(notice.kind)?.isUrgent ?? false
    return [
      ...(push && withDevices.has(notice.account_id)
        ? [{ notice, channel: 'push' as const, dueAt: pushTime(now, isUrgent) }]
        : []),
      ...(mail === 'at_once' ? [{ notice, channel: 'mail' as const, dueAt: now }] : []),
      ...(mail === 'digest' ? [{ notice, channel: 'digest' as const, dueAt: digestAt }] : []),
    ]
  })
  if (planned.length === 0) return
  await tx.execute(ADD, [
    tx.companyId,
    planned.map(({ notice }) => notice.account_id),
    planned.map(({ notice }) => notice.id),
    planned.map(({ channel }) => channel),
    planned.map(({ dueAt }) => dueAt),
  ])
}
