import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Bytes, Count, IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { downloadSlips, makeSlips, SignInSlip, SlipBatch, showSlips } from '../../contract/sign-in-slips.ts'
import { renderSlipsPdf } from '../../documents/slips-document.ts'
import { SLIP_QUEUE } from './make-slip-accounts.ts'
import { newSlipKeys, openSlips } from './sealed-slips.ts'
import { signInPlace } from './sign-in-address.ts'

/** Stores the request and queues the work; the key that opens the slips is only in the answer. */
export const startSlips = handle(makeSlips, async (context) => {
  const { body, session, jobs } = context
  const { publicKey, privateKey } = newSlipKeys()
  const employeeIds = [...new Set(body.employee_ids)]
  const id = await inCompany(context, async (tx) => {
    const { page_address } = await signInPlace(tx, context)
    const batch = await tx.one(
      IdRow,
      `insert into sign_in_slip_batch (company_id, account_id, employee_ids, renews, page_address, public_key, total_count)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [tx.companyId, session.accountId, employeeIds, body.renew, page_address, publicKey, employeeIds.length],
    )
    const after = { employees: employeeIds.length, renew: body.renew }
    const change = { action: 'create', entity: 'sign_in_slip', entityId: batch.id, after } as const
    await audit(tx, tx.companyId, actorOf(context), change)
    await jobs.send(tx, SLIP_QUEUE, {
      companyId: tx.companyId ?? 0,
      batchId: batch.id,
      actor: actorOf(context),
    })
    return batch.id
  })
  return { data: { id, key: privateKey } }
})

const BatchRow = z.object({
  id: Id,
  status: SlipBatch.shape.status,
  total_count: Count,
  done_count: Count,
  created_count: Count,
  renewed_count: Count,
  has_slips: z.boolean(),
})

/** Another account's batch is not found. */
export const showOneBatch = handle(showSlips, async (context) => {
  const row = await inCompany(context, (tx) =>
    tx.maybeOne(
      BatchRow,
      `select id, status, total_count, done_count, created_count, renewed_count, sealed_slips is not null as has_slips
       from sign_in_slip_batch where company_id = $1 and id = $2 and account_id = $3`,
      [tx.companyId, context.params.slip_batch_id, context.session.accountId],
    ),
  )
  if (!row) throw new AppError('not_found')
  const { id, status, total_count: total, created_count: created, renewed_count: renewed } = row
  const skipped = status === 'done' ? total - created - renewed : 0
  const can: SlipBatch['can'] = row.has_slips ? ['download'] : []
  return { data: { id, status, total, done: row.done_count, created, renewed, skipped, can } }
})

const SealedRow = z.object({ sealed_slips: Bytes.nullable() })
const Slips = z.array(SignInSlip)

/** Locked, so that of two downloads the second one finds nothing. */
async function takeSlips(tx: Tx, batchId: number, accountId: number, key: string): Promise<SignInSlip[]> {
  const row = await tx.maybeOne(
    SealedRow,
    `select sealed_slips from sign_in_slip_batch where company_id = $1 and id = $2 and account_id = $3 for update`,
    [tx.companyId, batchId, accountId],
  )
  if (!row) throw new AppError('not_found')
  const text = row.sealed_slips && openSlips(row.sealed_slips, key)
  if (!text) throw new AppError('conflict')
  return Slips.parse(JSON.parse(text))
}

/** The passwords are deleted in the transaction that renders them: if that fails, they can be downloaded again. */
export const downloadOneBatch = handle(downloadSlips, async (context) => {
  const { params, body, session } = context
  const batchId = params.slip_batch_id
  return inCompany(context, async (tx) => {
    const slips = await takeSlips(tx, batchId, session.accountId, body.key)
    const pdf = await renderSlipsPdf(slips, body.language)
    await tx.execute('update sign_in_slip_batch set sealed_slips = null where company_id = $1 and id = $2', [
      tx.companyId,
      batchId,
    ])
    return new FileAnswer('sign-in-slips.pdf', 'application/pdf', pdf, {
      rows: slips.length,
      has_salary: false,
    })
  })
})
