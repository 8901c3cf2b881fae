import { z } from 'zod'
import type { Language } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import type { Session } from '#kit/server/session.ts'
import type { AccessLimits } from '../access-limits.ts'
import { isPassword } from './hash-password.ts'
import { refuse } from './refuse-password.ts'

interface Asker {
  db: Database
  session: Session
  language: Language
}

const PasswordHashRow = z.object({ password_hash: z.string().nullable() })

/** Throws a 422 on `field` unless this is the caller's own password, because an unlocked phone is not enough. Attempts are limited. */
export async function requireOwnPassword(
  { db, session, language }: Asker,
  limits: AccessLimits,
  password: string,
  field = 'current_password',
): Promise<void> {
  await limits.ownPassword.take(session.accountId)
  const row = await db.asProvider((tx) =>
    tx.maybeOne(PasswordHashRow, 'select password_hash from account where id = $1', [session.accountId]),
  )
  if (!(await isPassword(password, row?.password_hash ?? null))) throw refuse(field, 'wrong', language)
  await limits.ownPassword.clear(session.accountId)
}
