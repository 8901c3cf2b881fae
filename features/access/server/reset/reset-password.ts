import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { resetMyPassword } from '../../contract/passwords.ts'
import type { AccessLimits } from '../access-limits.ts'
import { rememberAddress } from '../known-addresses.ts'
import { MAIL_TEXTS } from '../mail-texts.ts'
import { networkOf } from '../network-of.ts'
import { refuse, requireUncommon } from '../password/refuse-password.ts'
import { setPassword } from '../password/set-password.ts'
import { hashSecret } from '../secret-tokens.ts'
import { browserSecret, clearBrowserCookie } from './browser-cookie.ts'
import { hashCode } from './mail-reset-code.ts'

const Owner = z.object({
  account_id: Id,
  company_id: Id.nullable(),
  email: z.string(),
  name: z.string(),
})

const FIND = `
  select r.account_id, a.company_id, a.email, a.name
    from password_reset r join account a on a.id = r.account_id left join tenant c on c.company_id = a.company_id
   where r.browser_hash = $1 and r.handle_hash = $2 and r.code_hash = $3 and r.expires_at > now() and r.used_at is null
     and a.email = r.email and a.status = 'active' and coalesce(c.status, 'active') = 'active'`

/** Browser, handle and code must belong together; an invalid new password does not use them up. */
export function resetPassword(limits: AccessLimits): Endpoint {
  return handle(resetMyPassword, async ({ db, jobs, body, address, language, reply }) => {
    await limits.verifyAddress.take(networkOf(address))
    const browserHash = hashSecret(browserSecret(reply))
    const keys = [browserHash, hashSecret(body.user_id), hashCode(browserHash, body.verify_code)]
    const find = (tx: Tx) => tx.maybeOne(Owner, FIND, keys)
    const owner = await db.asProvider(find)
    if (!owner) throw refuse('verify_code', 'code', language)
    requireUncommon(body.new_password, owner.email, language)
    await db.asProvider(async (tx) => {
      const updatedRows = await tx.execute(
        'update password_reset set used_at = now() where browser_hash = $1 and used_at is null and expires_at > now()',
        [browserHash],
      )
      if (updatedRows !== 1) throw refuse('verify_code', 'code', language)
      await setPassword(tx, owner.account_id, body.new_password, { mustChange: false })
      await rememberAddress(tx, { id: owner.account_id, company_id: owner.company_id }, address)
      const text = MAIL_TEXTS[language].passwordChanged()
      await queueMail(tx, jobs, { to: owner.email, companyId: owner.company_id, ...text })
      const actor = { accountId: owner.account_id, name: owner.name }
      const change = { action: 'update', entity: 'password', entityId: owner.account_id } as const
      await audit(tx, owner.company_id, actor, { ...change, after: { by: 'mailed code' } })
    })
    clearBrowserCookie(reply)
    await limits.loginHere.clear(`${owner.email}|${networkOf(address)}`)
    return { data: { changed: true as const } }
  })
}
