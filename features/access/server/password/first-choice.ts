import { z } from 'zod'
import type { Language } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Session } from '#kit/server/session.ts'
import { FIRST_CHOICE_MINUTES } from '../../contract/passwords.ts'
import type { AccessLimits } from '../access-limits.ts'
import { isPassword } from './hash-password.ts'
import { refuse } from './refuse-password.ts'

/**
 * A session of an account whose password another person gave began with that password: a new given one ends the sessions, and a mailed
 * link asks for an own one first. Shortly after its beginning the owner need not enter it again; later a phone that lies around could
 * be used.
 */
const IS_FIRST_CHOICE = `
  from session s join account a on a.id = s.account_id
  where s.id = $1 and a.must_change_password and s.created_at > now() - make_interval(mins => ${FIRST_CHOICE_MINUTES})`

const PasswordHashRow = z.object({ password_hash: z.string().nullable() })

interface Asker {
  db: Database
  session: Session
  language: Language
}

/** Throws a 422 unless this session may choose the own password, and on `new_password` for the given one. Attempts are limited. */
export async function requireOtherThanGiven(
  { db, session, language }: Asker,
  limits: AccessLimits,
  password: string,
): Promise<void> {
  await limits.ownPassword.take(session.accountId)
  const row = await db.asProvider((tx) =>
    tx.maybeOne(PasswordHashRow, `select a.password_hash ${IS_FIRST_CHOICE}`, [session.id]),
  )
  if (!row) throw refuse('current_password', 'again', language)
  if (await isPassword(password, row.password_hash)) throw refuse('new_password', 'same', language)
  await limits.ownPassword.clear(session.accountId)
}

/** The same in the transaction of the change: a password that was chosen or given meanwhile is not replaced. */
export async function requireFirstChoice(tx: Tx, sessionId: number, language: Language): Promise<void> {
  if (!(await tx.exists(`select ${IS_FIRST_CHOICE} for update of a`, [sessionId])))
    throw refuse('current_password', 'again', language)
}
