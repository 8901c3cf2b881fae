import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import { type Context, type Endpoint, handle } from '#kit/server/handler.ts'
import { TYPED_PASSWORD_DAYS } from '../contract/passwords.ts'
import { login } from '../contract/sign-in.ts'
import type { AccessLimits } from './access-limits.ts'
import { isKnownAddress } from './known-addresses.ts'
import { networkOf } from './network-of.ts'
import { isPassword } from './password/hash-password.ts'
import { openStep } from './second-factor/sign-in-steps.ts'
import { withRefusalsNoted } from './security-log/note-refusal.ts'
import { startSession } from './start-session.ts'

const AccountRow = z.object({
  id: Id,
  company_id: Id.nullable(),
  employee_id: Id.nullable(),
  name: z.string(),
  password_hash: z.string().nullable(),
  status: z.string(),
  company_status: z.string(),
  has_second_factor: z.boolean(),
  is_expired: z.boolean(),
})

const FIND_ACCOUNT = `
  select a.id, a.company_id, a.employee_id, a.name, a.password_hash, a.status, coalesce(c.status, 'active') as company_status,
    exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor,
    a.must_change_password and a.password_set_at < now() - make_interval(days => ${TYPED_PASSWORD_DAYS}) as is_expired
  from account a left join tenant c on c.company_id = a.company_id where a.email = $1`

/** Counts the attempt if necessary; the returned function subtracts it. Throws `too_many_requests`. */
async function countTry(db: Database, limits: AccessLimits, email: string, address: string) {
  const network = networkOf(address)
  await limits.loginHere.take(`${email}|${network}`)
  await limits.loginAddress.take(network)
  const isKnown = await db.asProvider((tx) => isKnownAddress(tx, email, address))
  if (!isKnown) await limits.loginAccount.take(email)
  return async () => {
    await limits.loginHere.clear(`${email}|${network}`)
    await limits.loginAddress.rollBackAndRelease(network)
    if (!isKnown) await limits.loginAccount.rollBackAndRelease(email)
  }
}

/** An unknown address, a wrong password, and a wrong password of a disabled account have the same answer and take the same time. */
export function signIn(limits: AccessLimits): Endpoint {
  return handle(login, (context) =>
    withRefusalsNoted(context, { email: context.body.email, accountId: null }, () =>
      signInByPassword(context, limits),
    ),
  )
}

async function signInByPassword(
  { db, body, address, userAgent }: Context<typeof login>,
  limits: AccessLimits,
) {
  const takeBack = await countTry(db, limits, body.email, address)
  const account = await db.asProvider((tx) => tx.maybeOne(AccountRow, FIND_ACCOUNT, [body.email]))
  const passwordHash = account?.password_hash ?? null
  if (!(await isPassword(body.password, passwordHash, networkOf(address))) || !account)
    throw new AppError('invalid_credentials')
  await takeBack()
  if (account.status !== 'active') throw new AppError('account_disabled')
  if (account.company_status !== 'active') throw new AppError('company_suspended')
  if (account.is_expired) throw new AppError('password_expired')
  return db.asProvider(
    async (tx) => {
      // Waits for a simultaneous password change, and makes a later one wait. On Citus the lock is taken on every
      // copy of the row, and two simultaneous sign-ins can deadlock: hence the retry.
      const isStill = await tx.exists(
        `select from account where id = $1 and password_hash = $2 and status = 'active' for share`,
        [account.id, account.password_hash],
      )
      if (!isStill) throw new AppError('invalid_credentials')
      if (account.has_second_factor) return { second_factor: await openStep(tx, account) }
      return startSession(tx, { account, address, userAgent })
    },
    { retry: true },
  )
}
