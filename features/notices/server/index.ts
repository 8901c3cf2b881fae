import '../errors.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { NewsHub } from '#kit/server/events/news-hub.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listNotices } from '../contract/notices.ts'
import { FILE_READY } from '../domain/notice-kinds.ts'
import { forgetNotices } from './forget-notices.ts'
import { noticeList } from './list-notices.ts'
import { preferenceEndpoints } from './preferences/own-preferences.ts'
import { deviceEndpoints, pushKeyReader } from './push/own-devices.ts'
import { countOwnNotices, readOwnNotices } from './read-notices.ts'
import { sendNotices } from './send-notices.ts'
import { streamEndpoint } from './stream/stream-notices.ts'

export { type CourierOptions, startCourier } from './delivery/courier.ts'
export type { MailedNotice, MailLink, MailLinks } from './delivery/mail-links.ts'
export { readNoticesOfKind } from './read-notices.ts'
export { sendNotices } from './send-notices.ts'

/** Tells an account of a company that its file is ready. */
export async function tellFileReady(
  tx: Tx,
  file: { id: number; accountId: number; name: string },
): Promise<void> {
  const { id, accountId, name } = file
  const notice = FILE_READY.notice({ accountIds: [accountId] }, { name }, { dedupeKey: `file:${id}` })
  if (tx.companyId !== null) await sendNotices(tx, [notice])
}

export interface NoticeOptions {
  db: Database
  /** Seals the keys of push messages; without it there are none. */
  secretKey: Buffer | null
  news: NewsHub
}

/** The calls of the own notices. */
export const noticeEndpoints = ({ db, secretKey, news }: NoticeOptions): Endpoint[] => [
  ...listEndpoints(listNotices, noticeList),
  ...[countOwnNotices, readOwnNotices, streamEndpoint(db, news)],
  ...preferenceEndpoints(pushKeyReader(db, secretKey)),
  ...deviceEndpoints(secretKey),
]

/** Background work of this feature. */
export const noticeJobs = [forgetNotices] as unknown as Job<never>[]
