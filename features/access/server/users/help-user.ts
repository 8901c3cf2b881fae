import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle } from '#kit/server/handler.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import {
  removeAdminUserFactor,
  removeCompanyUserFactor,
  sendAdminUserLink,
  sendAdminUserSignInLink,
  sendCompanyUserLink,
  sendCompanyUserSignInLink,
} from '../../contract/users.ts'
import type { AccessLimits } from '../access-limits.ts'
import { mailLink } from '../links/make-link.ts'
import { publicPage } from '../links/public-page.ts'
import { mailToOther } from '../mail-texts.ts'
import { dropFactor } from '../second-factor/own-factor.ts'
import { lockUser } from './find-user.ts'
import { companyIn, inScope, type Scope } from './scope.ts'

/** The mail contains no secret: the user requests a code in their own browser. */
const linkFor =
  (scope: Scope, limits: AccessLimits) => async (context: Context<typeof sendAdminUserLink>) => {
    const { session, params, jobs } = context
    const companyId = companyIn(scope, context)
    await limits.passwordLink.take(`${session.accountId}|${params.id}`)
    const data = await inScope(scope, context, async (tx) => {
      const user = await lockUser(tx, session, scope, { id: params.id, companyId })
      if (user.status !== 'active') throw new AppError('account_disabled')
      if (user.email === '') throw new AppError('no_email')
      const text = mailToOther((texts) =>
        texts.passwordLink(publicPage(context, '/reset-password'), actorOf(context).name),
      )
      await queueMail(tx, jobs, { to: user.email, companyId, ...text })
      const change = { action: 'update', entity: 'password', entityId: user.id } as const
      await audit(tx, companyId, actorOf(context), { ...change, after: { link: 'sent' } })
      return { id: params.id }
    })
    return { data }
  }

/** Valid for one sign-in within a day; users who never chose a password choose one there. */
const signInLinkFor =
  (scope: Scope, limits: AccessLimits) => async (context: Context<typeof sendAdminUserSignInLink>) => {
    const { session, params } = context
    const companyId = companyIn(scope, context)
    await limits.passwordLink.take(`${session.accountId}|${params.id}`)
    const data = await inScope(scope, context, async (tx) => {
      const { id, email, status } = await lockUser(tx, session, scope, { id: params.id, companyId })
      if (status !== 'active') throw new AppError('account_disabled')
      await mailLink(tx, context, { id, companyId, email }, 'sign-in')
      return { id: params.id }
    })
    return { data }
  }

/** For users who lost phone and recovery codes. One's own factor can only be turned off with the password and a code. */
const dropFor = (scope: Scope) => async (context: Context<typeof removeAdminUserFactor>) => {
  const { session, params } = context
  const companyId = companyIn(scope, context)
  if (params.id === session.accountId) throw new AppError('forbidden')
  const data = await inScope(scope, context, async (tx) => {
    const user = await lockUser(tx, session, scope, { id: params.id, companyId })
    await dropFactor(tx, user.id)
    const change = { action: 'delete', entity: 'second_factor', entityId: user.id } as const
    await audit(tx, companyId, actorOf(context), change)
    return { id: params.id }
  })
  return { data }
}

export const userHelp = (limits: AccessLimits): Endpoint[] => [
  handle(sendAdminUserLink, linkFor('provider', limits)),
  handle(sendCompanyUserLink, linkFor('company', limits) as never),
  handle(sendAdminUserSignInLink, signInLinkFor('provider', limits)),
  handle(sendCompanyUserSignInLink, signInLinkFor('company', limits) as never),
  handle(removeAdminUserFactor, dropFor('provider')),
  handle(removeCompanyUserFactor, dropFor('company') as never),
]
