import { z } from 'zod'
import { isStaffRole } from '#kit/contract/access-rules.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Session } from '#kit/server/session.ts'

const AccountRow = z.object({
  id: Id,
  employee_id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  must_change_password: z.boolean(),
  special_menus: z.boolean(),
  requires_factor: z.boolean(),
  has_factor: z.boolean(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
})

const FIND = `
  select a.id, a.employee_id, a.name, a.email, a.must_change_password, c.special_menus, c.requires_second_factor as requires_factor,
    exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_factor,
    array(select r.name from account_role ar join role r on r.id = ar.role_id
          where ar.account_id = a.id order by ar.is_main desc, r.id) as roles,
    array(select distinct p.name from account_role ar join role_permission rp on rp.role_id = ar.role_id
          join permission p on p.id = rp.permission_id where ar.account_id = a.id order by p.name) as permissions
  from account a join tenant c on c.company_id = a.company_id
  where a.company_id = $1 and a.id = $2 and a.status = 'active' and c.status = 'active'`

/** An account as if it were signed in. */
export interface AccountRights {
  session: Session
  /** The account must sign in for what it does: it has a second factor or must have one, or has no password of its own yet. */
  needsSignIn: boolean
}

/**
 * The present rights of an active account of the transaction's company, for what its owner does without a session, such as a decision by
 * mail. Null if the account or the company is closed.
 */
export async function rightsOfAccount(tx: Tx, accountId: number): Promise<AccountRights | null> {
  const row = await tx.maybeOne(AccountRow, FIND, [tx.companyId, accountId])
  if (!row) return null
  const isAsked = row.requires_factor && row.roles.some(isStaffRole)
  return {
    needsSignIn: row.must_change_password || row.has_factor || isAsked,
    session: {
      ...{ id: 0, accountId: row.id, companyId: tx.companyId, employeeId: row.employee_id },
      ...{ name: row.name, email: row.email, roles: row.roles, specialMenus: row.special_menus },
      permissions: new Set(row.permissions),
    },
  }
}
