import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { addEmployeeAccount } from '../../contract/employee-accounts.ts'
import type { AccessLimits } from '../access-limits.ts'
import { createAccount } from '../accounts.ts'
import { mailLink } from '../links/make-link.ts'
import { requireTyped } from '../password/refuse-password.ts'
import { limitTakenAddresses } from '../users/limit-taken-addresses.ts'

const EmployeeRow = z.object({ name: z.string(), surname: z.string(), has_account: z.boolean() })

/** What this feature needs of features/employees, which is later in the order. */
export interface EmployeeSource {
  /** A relation with the columns of `EMPLOYEES`, including hidden employees (`deleted_at`). */
  employees: string
  /** Locks the employee until the transaction ends. Throws `not_found` for employees of another company and hidden ones. */
  lock: (tx: Tx, employeeId: number) => Promise<void>
}

/** Creates the account of an employee without one, with the role employee only. Throws `not_found`, `duplicate`. */
export const addAccountOfEmployee = ({ employees, lock }: EmployeeSource, limits: AccessLimits) =>
  handle(addEmployeeAccount, async (context) => {
    const { params, body, language } = context
    const companyId = companyOf(context)
    const password = body.invite ? null : requireTyped(body.new_password, body.email, language)
    await limitTakenAddresses(limits, companyId, () =>
      inCompany(context, async (tx) => {
        await lock(tx, params.employee_id)
        // tables: the relation that server/compose.ts passes, EMPLOYEES of the employees
        const employee = await tx.one(
          EmployeeRow,
          `select e.name, e.surname, exists (select from account a where a.company_id = $1 and a.employee_id = e.id) as has_account
           from ${employees} e where e.company_id = $1 and e.id = $2`,
          [companyId, params.employee_id],
        )
        if (employee.has_account) throw new AppError('duplicate')
        const id = await createAccount(tx, {
          email: body.email,
          name: `${employee.name} ${employee.surname}`.trim(),
          password,
          companyId,
          employeeId: params.employee_id,
          roles: ['employee'],
          mustChangePassword: !body.invite,
          ...(!body.invite && { passwordBy: actorOf(context).name }),
        })
        const after = { email: body.email, employee_id: params.employee_id }
        const change = { action: 'create', entity: 'account', entityId: id, after } as const
        await audit(tx, companyId, actorOf(context), change)
        if (body.invite) await mailLink(tx, context, { id, companyId, email: body.email }, 'invitation')
      }),
    )
    return { data: { id: params.employee_id } }
  })
