import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { setEmployeePassword } from '../../contract/employee-accounts.ts'
import type { AccessLimits } from '../access-limits.ts'
import { mailLink } from '../links/make-link.ts'
import { mailToOther } from '../mail-texts.ts'
import { requireTyped } from '../password/refuse-password.ts'
import { setPassword } from '../password/set-password.ts'
import { lockUser } from '../users/find-user.ts'
import { canTypePassword } from './can-type-password.ts'

const Account = z.object({ id: Id, email: z.string(), has_own_password: z.boolean() })

/** Locked, so that a password that is chosen at the same time is seen. */
const FIND = `
  select id, email, password_hash is not null and not must_change_password as has_own_password
    from account where company_id = $1 and employee_id = $2 for update`

/**
 * Sets an employee's new password, or mails a link to choose one; not for an account with more permissions than the
 * caller's, and never for the caller's own.
 */
export const setPasswordOfEmployee = (limits: AccessLimits) =>
  handle(setEmployeePassword, async (context) => {
    const { session, params, body, language } = context
    const companyId = companyOf(context)
    if (body.invite) await limits.passwordLink.take(`${session.accountId}|employee ${params.employee_id}`)
    await inCompany(context, async (tx) => {
      const account = await tx.maybeOne(Account, FIND, [companyId, params.employee_id])
      if (!account) throw new AppError('not_found')
      // The own password is changed with the current one.
      if (account.id === session.accountId) throw new AppError('forbidden')
      const { status } = await lockUser(tx, session, 'company', { id: account.id, companyId })
      if (body.invite) {
        if (status !== 'active') throw new AppError('account_disabled')
        if (account.email === '') throw new AppError('no_email')
        return mailLink(tx, context, { id: account.id, companyId, email: account.email }, 'invitation')
      }
      if (!canTypePassword(session, account)) throw new AppError('password_chosen')
      const password = requireTyped(body.new_password, account.email, language)
      await setPassword(tx, account.id, password, { mustChange: true, by: actorOf(context).name })
      const notice = mailToOther((texts) => texts.passwordSet(actorOf(context).name))
      await queueMail(tx, context.jobs, { to: account.email, companyId, ...notice })
      const change = { action: 'update', entity: 'password', entityId: account.id } as const
      await audit(tx, companyId, actorOf(context), { ...change, after: { employee_id: params.employee_id } })
    })
    return { data: { id: params.employee_id } }
  })
