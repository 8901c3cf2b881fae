import { z } from 'zod'
import type { Fraction } from '#engines/payroll/fraction.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { OfferedPackage } from '../contract.ts'
import { bandText } from '../domain/fitting-package.ts'
import { invoiceSums } from '../domain/invoice-sums.ts'

/** All data of an invoice except its number. Days 'YYYY-MM-DD', the month 'YYYY-MM', money in whole kip. */
export interface InvoiceDraft {
  company: { id: number; name: string; phone: string; address: string }
  month: string
  due_on: string
  package: OfferedPackage
  user_count: number
  discount: number
  vatRate: Fraction | null
  remark: string
}

/** Locks the numbers of a year until this transaction ends. Checks made afterwards remain true. */
export async function lockNumbers(tx: Tx, issuedOn: string): Promise<void> {
  await tx.execute(
    `insert into invoice_counter (year, last_number) values ($1, 0)
     on conflict (year) do update set last_number = invoice_counter.last_number`,
    [yearOf(issuedOn)],
  )
}

const yearOf = (day: string) => Number(day.slice(0, 4))

const WrittenRow = z.object({ id: Id, number: z.string(), company_id: Id })

const LastRow = z.object({ last: z.int() })

/** Writes invoices with the next numbers of their year, and logs them. Call `lockNumbers` first. */
export async function writeInvoices(
  tx: Tx,
  issuedOn: string,
  drafts: readonly InvoiceDraft[],
  actor: Actor,
): Promise<{ id: number; number: string }[]> {
  if (drafts.length === 0) return []
  const year = yearOf(issuedOn)
  const { last } = await tx.one(
    LastRow,
    'update invoice_counter set last_number = last_number + $2 where year = $1 returning last_number as last',
    [year, drafts.length],
  )
  const first = last - drafts.length + 1
  const rows = drafts.map((draft, at) => ({
    ...rowOf(draft),
    year,
    sequence: first + at,
    issued_on: issuedOn,
    created_by: actor.accountId,
    created_by_name: actor.name,
  }))
  const made = await tx.query(
    WrittenRow,
    `insert into invoice (${COLUMNS}) select ${COLUMNS} from json_populate_recordset(null::invoice, $1)
     order by sequence returning id, number, company_id`,
    [JSON.stringify(rows)],
  )
  await logInvoices(tx, made, drafts, actor)
  return made.map(({ id, number }) => ({ id, number }))
}

function rowOf(draft: InvoiceDraft) {
  return {
    company_id: draft.company.id,
    month: `${draft.month}-01`,
    due_on: draft.due_on,
    company_name: draft.company.name,
    company_phone: draft.company.phone,
    company_address: draft.company.address,
    package_id: draft.package.id,
    package_min_users: draft.package.min_users,
    package_max_users: draft.package.max_users,
    price_per_user: draft.package.price_per_user,
    user_count: draft.user_count,
    discount: draft.discount,
    vat_num: draft.vatRate?.num ?? null,
    vat_den: draft.vatRate?.den ?? null,
    remark: draft.remark,
    ...sumsOf(draft),
  }
}

const COLUMNS = `company_id, month, due_on, company_name, company_phone, company_address, package_id, package_min_users,
  package_max_users, price_per_user, user_count, discount, vat_num, vat_den, remark, total_price, vat, amount_to_pay,
  year, sequence, issued_on, created_by, created_by_name`

function sumsOf(draft: InvoiceDraft) {
  return invoiceSums({
    pricePerUser: draft.package.price_per_user,
    userCount: draft.user_count,
    discount: draft.discount,
    vatRate: draft.vatRate,
  })
}

/** In the provider's own log. */
async function logInvoices(
  tx: Tx,
  made: readonly { id: number; number: string; company_id: number }[],
  drafts: readonly InvoiceDraft[],
  actor: Actor,
): Promise<void> {
  const draftOf = new Map(drafts.map((draft) => [draft.company.id, draft]))
  const entries = made.map(({ id, number, company_id }) => ({
    id,
    after: { number, ...loggedFields(draftOf.get(company_id) as InvoiceDraft) },
  }))
  await tx.execute(
    `insert into audit_entry (account_id, actor, action, entity, entity_id, after)
     select $1, $2, 'create', 'invoice', id, after from json_to_recordset($3) as w(id bigint, after jsonb)`,
    [actor.accountId, actor.name, JSON.stringify(entries)],
  )
}

const loggedFields = (draft: InvoiceDraft) => ({
  company_name: draft.company.name,
  month: draft.month,
  package: bandText(draft.package),
  price_per_user: draft.package.price_per_user,
  user_count: draft.user_count,
  discount: draft.discount,
  ...sumsOf(draft),
  due_on: draft.due_on,
  remark: draft.remark,
})
