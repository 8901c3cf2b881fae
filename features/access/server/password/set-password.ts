import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { forgetWaysIn } from '#kit/server/mail/forget-kept-mail.ts'
import { endEntries } from '../entering/leave-company.ts'
import { noteGivenPasswords } from './given-passwords.ts'
import { hashPassword } from './hash-password.ts'

interface Options {
  /** Another person knows it: it must be changed at the next sign-in. */
  mustChange: boolean
  /** The name of the person who set it for the owner; the owner sees name and time from then on. */
  by?: string
  /** Days until a one-time password expires; without it the general limit of typed passwords holds. */
  validDays?: number
}

const EmailRow = z.object({ email: z.string() })

/**
 * Sets a password and ends everything that the previous one opened: sessions, half-finished sign-ins, links and
 * codes. The change locks the row, so that a simultaneous sign-in either ends too or fails. Returns false if there is
 * no such account.
 */
export async function setPassword(
  tx: Tx,
  accountId: number,
  password: string,
  { mustChange, by, validDays }: Options,
): Promise<boolean> {
  const changed = await tx.execute(
    `update account set password_hash = $2, must_change_password = $3, password_set_at = now(), version = version + 1,
       password_valid_until = now() + make_interval(days => $4::int), password_reset_by = coalesce($5, password_reset_by),
       password_reset_at = coalesce($6, password_reset_at)
     where id = $1`,
    [
      accountId,
      await hashPassword(password),
      mustChange,
      validDays ?? null,
      by ?? null,
      by === undefined ? null : new Date(),
    ],
  )
  if (by !== undefined) await noteGivenPasswords(tx, [accountId], by)
  await endSessions(tx, accountId)
  const account = await tx.maybeOne(EmailRow, 'select email from account where id = $1', [accountId])
  if (account) await endWaysIn(tx, accountId, account.email)
  return changed === 1
}

/** Ends unused links and codes that were mailed to the account at this address, and deletes the bodies of that mail. */
export async function endWaysIn(tx: Tx, accountId: number, email: string): Promise<void> {
  await tx.execute('update password_reset set used_at = now() where used_at is null and email = $1', [email])
  await endLinks(tx, accountId)
  await forgetWaysIn(tx, email)
}

/** Ends unused sign-in links. */
export async function endLinks(tx: Tx, accountId: number): Promise<void> {
  await tx.execute('update sign_in_link set used_at = now() where account_id = $1 and used_at is null', [
    accountId,
  ])
}

/** Ends unused links, sessions and half-finished sign-ins of accounts of the transaction's company. */
export async function endLinksAndSessions(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const values = [tx.companyId, accountIds]
  await tx.execute(
    'update sign_in_link set used_at = now() where company_id = $1 and account_id = any($2) and used_at is null',
    values,
  )
  await tx.execute('delete from session where company_id = $1 and account_id = any($2)', values)
  await tx.execute('delete from sign_in_step where company_id = $1 and account_id = any($2)', values)
}

/** Ends all sessions and half-finished sign-ins of an account. */
export async function endSessions(tx: Tx, accountId: number): Promise<void> {
  await endEntries(tx, { accountId })
  await tx.execute('delete from session where account_id = $1', [accountId])
  await tx.execute('delete from sign_in_step where account_id = $1', [accountId])
}
