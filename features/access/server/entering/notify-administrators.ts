import { z } from 'zod'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import type { MailText } from '#kit/contract/mail-text.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'

/** The largest number of administrators that get a mail. */
const MAX_MAILS = 50

const FIND = `
  select a.email from account a
   where a.company_id = $1 and a.status = 'active' and a.id <> $4
     and exists (select from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id and r.name = $2)
   order by a.id limit $3`

const EmailRow = z.object({ email: z.string() })

/** Mails every active administrator of a company; `except`: the account of the one who causes it. */
export async function notifyAdministrators(
  tx: Tx,
  jobs: Jobs,
  companyId: number,
  text: MailText,
  { except = 0 }: { except?: number } = {},
): Promise<void> {
  const administrators = await tx.query(EmailRow, FIND, [companyId, FULL_ROLES.company, MAX_MAILS, except])
  for (const { email } of administrators) await queueMail(tx, jobs, { to: email, companyId, ...text })
}
