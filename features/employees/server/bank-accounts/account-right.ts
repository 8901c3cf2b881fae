import { z } from 'zod'
import { ACCOUNTS, PERMISSIONS_OF_ACCOUNTS, ROLES_OF_ACCOUNTS } from '#features/access/server/index.ts'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import type { Tx } from '#kit/database/database.ts'
import { type GuardRights, guardRights } from '../../domain/guards.ts'

const Row = z.object({ is_hr: z.boolean(), permissions: z.array(z.string()) })
const RIGHTS = `
  select exists (select from ${ROLES_OF_ACCOUNTS} r where r.account_id = a.id and r.name in ('${FULL_ROLES.company}', 'hrmanager')) as is_hr,
    array(select p.name from ${PERMISSIONS_OF_ACCOUNTS} p where p.account_id = a.id) as permissions
  from ${ACCOUNTS} a where a.company_id = $1 and a.id = $2`

/**
 * What an account may do with the bank account that an employee asks for. HR managers and the administration decide about it; others need the
 * permissions of the field, also if a route of the company asks them: line managers and deputies do not see an account number.
 */
export async function accountRightOf(tx: Tx, accountId: number | null): Promise<GuardRights['bank']> {
  const row = await tx.maybeOne(Row, RIGHTS, [tx.companyId, accountId])
  if (!row) return 'none'
  if (row.is_hr) return 'edit'
  return guardRights((permission) => row.permissions.includes(permission)).bank
}
