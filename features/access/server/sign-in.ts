import { AppError } from '#kit/contract/errors.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { login } from '../contract/sign-in.ts'
import type { AccessLimits } from './access-limits.ts'
import { isPassword } from './password/hash-password.ts'
import { openStep } from './second-factor/sign-in-steps.ts'
import { startSession } from './start-session.ts'

interface AccountRow {
  id: number
  company_id: number | null
  employee_id: number | null
  name: string
  password_hash: string
  status: string
  company_status: string
  has_second_factor: boolean
}

const FIND_ACCOUNT = `
  select a.id, a.company_id, a.employee_id, a.name, a.password_hash, a.status, coalesce(c.status, 'active') as company_status,
    exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor
  from account a left join company c on c.company_id = a.company_id where a.email = $1`

/** An unknown address, a wrong password and a disabled account's wrong password all answer alike and take as long. */
export function signIn(limits: AccessLimits): Endpoint {
  return handle(login, async ({ db, body, address, userAgent }) => {
    const key = `${body.email}|${address}`
    await limits.loginAddress.check(address)
    await limits.loginAccount.take(key)
    const account = await db.asProvider((tx) => tx.maybeOne<AccountRow>(FIND_ACCOUNT, [body.email]))
    if (!(await isPassword(body.password, account?.password_hash ?? null)) || !account) {
      await limits.loginAddress.take(address)
      throw new AppError('invalid_credentials')
    }
    await limits.loginAccount.clear(key)
    if (account.status !== 'active') throw new AppError('account_disabled')
    if (account.company_status !== 'active') throw new AppError('company_suspended')
    return db.asProvider(async (tx) => {
      // Waits for a change of the password that is under way, and holds back one that comes.
      const isStill = await tx.maybeOne(
        `select from account where id = $1 and password_hash = $2 and status = 'active' for share`,
        [account.id, account.password_hash],
      )
      if (!isStill) throw new AppError('invalid_credentials')
      if (account.has_second_factor) return { second_factor: await openStep(tx, account) }
      return startSession(tx, { account, address, userAgent })
    })
  })
}
