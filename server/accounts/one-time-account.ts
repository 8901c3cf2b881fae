import { randomBytes } from 'node:crypto'
import { accountExists, createAccount, type NewAccount } from '#features/access/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'

type OneTimeAccount = Pick<NewAccount, 'email' | 'name' | 'companyId' | 'roles'>

/**
 * Creates an account with a random password that must be changed at the first sign-in, and logs it. Returns the
 * password, which is stored only as a hash, or null if the address is taken.
 */
export async function createOneTimeAccount(
  tx: Tx,
  actor: Actor,
  account: OneTimeAccount,
): Promise<string | null> {
  if (await accountExists(tx, account.email)) return null
  const password = randomBytes(12).toString('base64url')
  const entityId = await createAccount(tx, { ...account, password, mustChangePassword: true })
  const { companyId, ...after } = account
  await audit(tx, companyId, actor, { action: 'create', entity: 'account', entityId, after })
  return password
}
