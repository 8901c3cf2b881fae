import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { isSealed, type SecretBox } from '#kit/server/secret-box.ts'

const purposeOf = (accountId: number) => `second_factor:${accountId}`

export const sealSecret = (box: SecretBox, accountId: number, secret: string): string =>
  box.seal(secret, purposeOf(accountId))

export const openSecret = (box: SecretBox, accountId: number, sealed: string): string =>
  box.open(sealed, purposeOf(accountId))

function isOpenable(box: SecretBox, row: { account_id: number; secret: string }): boolean {
  try {
    openSecret(box, row.account_id, row.secret)
    return true
  } catch {
    return false
  }
}

const SealedSecretRow = z.object({ account_id: Id, secret: z.string() })

/**
 * At the start of a process: encrypts the secrets of earlier versions and checks that the key can decrypt the stored
 * secrets. Throws an error with a message if second factors are stored and the key is missing or wrong.
 */
export async function encryptStoredSecrets(tx: Tx, box: SecretBox | null): Promise<void> {
  const rows = await tx.query(
    SealedSecretRow,
    'select account_id, secret from second_factor order by account_id for update',
  )
  if (rows.length === 0) return
  if (!box)
    throw new Error('Second factors are in use: SECRET_KEY must contain the key that decrypts their secrets')
  if (!rows.every((row) => !isSealed(row.secret) || isOpenable(box, row)))
    throw new Error(
      'SECRET_KEY (or secret.key in the data directory) cannot decrypt the stored second factors',
    )
  const plain = rows.filter(({ secret }) => !isSealed(secret))
  await tx.execute(
    `update second_factor f set secret = given.secret
       from unnest($1::bigint[], $2::text[]) as given (account_id, secret) where f.account_id = given.account_id`,
    [
      plain.map(({ account_id }) => account_id),
      plain.map(({ account_id, secret }) => sealSecret(box, account_id, secret)),
    ],
  )
}
