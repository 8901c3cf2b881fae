import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import type { SecretBox } from '#kit/server/secret-box.ts'
import { loginWithSecondFactor } from '../../contract/sign-in.ts'
import type { AccessLimits } from '../access-limits.ts'
import { withRefusalsNoted } from '../security-log/note-refusal.ts'
import { startSession } from '../start-session.ts'
import { consumeFactorCode } from './consume-factor-code.ts'
import { closeStep, countStep } from './sign-in-steps.ts'

const Account = z.object({
  id: Id,
  company_id: Id.nullable(),
  employee_id: Id.nullable(),
  name: z.string(),
  status: z.string(),
  company_status: z.string(),
})
type Account = z.infer<typeof Account>

const FIND = `
  select a.id, a.company_id, a.employee_id, a.name, a.status, coalesce(c.status, 'active') as company_status
    from account a left join tenant c on c.company_id = a.company_id where a.id = $1 for share of a`

/** Five attempts for one correct password, ten in 15 minutes for the account. */
export function signInWithFactor(limits: AccessLimits, box: SecretBox | null): Endpoint {
  return handle(loginWithSecondFactor, async (context) => {
    const { db, body, address, userAgent } = context
    if (!box) throw new AppError('second_factor_unavailable')
    const step = await db.asProvider((tx) => countStep(tx, body.second_factor))
    if (!step) throw new AppError('invalid_credentials')
    return withRefusalsNoted(context, { email: null, accountId: step.account_id }, async () => {
      await limits.secondFactor.take(step.account_id)
      const signedIn = await db.asProvider(
        async (tx) => {
          if (!(await consumeFactorCode(tx, box, step.account_id, body.code))) return null
          if (!(await closeStep(tx, step.id))) return null
          const account = await activeAccount(tx, step.account_id)
          return startSession(tx, { account, address, userAgent })
        },
        { retry: true },
      )
      if (!signedIn) throw new AppError('invalid_credentials')
      await limits.secondFactor.clear(step.account_id)
      return signedIn
    })
  })
}

async function activeAccount(tx: Tx, id: number): Promise<Account> {
  const account = await tx.one(Account, FIND, [id])
  if (account.status !== 'active') throw new AppError('account_disabled')
  if (account.company_status !== 'active') throw new AppError('company_suspended')
  return account
}
