import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import type { EmployeeDetail } from '../../contract.ts'
import { accountChangedText } from '../../locales/account-notice.ts'
import type { EmployeeRecord } from '../employee-record.ts'
import { isOtherAccount, recordAccountChanges } from './record-account-changes.ts'

/** Keeps who changed the bank account of a stored employee, and tells that person by mail. Does nothing where the account is the same. */
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

/** Where the person signs in; without an account the address that was stored before this change, which may replace it. */
async function addressOf(tx: Tx, before: EmployeeDetail): Promise<string> {
  const account = await tx.maybeOne(
    EmailRow,
    `select email from ${ACCOUNTS} account where company_id = $1 and employee_id = $2 and status = 'active' order by id limit 1`,
    [tx.companyId, before.id],
  )
  return account?.email ?? before.email
}
