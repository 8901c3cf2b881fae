import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import { login } from '../contract.ts'
import type { LoginLimits } from './login-limits.ts'
import { isPassword } from './passwords.ts'
import { describeToken, openSession } from './sessions.ts'

interface AccountRow {
  id: number
  company_id: number | null
  employee_id: number | null
  name: string
  password_hash: string
  status: string
  company_status: string
}

const FIND_ACCOUNT = `
  select a.id, a.company_id, a.employee_id, a.name, a.password_hash, a.status, coalesce(c.status, 'active') as company_status
  from account a left join company c on c.company_id = a.company_id where a.email = $1`

/** An unknown address, a wrong password and a disabled account's wrong password all answer alike and take as long. */
export function signIn(limits: LoginLimits): Endpoint {
  return handle(login, async ({ db, body, address, userAgent }) => {
    await limits.check(body.email, address)
    const account = await db.asProvider((tx) => tx.maybeOne<AccountRow>(FIND_ACCOUNT, [body.email]))
    if (!(await isPassword(body.password, account?.password_hash ?? null)) || !account) {
      await limits.failed(body.email, address)
      throw new AppError('invalid_credentials')
    }
    if (account.status !== 'active') throw new AppError('account_disabled')
    if (account.company_status !== 'active') throw new AppError('company_suspended')
    await limits.succeeded(body.email, address)
    return db.asProvider(async (tx) => {
      const token = await openSession(tx, { account, address, userAgent })
      const actor = { accountId: account.id, name: account.name }
      await audit(tx, account.company_id, actor, { action: 'sign-in', entity: 'session', after: { address } })
      return { access_token: token, authUser: await describeToken(tx, token) }
    })
  })
}
