import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import type { EmployeeDetail } from '../../contract.ts'
import { accountChangedText } from '../../locales/account-notice.ts'
import type { EmployeeRecord } from '../employee-record.ts'
import { isOtherAccount, recordAccountChanges } from './record-account-changes.ts'

/** Records who changed the bank account of a stored employee, and notifies the employee by mail. Does nothing if the account is the same. */
export async function saveAccountChange(
  tx: Tx,
  context: Pick<Context, 'jobs' | 'session'>,
  before: EmployeeDetail,
  after: EmployeeRecord,
): Promise<void> {
  if (!isOtherAccount(before, after)) return
  const actor = actorOf(context)
  await recordAccountChanges(tx, [before.id], actor)
  await notifyAccountChange(tx, context.jobs, actor, before)
}

/** Notifies an employee by mail that the bank account was changed. `before`: the record with the former address. */
export async function notifyAccountChange(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  before: { id: number; email: string },
): Promise<void> {
  const text = accountChangedText(actor.name, new Date())
  for (const to of await addressesOf(tx, before))
    await queueMail(tx, jobs, { to, companyId: tx.companyId, ...text })
}

const EmailRow = z.object({ email: z.string() })

/**
 * The addresses of the employee: of the sign-in account, of the record before this change, and those that the
 * record had in the last 30 days. A user who replaces the address first does not get the only notice.
 */
async function addressesOf(tx: Tx, before: { id: number; email: string }): Promise<string[]> {
  const rows = await tx.query(
    EmailRow,
    `select account.email from ${ACCOUNTS} account
     where account.company_id = $1 and account.employee_id = $2 and account.status = 'active'
     union select entry.before ->> 'email' from audit_entry entry
     where entry.company_id = $1 and entry.entity = 'employee' and entry.entity_id = $2 and entry.action = 'update'
       and entry.at > now() - interval '30 days' and entry.before ->> 'email' <> ''`,
    [tx.companyId, before.id],
  )
  return [...new Set([...rows.map(({ email }) => email), before.email])].filter(Boolean).sort()
}
