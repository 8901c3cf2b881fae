import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { type Context, type Endpoint, handle } from '#kit/server/handler.ts'
import { forgetWaysIn } from '#kit/server/mail/forget-kept-mail.ts'
import { signInByLink } from '../../contract/sign-in-link.ts'
import type { AccessLimits } from '../access-limits.ts'
import { networkOf } from '../network-of.ts'
import { requireUncommon } from '../password/refuse-password.ts'
import { setPassword } from '../password/set-password.ts'
import { openStep } from '../second-factor/sign-in-steps.ts'
import { hashSecret } from '../secret-tokens.ts'
import { withRefusalsNoted } from '../security-log/note-refusal.ts'
import { startSession } from '../start-session.ts'

const Owner = z.object({
  link_id: Id,
  id: Id,
  company_id: Id.nullable(),
  employee_id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  asks_password: z.boolean(),
  has_second_factor: z.boolean(),
})
type Owner = z.infer<typeof Owner>

/** Locked before the link, in the same order as a password change: either the change waits, or the link is already ended. */
const LOCK = 'select from account where id = $1 for update'

/** Of two calls with one link the second finds it used. */
const FIND = `
  select l.id as link_id, a.id, a.company_id, a.employee_id, a.name, a.email,
    l.asks_password or a.password_hash is null or a.must_change_password as asks_password,
    exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor
  from sign_in_link l join account a on a.id = l.account_id left join tenant c on c.company_id = a.company_id
  where l.token_hash = $1 and a.id = $2 and l.used_at is null and l.expires_at > now() and a.email = l.email
    and a.status = 'active' and coalesce(c.status, 'active') = 'active'`

type Opening = Pick<Context<typeof signInByLink>, 'body' | 'language' | 'address' | 'userAgent'>

/** A wrong, used or expired link and one whose owner cannot sign in have the same answer. */
export function signInWithLink(limits: AccessLimits): Endpoint {
  return handle(signInByLink, (context) => {
    const { user_id } = context.body
    const accountId = /^\d{1,15}$/.test(user_id) ? Number(user_id) : null
    return withRefusalsNoted(context, { email: null, accountId }, () => openLink(limits, context, accountId))
  })
}

async function openLink(
  limits: AccessLimits,
  context: Context<typeof signInByLink>,
  accountId: number | null,
) {
  const network = networkOf(context.address)
  await limits.linkAddress.take(network)
  const answer = await context.db.asProvider(async (tx) => {
    await tx.execute(LOCK, [accountId])
    const owner = await tx.maybeOne(Owner, FIND, [hashSecret(context.body.token), accountId])
    return owner && letIn(tx, owner, context)
  })
  if (!answer) throw new AppError('link_void')
  await limits.linkAddress.rollBackAndRelease(network)
  return answer
}

async function letIn(tx: Tx, owner: Owner, { body, language, address, userAgent }: Opening) {
  if (owner.asks_password) {
    if (body.new_password === undefined) return { password_asked: { name: owner.name, email: owner.email } }
    await choosePassword(tx, owner, body.new_password, language)
  }
  await tx.execute('update sign_in_link set used_at = now() where id = $1', [owner.link_id])
  await forgetWaysIn(tx, owner.email)
  if (owner.has_second_factor) return { second_factor: await openStep(tx, owner) }
  return startSession(tx, { account: owner, address, userAgent, by: 'mailed link' })
}

async function choosePassword(tx: Tx, owner: Owner, password: string, language: Language): Promise<void> {
  requireUncommon(password, owner.email, language)
  await setPassword(tx, owner.id, password, { mustChange: false })
  const change = { action: 'update', entity: 'password', entityId: owner.id } as const
  const actor = { accountId: owner.id, name: owner.name }
  await audit(tx, owner.company_id, actor, { ...change, after: { by: 'mailed link' } })
}
