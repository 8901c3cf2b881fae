import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import { confirmAccounts } from '../../contract.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { type TransferSource, transfersOf } from './transfers.ts'

/** A condition on `transfersOf`: the account is new or changed, and not confirmed. */
export const OPEN = 't.mark is not null and not t.is_confirmed'

export const Confirmable = z.object({ confirmable: Count, version: z.string() })
export type Confirmable = z.infer<typeof Confirmable>

/** Whether this user can confirm accounts at all. */
export const mayConfirm = (session: Session): boolean =>
  !session.entered && isPermitted(session, confirmAccounts.access)

/** Whether an account of the run can be confirmed: those of a paid run only while their payslips are held. */
export const isConfirmable = (run: Pick<RunRecord, 'status'>, hold: 'held' | 'paid' | null): boolean =>
  run.status !== 'paid' || hold === 'held'

/** How many accounts this user can confirm, and a token that identifies them. */
export async function readConfirmable(
  tx: Tx,
  source: TransferSource,
  session: Session,
): Promise<Confirmable> {
  if (!mayConfirm(session)) return { confirmable: 0, version: '' }
  const values: unknown[] = [tx.companyId]
  const transfers = transfersOf((value) => `$${values.push(value)}`, source)
  return tx.one(
    Confirmable,
    `select count(*) as confirmable, md5(coalesce(string_agg(t.employee_id || t.digest, ',' order by t.employee_id), '')) as version
     from ${transfers} where t.company_id = $1 and ${OPEN} and not t.is_own
       ${source.run.status === 'paid' ? `and t.hold = 'held'` : ''}`,
    values,
  )
}
