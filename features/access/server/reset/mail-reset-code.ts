import { z } from 'zod'
import { Id, Language } from '#kit/contract/scalars.ts'
import { Bytes } from '#kit/database/row-types.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { MAIL_TEXTS } from '../mail-texts.ts'
import { newReadableCode, plainCode } from '../readable-code.ts'
import { hashSecret } from '../secret-tokens.ts'

/** A code is valid for this number of minutes, and after it was verified the new password must be set within the same time. */
export const CODE_MINUTES = 10

const Row = z.object({
  id: Id,
  email: z.string(),
  language: Language,
  browser_hash: Bytes,
  account_id: Id,
  company_id: Id.nullable(),
})

/** Active accounts of active companies only; for all other addresses the request ends here without a visible difference. */
const FIND = `
  select r.id, r.email, r.language, r.browser_hash, a.id as account_id, a.company_id
    from password_reset r join account a on a.email = r.email left join tenant c on c.company_id = a.company_id
   where r.id = $1 and r.code_hash is null and r.expires_at > now()
     and a.status = 'active' and coalesce(c.status, 'active') = 'active'
     for update of r`

/** With the browser's secret, so that a code belongs to one request. */
export const hashCode = (browserHash: Buffer, code: string): Buffer =>
  hashSecret(`${browserHash.toString('hex')}:${plainCode(code)}`)

/** Creates the code and writes the mail, once: a second run finds the existing code. */
export const mailResetCode = defineJob<{ resetId: number }>({
  name: 'mail-reset-code',
  run: ({ resetId }, { db, jobs }) =>
    db.asProvider(async (tx) => {
      const row = await tx.maybeOne(Row, FIND, [resetId])
      if (!row) return
      const code = newReadableCode(4)
      await tx.execute(
        'update password_reset set code_hash = $2, account_id = $3, company_id = $4 where id = $1',
        [row.id, hashCode(row.browser_hash, code), row.account_id, row.company_id],
      )
      const text = MAIL_TEXTS[row.language].resetCode(code)
      const to = { to: row.email, companyId: row.company_id, opensAccountMinutes: CODE_MINUTES }
      await queueMail(tx, jobs, { ...to, ...text })
    }),
})
