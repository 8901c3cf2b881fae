import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
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
  const to = await addressOf(tx, before)
  if (to)
    await queueMail(tx, context.jobs, {
      to,
      companyId: tx.companyId,
      ...accountChangedText(actor.name, new Date()),
    })
}

const EmailRow = z.object({ email: z.string() })

/** The address of the employee's sign-in account; without one, the address that was stored before this change. */
async function addressOf(tx: Tx, before: EmployeeDetail): Promise<string> {
  const account = await tx.maybeOne(
    EmailRow,
    `select email from ${ACCOUNTS} account where company_id = $1 and employee_id = $2 and status = 'active' order by id limit 1`,
    [tx.companyId, before.id],
  )
  return account?.email ?? before.email
}
