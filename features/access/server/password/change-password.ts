import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle } from '#kit/server/handler.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { changePassword } from '../../contract/passwords.ts'
import type { AccessLimits } from '../access-limits.ts'
import { requireOutside } from '../entering/own-account.ts'
import { MAIL_TEXTS } from '../mail-texts.ts'
import { requireFirstChoice, requireOtherThanGiven } from './first-choice.ts'
import { refuse, requireUncommon } from './refuse-password.ts'
import { requireOwnPassword } from './require-own-password.ts'
import { setPassword } from './set-password.ts'

/** Changes the account's own password. The calling session also ends (specification 4). */
export function changeOwnPassword(limits: AccessLimits): Endpoint {
  return handle(changePassword, async (context) => {
    const { db, jobs, session, body, language } = context
    requireOutside(session)
    requireUncommon(body.new_password, session.email, language)
    if (body.first_choice) await requireOtherThanGiven(context, limits, body.new_password)
    else await requireOwnPassword(context, limits, body.current_password)
    // The form compares typed values; the stored value is normalised.
    if (body.new_password.normalize('NFKC') === body.current_password.normalize('NFKC'))
      throw refuse('new_password', 'same', language)
    await db.asProvider(async (tx) => {
      if (body.first_choice) await requireFirstChoice(tx, session.id, language)
      await setPassword(tx, session.accountId, body.new_password, { mustChange: false })
      const text = MAIL_TEXTS[language].passwordChanged()
      await queueMail(tx, jobs, { to: session.email, companyId: session.companyId, ...text })
      await audit(tx, session.companyId, actorOf(context), {
        action: 'update',
        entity: 'password',
        entityId: session.accountId,
      })
    })
    return { data: { changed: true as const } }
  })
}
