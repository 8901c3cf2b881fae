import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import type { NewsHub } from '#kit/server/events/news-hub.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import { createSecretBox } from '#kit/server/secret-box.ts'
import { pushKeyReader } from '../push/own-devices.ts'
import { postToService } from '../push/send-push.ts'
import { deliverDue } from './deliver-due.ts'
import type { MailLinks } from './mail-links.ts'

/** Due deliveries are looked for at least this often: after the quiet hours, and if news was lost. */
const EVERY_MILLISECONDS = 30_000

export interface CourierOptions {
  db: Database
  jobs: Jobs
  news: NewsHub
  secretKey: Buffer | null
  log: Logger
  mailLinks?: MailLinks
}

/** Sends mails and push messages of notices in this process, as soon as there is news. Returns a function that stops it. */
export function startCourier({
  db,
  jobs,
  news,
  secretKey,
  log,
  mailLinks,
}: CourierOptions): () => Promise<void> {
  const stopping = new AbortController()
  const readKeys = pushKeyReader(db, secretKey)
  let running: Promise<void> | undefined
  let isWanted = false
  const deliver = async () => {
    const keys = await readKeys()
    const push = keys && secretKey && { keys, box: createSecretBox(secretKey), post: postToService }
    await deliverDue({
      db,
      jobs,
      push: push || null,
      signal: stopping.signal,
      ...(mailLinks && { mailLinks }),
    })
  }
  const run = async () => {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      await deliver().catch((error: unknown) => log.warn({ err: error }, 'notices were not delivered'))
    }
    running = undefined
  }
  const wake = () => {
    isWanted = true
    running ??= run()
  }
  const timer = setInterval(wake, EVERY_MILLISECONDS).unref()
  const unsubscribe = news.subscribe(wake)
  return async () => {
    stopping.abort()
    clearInterval(timer)
    unsubscribe()
    await running
  }
}
