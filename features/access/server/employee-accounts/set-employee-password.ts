import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { addEmployeeAccount, setEmployeePassword } from '../../contract/employee-accounts.ts'
import type { AccessLimits } from '../access-limits.ts'
import { createAccount } from '../accounts.ts'
import { mailLink } from '../links/make-link.ts'
import { requireTyped } from '../password/refuse-password.ts'
import { setPassword } from '../password/set-password.ts'
import { lockUser } from '../users/find-user.ts'

/**
 * HR's new password for an employee, or a mail by which they choose one themselves; not for an account that may do more than the
 * asker, and never for the own one.
 */
export const setPasswordOfEmployee = (limits: AccessLimits) =>
  handle(setEmployeePassword, async (context) => {
    const { session, params, body, language } = context
    const companyId = companyOf(context)
    if (body.invite) await limits.passwordLink.take(`${session.accountId}|employee ${params.employee_id}`)
    await inCompany(context, async (tx) => {
      const account = await tx.maybeOne<{ id: number; email: string }>(
        'select id, email from account where company_id = $1 and employee_id = $2',
        [companyId, params.employee_id],
      )
      if (!account) throw new AppError('not_found')
      // The own password is changed with the current one.
      if (account.id === session.accountId) throw new AppError('forbidden')
      const { status } = await lockUser(tx, session, 'company', { id: account.id, companyId })
      if (body.invite) {
        if (status !== 'active') throw new AppError('account_disabled')
        return mailLink(tx, context, { id: account.id, companyId, email: account.email }, 'invitation')
      }
      const password = requireTyped(session, body.new_password, account.email, language)
      await setPassword(tx, account.id, password, { mustChange: true })
      const change = { action: 'update', entity: 'password', entityId: account.id } as const
      await audit(tx, companyId, actorOf(context), { ...change, after: { employee_id: params.employee_id } })
    })
    return { data: { id: params.employee_id } }
  })

/** The account of an employee who has none: role employee, nothing more. */
export const addAccountOfEmployee = handle(addEmployeeAccount, async (context) => {
  const { session, params, body, language } = context
  const companyId = companyOf(context)
  const password = body.invite ? null : requireTyped(session, body.new_password, body.email, language)
  await inCompany(context, async (tx) => {
    const employee = await tx.maybeOne<{ name: string; surname: string; has_account: boolean }>(
      `select e.name, e.surname, exists (select from account a where a.company_id = $1 and a.employee_id = e.id) as has_account
         from employee e where e.company_id = $1 and e.id = $2 and e.deleted_at is null for update`,
      [companyId, params.employee_id],
    )
    if (!employee) throw new AppError('not_found')
    if (employee.has_account) throw new AppError('duplicate')
    const id = await createAccount(tx, {
      email: body.email,
      name: `${employee.name} ${employee.surname}`.trim(),
      password,
      companyId,
      employeeId: params.employee_id,
      roles: ['employee'],
      mustChangePassword: !body.invite,
    })
    const after = { email: body.email, employee_id: params.employee_id }
    const change = { action: 'create', entity: 'account', entityId: id, after } as const
    await audit(tx, companyId, actorOf(context), change)
    if (body.invite) await mailLink(tx, context, { id, companyId, email: body.email }, 'invitation')
  })
  return { data: { id: params.employee_id } }
})
