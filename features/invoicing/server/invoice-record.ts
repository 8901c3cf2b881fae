import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Invoice, InvoiceDetail } from '../contract.ts'
import { isOverdue } from '../domain/due-day.ts'
import { actionsOn } from '../domain/invoice-states.ts'

/** An invoice as it lies in its table; `month` is its first day. */
export interface InvoiceRow {
  id: number
  number: string
  company_id: number
  company_name: string
  company_phone: string
  company_address: string
  month: string
  issued_on: string
  due_on: string
  package_id: number
  package_min_users: number
  package_max_users: number | null
  price_per_user: number
  user_count: number
  total_price: number
  discount: number
  vat_num: number | null
  vat_den: number | null
  vat: number
  amount_to_pay: number
  remark: string
  status: Invoice['status']
  created_by_name: string
  created_at: Date
  version: number
  today: string
}

export const INVOICE_COLUMNS = `i.id, i.number, i.company_id, i.company_name, i.company_phone, i.company_address, i.month,
  i.issued_on, i.due_on, i.package_id, i.package_min_users, i.package_max_users, i.price_per_user, i.user_count, i.total_price,
  i.discount, i.vat_num, i.vat_den, i.vat, i.amount_to_pay, i.remark, i.status, i.created_by_name, i.created_at, i.version,
  today_in_laos() as today`

export const vatRateOf = ({ vat_num, vat_den }: Pick<InvoiceRow, 'vat_num' | 'vat_den'>) =>
  vat_num === null || vat_den === null ? null : { num: vat_num, den: vat_den }

export function toInvoice(row: InvoiceRow): Invoice {
  const { package_id, package_min_users, package_max_users, vat_num, vat_den, today, created_by_name } = row
  const { company_address: _, created_at, ...fields } = row
  return {
    ...fields,
    month: row.month.slice(0, 7),
    package: { id: package_id, min_users: package_min_users, max_users: package_max_users },
    vat_rate: vatRateOf({ vat_num, vat_den }),
    is_overdue: isOverdue(row, today),
    created_by: created_by_name,
    created_at: created_at.toISOString(),
    can: actionsOn(row.status),
  }
}

/** One invoice of the provider's transaction; `lock` keeps it as it is until the end. Throws `not_found`. */
export async function loadInvoice(tx: Tx, id: number, { lock = false } = {}): Promise<InvoiceRow> {
  const row = await tx.maybeOne<InvoiceRow>(
    `select ${INVOICE_COLUMNS} from invoice i where i.id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  if (!row) throw new AppError('not_found')
  return row
}

/** An invoice with its steps, the first one first. Throws `not_found`. */
export async function describeInvoice(tx: Tx, id: number): Promise<InvoiceDetail> {
  const row = await loadInvoice(tx, id)
  const decisions = await tx.query<{
    verdict: 'approved' | 'success'
    actor: string
    reason: string
    at: Date
  }>('select verdict, actor, reason, at from invoice_decision where invoice_id = $1 order by id', [id])
  return {
    ...toInvoice(row),
    company_address: row.company_address,
    decisions: decisions.map((decision) => ({ ...decision, at: decision.at.toISOString() })),
  }
}
