import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { defineJob, type Job, type Jobs } from '../jobs.ts'
import { deliverMail } from './deliver-mail.ts'
import { forgetKeptMail } from './forget-kept-mail.ts'
import type { MailSettings } from './mail-settings.ts'
import { openTransport } from './smtp-transport.ts'

export interface NewMail {
  to: string
  subject: string
  body: string
  /** The company of the recipient; null for the provider's staff. */
  companyId: number | null
  /** The mail contains a link or code that gives access to the account for this number of minutes. */
  opensAccountMinutes?: number
}

/** The name of the queue; `mailJobs` has the handler. */
const QUEUE = { name: 'deliver-mail', run: async () => undefined } satisfies Job<{ mailId: number }>

/**
 * Stores a mail and queues its delivery in the caller's transaction, so a rolled-back change sends nothing. Returns
 * its id, or 0 if there is no address.
 */
export async function queueMail(tx: Tx, jobs: Jobs, mail: NewMail): Promise<number> {
  if (mail.to === '') return 0
  const { id } = await tx.one(
    IdRow,
    `insert into mail (company_id, to_address, subject, body, opens_account, opens_until)
     values ($1, $2, $3, $4, $5::int is not null, now() + make_interval(mins => $5)) returning id`,
    [mail.companyId, mail.to, mail.subject, mail.body, mail.opensAccountMinutes ?? null],
  )
  await jobs.send(tx, QUEUE, { mailId: id })
  return id
}

/**
 * The background jobs of mail: delivery by SMTP if configured, else to the outbox that the provider can read.
 */
export function mailJobs(settings: MailSettings): Job<never>[] {
  const transport = settings.smtpUrl ? openTransport(settings.smtpUrl) : null
  const job = defineJob<{ mailId: number }>({
    name: QUEUE.name,
    run: ({ mailId }, { db, log }) => deliverMail({ db, log, transport, from: settings.from }, mailId),
  })
  return [job as Job<never>, forgetKeptMail as Job<never>]
}
