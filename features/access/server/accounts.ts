import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { noteGivenPasswords } from './password/given-passwords.ts'
import { hashPassword } from './password/hash-password.ts'

export interface NewAccount {
  /** '' for an employee without an address. */
  email: string
  name: string
  /** Null if the user chooses one with a mailed link. */
  password: string | null
  companyId: number | null
  employeeId?: number | null
  /** Role names, the main role first. */
  roles: readonly string[]
  /** True if an administrator chose the password: it must be changed at the first sign-in. */
  mustChangePassword?: boolean
  /** The name of the person who chose the password, whom the owner sees. */
  passwordBy?: string
}

/**
 * Creates an account with its roles; `tx` is the provider's or the company's own. Throws `duplicate` on `email` if
 * the address is taken in any company, and `conflict` if a role does not exist.
 */
export async function createAccount(tx: Tx, account: NewAccount): Promise<number> {
  const passwordHash = account.password === null ? null : await hashPassword(account.password)
  const email = account.email.trim().toLowerCase()
  const row = await tx.maybeOne(
    IdRow,
    `insert into account (company_id, employee_id, email, name, password_hash, must_change_password, password_reset_by, password_reset_at)
     values ($1, $2, $3, $4, $5, $6, coalesce($7, ''), case when $7::text is not null then now() end)
     on conflict (email) where email <> '' do nothing returning id`,
    [
      account.companyId,
      account.employeeId ?? null,
      email,
      account.name,
      passwordHash,
      account.mustChangePassword ?? false,
      account.passwordBy ?? null,
    ],
  )
  if (!row) throw new AppError('duplicate', { fields: { email: [email] } })
  if (account.passwordBy !== undefined) await noteGivenPasswords(tx, [row.id], account.passwordBy)
  await giveRoles(tx, { id: row.id, companyId: account.companyId }, account.roles)
  return row.id
}

/** Whether an account with this address exists. */
export function accountExists(tx: Tx, email: string): Promise<boolean> {
  return tx.exists('select 1 from account where email = $1', [email.trim().toLowerCase()])
}

/**
 * Gives an account these roles, the main role first: roles of the product, and of the account's company. Throws
 * `conflict` if one of them has just been deleted.
 */
export async function giveRoles(
  tx: Tx,
  account: { id: number; companyId: number | null },
  roles: readonly string[],
): Promise<void> {
  const names = [...new Set(roles)]
  const insertedRoles = await tx
    .execute(
      `insert into account_role (account_id, role_id, company_id, is_main)
       select $1, r.id, $2, r.name = $4 from role r
       where r.name = any($3) and not r.is_template and (r.company_id is null or r.company_id = $2)`,
      [account.id, account.companyId, names, names[0] ?? ''],
    )
    .catch((error: { code?: string }) => {
      if (error.code === '23503') throw new AppError('conflict')
      throw error
    })
  if (insertedRoles !== names.length) throw new AppError('conflict')
}
