import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { approveInvoice, completeInvoice } from '../contract.ts'
import { statusAfter } from '../domain/invoice-states.ts'
import { describeInvoice, loadInvoice, toInvoice } from './invoice-record.ts'

type Step = 'approve' | 'success'

/**
 * Stores the step with user and reason, and changes the status by its table. `tx` is the provider's. Throws
 * `not_found`, `invoice_status`, `stale_version`.
 */
export async function decideInvoice(
  tx: Tx,
  { id, step, version, reason }: { id: number; step: Step; version: number; reason: string },
  actor: Actor,
): Promise<void> {
  const row = await loadInvoice(tx, id, { lock: true })
  const status = statusAfter(row.status, step)
  if (!status) throw new AppError('invoice_status')
  if (row.version !== version) throw new AppError('stale_version', { details: { current: toInvoice(row) } })
  await tx.execute(
    `insert into invoice_decision (company_id, invoice_id, verdict, reason, account_id, actor) values ($1, $2, $3, $4, $5, $6)`,
    [row.company_id, id, status, reason, actor.accountId, actor.name],
  )
  await tx.execute('update invoice set status = $2, version = version + 1 where id = $1', [id, status])
  await audit(tx, null, actor, {
    action: step === 'approve' ? 'approve' : 'pay',
    entity: 'invoice',
    entityId: id,
    before: { number: row.number, status: row.status },
    after: { number: row.number, status, ...(reason && { remark: reason }) },
  })
}

const decide = <R extends typeof approveInvoice | typeof completeInvoice>(route: R, step: Step) =>
  handle(route as typeof approveInvoice, (context) =>
    context.db.asProvider(async (tx) => {
      const { id } = context.params
      await decideInvoice(tx, { id, step, ...context.body }, actorOf(context))
      return { data: await describeInvoice(tx, id) }
    }),
  )

/** Afterwards the invoice cannot be changed. */
export const approveInvoiceEndpoint = decide(approveInvoice, 'approve')

/** The company has paid. */
export const completeInvoiceEndpoint = decide(completeInvoice, 'success')
