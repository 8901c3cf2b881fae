import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Session } from '#kit/server/session.ts'
import { USER_COLUMNS } from './list-users.ts'
import { reachesAccount } from './rank.ts'
import type { Scope } from './scope.ts'

export const StoredUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'disabled']),
  version: Version,
  is_employee: z.boolean(),
  has_second_factor: z.boolean(),
  roles: z.array(z.string()),
  role_names: z.array(z.object({ la: z.string(), en: z.string() })),
  permissions: z.array(z.string()),
})
export type StoredUser = z.infer<typeof StoredUser>

/** The account, locked, if the caller can change it. Throws `not_found` and `role_too_high`. */
export async function lockUser(
  tx: Tx,
  asker: Session,
  scope: Scope,
  wanted: { id: number; companyId: number | null },
): Promise<StoredUser> {
  const user = await tx.maybeOne(
    StoredUser,
    `select ${USER_COLUMNS} from account a where a.id = $1 and a.company_id is not distinct from $2::int for update of a`,
    [wanted.id, wanted.companyId],
  )
  if (!user) throw new AppError('not_found')
  if (!reachesAccount(asker, user, scope)) throw new AppError('role_too_high')
  return user
}
