import { z } from 'zod'
import { ACCOUNTS, PERMISSIONS_OF_ACCOUNTS, ROLES_OF_ACCOUNTS } from '#features/access/server/index.ts'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import type { Tx } from '#kit/database/database.ts'
import { type GuardRights, guardRights } from '../../domain/guards.ts'

const Row = z.object({ is_staff: z.boolean(), is_admin: z.boolean(), permissions: z.array(z.string()) })
const RIGHTS = `
  select a.employee_id is null as is_staff,
    exists (select from ${ROLES_OF_ACCOUNTS} r where r.account_id = a.id and r.name = '${FULL_ROLES.company}') as is_admin,
    array(select p.name from ${PERMISSIONS_OF_ACCOUNTS} p where p.account_id = a.id) as permissions
  from ${ACCOUNTS} a where a.company_id = $1 and a.id = $2`

/**
 * What an account may do with the bank account that an employee asks for. An employee who is asked as HR decides about it; staff of the
 * company need the permissions of the field.
 */
export async function accountRightOf(tx: Tx, accountId: number | null): Promise<GuardRights['bank']> {
  const row = await tx.maybeOne(Row, RIGHTS, [tx.companyId, accountId])
  if (!row) return 'none'
  if (!row.is_staff || row.is_admin) return 'edit'
  return guardRights((permission) => row.permissions.includes(permission)).bank
}
