import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import type { Scope } from './scope.ts'

/** Key of PostgreSQL's advisory lock, used with the company's: two administrators who remove each other at the same time wait here. */
const LAST_ADMIN_LOCK = 7_226_104

/** Call this before the accounts are read for a change. */
export async function lockAdmins(tx: Tx, companyId: number | null): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock($1, $2)', [LAST_ADMIN_LOCK, companyId ?? 0])
}

/** Throws `last_admin` if no active account has the full role any more. */
export async function requireAdminLeft(tx: Tx, scope: Scope, companyId: number | null): Promise<void> {
  const { count } = await tx.one(
    CountRow,
    `select count(*) as count from account a join account_role ar on ar.account_id = a.id join role r on r.id = ar.role_id
      where a.company_id is not distinct from $1::int and a.status = 'active' and r.name = $2`,
    [companyId, FULL_ROLES[scope]],
  )
  if (count === 0) throw new AppError('last_admin')
}
