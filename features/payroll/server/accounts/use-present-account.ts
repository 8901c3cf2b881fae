import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { BankAccount, Person, usePresentAccount as route } from '../../contract.ts'
import { loadRun, type RunRecord } from '../runs/run-record.ts'
import { type TransferSource, transferSource, transfersOf } from './transfers.ts'

/**
 * Whether the payment can still go to another account. A run that is not approved yet is calculated again instead, which reads the record; of a
 * paid run only held payslips are still to be paid.
 */
export const isAccountOpen = (run: Pick<RunRecord, 'status'>, hold: 'held' | 'paid' | null): boolean =>
  run.status === 'approved' ? hold !== 'paid' : run.status === 'paid' && hold === 'held'

const Row = z.object({
  person: Person,
  present: BankAccount,
  digest: z.string(),
  is_present: z.boolean(),
  hold: z.enum(['held', 'paid']).nullable(),
})

async function readAccount(tx: Tx, source: TransferSource, employeeId: number) {
  const values: unknown[] = [tx.companyId, employeeId]
  const transfers = transfersOf((value) => `$${values.push(value)}`, source)
  const row = await tx.maybeOne(
    Row,
    `select t.person, t.present, t.digest, t.account = t.present_account as is_present, t.hold
     from ${transfers} where t.company_id = $1 and t.employee_id = $2`,
    values,
  )
  if (!row) throw new AppError('not_found')
  return row
}

const STORE = `
  insert into payment_account (company_id, run_id, employee_id, bank, holder, number, chosen_by, chosen_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (company_id, run_id, employee_id) do update
  set bank = excluded.bank, holder = excluded.holder, number = excluded.number, chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`

/** The lock of the run's row handles choices, confirmations and payments one after another. */
export const usePresentAccount = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { body, session } = context
    if (session.entered) throw new AppError('company_decides')
    const run = await loadRun(tx, companyOf(context), context.params.id, { lock: true })
    if (run.calculation_id === null) throw new AppError('run_status')
    const source = await transferSource(tx, run, session)
    const row = await readAccount(tx, source, body.employee_id)
    if (!isAccountOpen(run, row.hold)) throw new AppError('run_status')
    if (row.digest !== body.version || row.is_present || row.present.number.trim() === '')
      throw new AppError('stale_version')
    const { bank, holder, number } = row.present
    const values = [tx.companyId, run.id, body.employee_id, bank, holder, number]
    await tx.execute(STORE, [...values, session.accountId, new Date()])
    const { person } = row
    const former = [person.bank, person.bank_account, person.bank_account_name].join(' · ')
    await audit(tx, tx.companyId, actorOf(context), {
      ...{ action: 'use-account', entity: 'employee', entityId: body.employee_id },
      before: { bank_account: former },
      after: { bank_account: [bank, number, holder].join(' · '), run_id: run.id },
    })
    return { data: { employee_id: body.employee_id } }
  }),
)
