import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { giveOneTimePassword, ONE_TIME_DAYS } from '../../contract/sign-in-slips.ts'
import type { AccessLimits } from '../access-limits.ts'
import { createAccount } from '../accounts.ts'
import type { EmployeeSource } from '../employee-accounts/add-employee-account.ts'
import { oneTimeRefusal } from '../employee-accounts/can-type-password.ts'
import { notifyAdministrators } from '../entering/notify-administrators.ts'
import { mailToOther } from '../mail-texts.ts'
import { setPassword } from '../password/set-password.ts'
import { lockUser } from '../users/find-user.ts'
import { newOneTimePassword } from './one-time-password.ts'
import { replacedText } from './replaced-text.ts'
import { signInPlace } from './sign-in-address.ts'

const EmployeeRow = z.object({ emp_number: z.string(), name: z.string(), surname: z.string() })
const AccountRow = z.object({ id: Id, email: z.string(), has_own_password: z.boolean() })
const UntilRow = z.object({ until: Timestamp })

type Asking = Context<typeof giveOneTimePassword>

/**
 * A first or new password of an employee, for the answer only. Without the administrator's role, only for accounts
 * with nothing but the role employee, without a second factor, and without an address to which a link could be mailed
 * instead; in place of a password that the employee chose only with `reset-password`, and the administrators are told.
 */
export const giveOneTimePasswordTo = ({ employees, lock }: EmployeeSource, limits: AccessLimits) =>
  handle(giveOneTimePassword, async (context) => {
    const { params } = context
    await limits.oneTimePassword.take(context.session.accountId)
    const password = newOneTimePassword()
    return inCompany(context, async (tx) => {
      await lock(tx, params.employee_id)
      // tables: the relation that server/compose.ts passes, EMPLOYEES of the employees
      const employee = await tx.one(
        EmployeeRow,
        `select e.emp_number, e.name, e.surname from ${employees} e where e.company_id = $1 and e.id = $2`,
        [tx.companyId, params.employee_id],
      )
      const name = `${employee.name} ${employee.surname}`.trim()
      const { id: accountId, replaces } = await accountWith(tx, context, name, password)
      if (replaces) await tellAdministrators(tx, context, `${employee.emp_number} ${name}`)
      const { until } = await tx.one(
        UntilRow,
        'select password_valid_until as until from account where id = $1',
        [accountId],
      )
      const place = await signInPlace(tx, context)
      const { emp_number } = employee
      return { data: { emp_number, name, ...place, password, valid_until: until.toISOString() } }
    })
  })

/** The administrators of the company learn that somebody else can open an employee's account. */
async function tellAdministrators(tx: Tx, context: Asking, employee: string): Promise<void> {
  const text = replacedText(actorOf(context).name, employee)
  const { accountId } = context.session
  await notifyAdministrators(tx, context.jobs, companyOf(context), text, { except: accountId })
}

/** The employee's account, with the password. `replaces`: the employee had chosen one. */
async function accountWith(tx: Tx, context: Asking, name: string, password: string) {
  const employeeId = context.params.employee_id
  const account = await tx.maybeOne(
    AccountRow,
    `select id, email, password_hash is not null and not must_change_password as has_own_password
     from account where company_id = $1 and employee_id = $2 for update`,
    [tx.companyId, employeeId],
  )
  if (account) await requireResettable(tx, context, account)
  const id = account?.id ?? (await addAccount(tx, context, name))
  const by = actorOf(context).name
  await setPassword(tx, id, password, { mustChange: true, by, validDays: ONE_TIME_DAYS })
  const replaces = account?.has_own_password ?? false
  const after = {
    employee_id: employeeId,
    valid_days: ONE_TIME_DAYS,
    ...(replaces && { replaces_own: true }),
  }
  await audit(tx, tx.companyId, actorOf(context), {
    action: 'update',
    entity: 'password',
    entityId: id,
    after,
  })
  if (account) {
    const notice = mailToOther((texts) => texts.passwordSet(by))
    await queueMail(tx, context.jobs, { to: account.email, companyId: tx.companyId, ...notice })
  }
  return { id, replaces }
}

async function addAccount(tx: Tx, context: Asking, name: string): Promise<number> {
  const { companyId } = tx
  const employeeId = context.params.employee_id
  const id = await createAccount(tx, {
    ...{ email: '', name, password: null, companyId, employeeId, roles: ['employee'] },
  })
  const after = { employee_id: employeeId }
  await audit(tx, companyId, actorOf(context), { action: 'create', entity: 'account', entityId: id, after })
  return id
}

async function requireResettable(
  tx: Tx,
  { session }: Asking,
  account: z.infer<typeof AccountRow>,
): Promise<void> {
  // The own password is changed with the current one.
  if (account.id === session.accountId) throw new AppError('forbidden')
  const user = await lockUser(tx, session, 'company', { id: account.id, companyId: tx.companyId })
  if (user.status !== 'active') throw new AppError('account_disabled')
  const refusal = oneTimeRefusal(session, { ...user, ...account })
  if (refusal) throw new AppError(refusal)
}
