import type { Database } from '#kit/database/database.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import { claimDeliveries, type Delivery, endDeliveries } from './claim-deliveries.ts'
import { deliverMails } from './deliver-mails.ts'
import { deliverPushes, type PushService } from './deliver-pushes.ts'
import type { MailLinks } from './mail-links.ts'
import { unreadNotices } from './told-accounts.ts'

export interface DeliveryOptions {
  db: Database
  jobs: Jobs
  /** Null without a secret key: push messages are dropped. */
  push: PushService | null
  /** From later features: what the mails about their notices link to. */
  mailLinks?: MailLinks
  /** Stops after the current batch. */
  signal?: AbortSignal
}

/**
 * Sends the mails and push messages that are due, of all companies, except those of notices that have been read.
 * Several processes can do this at the same time. A mail is sent once; a push message can arrive twice if the process
 * dies in between, and then replaces the first one.
 */
export async function deliverDue(options: DeliveryOptions, now = new Date()): Promise<void> {
  while (!options.signal?.aborted) {
    const due = await claimDeliveries(options.db, now)
    if (due.length === 0) return
    const ofCompany = Map.groupBy(due, ({ company_id }) => company_id)
    for (const [companyId, deliveries] of ofCompany) await deliverOf(companyId, deliveries, options)
  }
}

async function deliverOf(
  companyId: number,
  deliveries: readonly Delivery[],
  { db, jobs, push, mailLinks = async () => new Map() }: DeliveryOptions,
): Promise<void> {
  const pushes = deliveries.filter(({ channel }) => channel === 'push')
  const mails = deliveries.filter(({ channel }) => channel !== 'push')
  const notices = await db.inCompany(companyId, async (tx) => {
    const unread = await unreadNotices(tx, deliveries)
    await deliverMails(tx, jobs, mails, unread, mailLinks)
    await endDeliveries(tx, mails)
    return unread
  })
  if (pushes.length === 0) return
  if (push) await deliverPushes(db, companyId, pushes, notices, push)
  await db.asProvider((tx) => endDeliveries(tx, pushes))
}
