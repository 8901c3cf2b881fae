import type { Logger } from 'pino'
import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { mailPage } from './mail-page.ts'
import type { Transport } from './smtp-transport.ts'

interface Delivery {
  db: Database
  log: Logger
  /** Null keeps mail in the outbox. */
  transport: Transport | null
  from: string
}

const MailRow = z.object({
  id: Id,
  to_address: z.string(),
  subject: z.string(),
  body: z.string(),
  message_id: z.string(),
  is_expired: z.boolean(),
})
type MailRow = z.infer<typeof MailRow>

/**
 * Delivers one mail once: the row stays locked during delivery, and a sent mail is not sent again. After a
 * crash in between, the receiver can recognize a repetition by its message id. Throws if the mail server cannot
 * be reached, so that the job runs again. A mail whose link or code has expired in the meantime is not sent.
 */
export async function deliverMail(delivery: Delivery, mailId: number): Promise<void> {
  await delivery.db.asProvider(async (tx) => {
    const mail = await tx.maybeOne(
      MailRow,
      `select id, to_address, subject, body, message_id, coalesce(opens_until <= now(), false) as is_expired
         from mail where id = $1 and status = 'waiting' for update skip locked`,
      [mailId],
    )
    if (!mail) return
    if (mail.is_expired) return recordOutcome(tx, mail.id, 'failed', 'expired')
    if (!delivery.transport) return recordOutcome(tx, mail.id, 'kept')
    const refusal = await send(delivery.transport, delivery.from, mail)
    if (refusal) delivery.log.warn({ mail: mail.id, refusal }, 'the mail server refused a mail')
    await recordOutcome(tx, mail.id, refusal === null ? 'sent' : 'failed', refusal ?? '')
  })
}

/** Returns null if the server accepted the mail, else the code of its permanent refusal. */
async function send(transport: Transport, from: string, mail: MailRow): Promise<string | null> {
  try {
    await transport.sendMail({
      from,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.body,
      html: mailPage(mail.subject, mail.body),
      messageId: `<${mail.message_id}@champa.invalid>`,
    })
    return null
  } catch (error) {
    const { responseCode } = error as { responseCode?: number }
    // 5xx is permanent (RFC 5321, 4.2.1); other errors are temporary.
    if (responseCode === undefined || responseCode < 500) throw error
    return `${responseCode}`
  }
}

async function recordOutcome(
  tx: Tx,
  id: number,
  status: 'sent' | 'kept' | 'failed',
  problem = '',
): Promise<void> {
  await tx.execute(
    `update mail set status = $2, problem = $3, sent_at = $4,
       body = case when $2 = 'kept' then body else '' end where id = $1`,
    [id, status, problem, status === 'sent' ? new Date() : null],
  )
}
