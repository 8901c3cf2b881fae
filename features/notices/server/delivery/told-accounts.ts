import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { noticeKinds, noticeText } from '../../domain/notice-kind.ts'
import { readMailLanguages } from '../preferences/stored-choices.ts'
import type { Delivery } from './claim-deliveries.ts'

/** A notice with its texts, for mails and push messages. */
export interface ToldNotice {
  id: number
  accountId: number
  kind: string
  requestId: number | null
  label: Record<Language, string>
  text: Record<Language, string>
}

const NoticeRow = z.object({
  id: Id,
  account_id: Id,
  kind: z.string(),
  params: z.unknown(),
  request_id: Id.nullable(),
})

/** The notices of the deliveries that are still unread, by id. */
export async function unreadNotices(
  tx: Tx,
  deliveries: readonly Delivery[],
): Promise<Map<number, ToldNotice>> {
  const rows = await tx.query(
    NoticeRow,
    `select id, account_id, kind, params, request_id from notice
     where company_id = $1 and id = any($2) and read_at is null order by id`,
    [tx.companyId, [...new Set(deliveries.map(({ notice_id }) => notice_id))]],
  )
  const told = rows.flatMap((row): ToldNotice[] => {
    const label = noticeKinds().get(row.kind)?.label
    const [la, en] = [noticeText(row.kind, row.params, 'la'), noticeText(row.kind, row.params, 'en')]
    if (!label || la === null || en === null) return []
    const { id, account_id: accountId, kind, request_id: requestId } = row
    return [{ id, accountId, kind, requestId, label, text: { la, en } }]
  })
  return new Map(told.map((notice) => [notice.id, notice]))
}

/** Where and in which language an account gets mails. */
export interface MailAddress {
  email: string
  /** Null: both. */
  language: Language | null
}

const AddressRow = z.object({ id: Id, email: z.string() })

/** The addresses of those accounts that are active and have one. */
export async function mailAddresses(
  tx: Tx,
  accountIds: readonly number[],
): Promise<Map<number, MailAddress>> {
  const rows = await tx.query(
    AddressRow,
    `select id, email from ${ACCOUNTS} a
     where company_id = $1 and id = any($2) and status = 'active' and email <> ''`,
    [tx.companyId, accountIds],
  )
  const languages = await readMailLanguages(tx, accountIds)
  return new Map(rows.map(({ id, email }) => [id, { email, language: languages.get(id) ?? null }]))
}
