import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle } from '#kit/server/handler.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { mayDo } from '#kit/server/permit.ts'
import type { SecretBox } from '#kit/server/secret-box.ts'
import { addAdminUser, addCompanyUser, updateAdminUser, updateCompanyUser } from '../../contract/users.ts'
import type { AccessLimits } from '../access-limits.ts'
import { createAccount, giveRoles } from '../accounts.ts'
import { mailLink } from '../links/make-link.ts'
import { mailToOther } from '../mail-texts.ts'
import { requireTyped } from '../password/refuse-password.ts'
import { requireOwnPassword } from '../password/require-own-password.ts'
import { endSessions, endWaysIn } from '../password/set-password.ts'
import { requireOwnFactor } from '../second-factor/require-own-factor.ts'
import { lockUser, type StoredUser } from './find-user.ts'
import { lockAdmins, requireAdminLeft } from './last-admin.ts'
import { limitTakenAddresses } from './limit-taken-addresses.ts'
import { requireGivable } from './rank.ts'
import { companyIn, inScope, type Scope } from './scope.ts'

type Body = Context<typeof updateAdminUser>['body']
type Change = Omit<Body, 'current_password' | 'code'>

/** What a change of one's own email requires. */
interface Proofs {
  limits: AccessLimits
  box: SecretBox | null
}

const addTo = (scope: Scope, limits: AccessLimits) => async (context: Context<typeof addAdminUser>) => {
  const { session, language } = context
  const { new_password: typed, confirm_password: _, invite, ...body } = context.body
  const companyId = companyIn(scope, context)
  const password = invite ? null : requireTyped(typed, body.email, language)
  const id = await limitTakenAddresses(limits, companyId, () =>
    inScope(scope, context, async (tx) => {
      await requireGivable(tx, session, scope, { before: [], after: body.roles, isEmployee: false })
      const made = await createAccount(tx, { ...body, password, companyId, mustChangePassword: !invite })
      const change = { action: 'create', entity: 'account', entityId: made, after: body } as const
      await audit(tx, companyId, actorOf(context), change)
      if (invite) await mailLink(tx, context, { id: made, companyId, email: body.email }, 'invitation')
      return made
    }),
  )
  return { data: { id } }
}

const updateIn = (scope: Scope, proofs: Proofs) => async (context: Context<typeof updateAdminUser>) => {
  const { session, params, body } = context
  const companyId = companyIn(scope, context)
  await requireOwner(context, proofs)
  const { limits } = proofs
  await limitTakenAddresses(limits, companyId, () =>
    inScope(scope, context, async (tx) => {
      await lockAdmins(tx, companyId)
      const user = await lockUser(tx, session, scope, { id: params.id, companyId })
      if (user.version !== body.version)
        throw new AppError('stale_version', { details: { current: presentOf(user) } })
      if (body.email === '' && !user.is_employee) throw new AppError('no_email', { fields: { email: [''] } })
      if (user.id === session.accountId) refuseOwnRise(user, body)
      else requirePayRight(context, user)
      const { roles: before, is_employee: isEmployee } = user
      await requireGivable(tx, session, scope, { before, after: body.roles, isEmployee })
      await writeUser(tx, user, body)
      if (user.email !== body.email) await tellFormerAddress(tx, context, { to: user.email, companyId })
      await writeRoles(tx, { id: user.id, companyId }, body.roles)
      if (user.status === 'active' && user.roles.includes(FULL_ROLES[scope]))
        await requireAdminLeft(tx, scope, companyId)
      if (body.status === 'disabled') await endSessions(tx, user.id)
      if (body.status === 'disabled' || user.email !== body.email) await endWaysIn(tx, user.id, user.email)
      const pick = ({ name, email, roles, status }: StoredUser | Change) => ({ name, email, roles, status })
      const change = { action: 'update', entity: 'account', entityId: user.id } as const
      await audit(tx, companyId, actorOf(context), { ...change, before: pick(user), after: pick(body) })
    }),
  )
  return { data: { id: params.id } }
}

/** An unlocked or stolen session is not enough to take over the account: with its email a new password can be set. */
async function requireOwner(
  context: Context<typeof updateAdminUser>,
  { limits, box }: Proofs,
): Promise<void> {
  const { session, params, body } = context
  if (params.id !== session.accountId || body.email === session.email) return
  await requireOwnPassword(context, limits, body.current_password)
  await requireOwnFactor(context, limits, box)
}

/** Permissions for what employees see on their own payslips. */
const OF_PAYSLIPS = ['view-payroll', 'view-bank-account']
const EMAIL_OPENS_PAYSLIPS: Record<Language, string> = {
  la: 'ປ່ຽນອີເມວຂອງພະນັກງານໄດ້ສະເພາະຜູ້ທີ່ເຫັນເງິນເດືອນ ແລະ ບັນຊີທະນາຄານ ເພາະອີເມວເປີດໃບແຈ້ງເງິນເດືອນໄດ້',
  en: 'Only users who can see payroll and bank accounts can change the email of an employee, because it opens the payslips',
}

/**
 * The account of an employee opens that person's payslips, and a link that is mailed to its address opens the
 * account: whoever may not see pay cannot lead such links elsewhere. Throws `forbidden` at `email`.
 */
function requirePayRight({ session, body, language }: Context<typeof updateAdminUser>, user: StoredUser) {
  if (!user.is_employee || user.email === body.email) return
  if (OF_PAYSLIPS.every((permission) => mayDo(session, permission))) return
  throw new AppError('forbidden', { fields: { email: [EMAIL_OPENS_PAYSLIPS[language]] } })
}

async function tellFormerAddress(
  tx: Tx,
  context: Context<typeof updateAdminUser>,
  { to, companyId }: { to: string; companyId: number | null },
): Promise<void> {
  const text = mailToOther((texts) => texts.emailChanged(actorOf(context).name))
  await queueMail(tx, context.jobs, { to, companyId, ...text })
}

/** The fields of a user that a change contains. */
function presentOf({ name, email, roles, status, version }: StoredUser): Change {
  return { name, email, roles, status, version }
}

/** Users cannot change their own roles or disable themselves: another administrator does that. */
function refuseOwnRise(user: StoredUser, wanted: Change): void {
  const isSame = [...user.roles].sort().join() === [...wanted.roles].sort().join()
  if (!isSame || wanted.status !== user.status) throw new AppError('own_role')
}

async function writeUser(tx: Tx, user: StoredUser, wanted: Change): Promise<void> {
  try {
    await tx.execute(
      'update account set name = $2, email = $3, status = $4, version = version + 1 where id = $1',
      [user.id, wanted.name, wanted.email, wanted.status],
    )
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    throw new AppError('duplicate', { fields: { email: [wanted.email] } })
  }
}

async function writeRoles(
  tx: Tx,
  account: { id: number; companyId: number | null },
  roles: readonly string[],
): Promise<void> {
  await tx.execute('delete from account_role where account_id = $1', [account.id])
  await giveRoles(tx, account, roles)
}

export const userChanges = (limits: AccessLimits, box: SecretBox | null): Endpoint[] => [
  handle(addAdminUser, addTo('provider', limits)),
  handle(addCompanyUser, addTo('company', limits) as never),
  handle(updateAdminUser, updateIn('provider', { limits, box })),
  handle(updateCompanyUser, updateIn('company', { limits, box }) as never),
]
