import { randomInt } from 'node:crypto'
import type { Language } from '#kit/contract/scalars.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { MAIL_TEXTS } from '../mail-texts.ts'
import { hashSecret } from '../secret-tokens.ts'

interface Row {
  id: number
  email: string
  language: Language
  browser_hash: Buffer
  account_id: number
  company_id: number | null
}

/** Active accounts of active companies only; everybody else's asking ends here, unseen. */
const FIND = `
  select r.id, r.email, r.language, r.browser_hash, a.id as account_id, a.company_id
    from password_reset r join account a on a.email = r.email left join company c on c.company_id = a.company_id
   where r.id = $1 and r.code_hash is null and r.expires_at > now()
     and a.status = 'active' and coalesce(c.status, 'active') = 'active'
     for update of r`

/** Six digits alone are soon tried; with the browser's part they belong to one asking. */
export const hashCode = (browserHash: Buffer, code: string): Buffer =>
  hashSecret(`${browserHash.toString('hex')}:${code}`)

/** Makes the code and writes the mail, once: a second run finds the code made. */
export const mailResetCode = defineJob<{ resetId: number }>({
  name: 'mail-reset-code',
  run: ({ resetId }, { db, jobs }) =>
    db.asProvider(async (tx) => {
      const row = await tx.maybeOne<Row>(FIND, [resetId])
      if (!row) return
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await tx.execute(
        'update password_reset set code_hash = $2, account_id = $3, company_id = $4 where id = $1',
        [row.id, hashCode(row.browser_hash, code), row.account_id, row.company_id],
      )
      const text = MAIL_TEXTS[row.language].resetCode(code)
      await queueMail(tx, jobs, { to: row.email, companyId: row.company_id, ...text })
    }),
})
