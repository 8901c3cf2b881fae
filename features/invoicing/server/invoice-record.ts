import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { instant, selected } from '#kit/server/list/list-sql.ts'

import { Invoice, type InvoiceDetail } from '../contract.ts'
import { isOverdue } from '../domain/due-day.ts'
import { actionsOn } from '../domain/invoice-states.ts'

/** An invoice as stored in its table; `month` is its first day. */
export const InvoiceRow = Invoice.pick({
  ...{ id: true, number: true, company_id: true, company_name: true, company_phone: true, issued_on: true },
  ...{ due_on: true, price_per_user: true, user_count: true, total_price: true, discount: true, vat: true },
  ...{ amount_to_pay: true, remark: true, status: true, created_at: true, version: true },
}).extend({
  month: IsoDate,
  company_address: z.string(),
  package_id: Id,
  package_min_users: z.int(),
  package_max_users: z.int().nullable(),
  vat_num: z.int().nullable(),
  vat_den: z.int().nullable(),
  created_by_name: z.string(),
  today: IsoDate,
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

const FIELDS = [
  'id',
  'number',
  'company_id',
  'company_name',
  'company_phone',
  'company_address',
  'month',
  'issued_on',
  'due_on',
  'package_id',
  'package_min_users',
  'package_max_users',
  'price_per_user',
  'user_count',
  'total_price',
  'discount',
  'vat_num',
  'vat_den',
  'vat',
  'amount_to_pay',
  'remark',
  'status',
  'created_by_name',
  'version',
] as const

/** The columns of an `InvoiceRow` over `invoice i`. */
export const INVOICE_COLUMNS = {
  ...(Object.fromEntries(FIELDS.map((name) => [name, `i.${name}`])) as Record<
    (typeof FIELDS)[number],
    string
  >),
  created_at: instant('i.created_at'),
  today: 'today_in_laos()',
}

export const vatRateOf = ({ vat_num, vat_den }: Pick<InvoiceRow, 'vat_num' | 'vat_den'>) =>
  vat_num === null || vat_den === null ? null : { num: vat_num, den: vat_den }

export function toInvoice(row: InvoiceRow): Invoice {
  const { package_id, package_min_users, package_max_users, vat_num, vat_den, today, created_by_name } = row
  const { company_address: _, ...fields } = row
  return {
    ...fields,
    month: row.month.slice(0, 7),
    package: { id: package_id, min_users: package_min_users, max_users: package_max_users },
    vat_rate: vatRateOf({ vat_num, vat_den }),
    is_overdue: isOverdue(row, today),
    created_by: created_by_name,
    can: actionsOn(row.status),
  }
}

/** One invoice of the provider's transaction; `lock` locks it until the end. Throws `not_found`. */
export async function loadInvoice(tx: Tx, id: number, { lock = false } = {}): Promise<InvoiceRow> {
  const row = await tx.maybeOne(
    InvoiceRow,
    `select ${selected(INVOICE_COLUMNS)} from invoice i where i.id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  if (!row) throw new AppError('not_found')
  return row
}

const DecisionRow = z.object({
  verdict: z.enum(['approved', 'success']),
  actor: z.string(),
  reason: z.string(),
  at: Timestamp,
})

/** An invoice with its steps in order. Throws `not_found`. */
export async function describeInvoice(tx: Tx, id: number): Promise<InvoiceDetail> {
  const row = await loadInvoice(tx, id)
  const decisions = await tx.query(
    DecisionRow,
    'select verdict, actor, reason, at from invoice_decision where invoice_id = $1 order by id',
    [id],
  )
  return {
    ...toInvoice(row),
    company_address: row.company_address,
    decisions: decisions.map((decision) => ({ ...decision, at: decision.at.toISOString() })),
  }
}
