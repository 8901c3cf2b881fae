import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { type InvoiceChange, type OfferedPackage, updateInvoice as route } from '../contract.ts'
import { bandText } from '../domain/fitting-package.ts'
import { statusAfter } from '../domain/invoice-states.ts'
import { invoiceSums } from '../domain/invoice-sums.ts'
import { checkTerms, choosePackage, readPackages } from './draft-invoice.ts'
import { describeInvoice, type InvoiceRow, loadInvoice, toInvoice, vatRateOf } from './invoice-record.ts'

export const updateInvoiceEndpoint = handle(route, (context) =>
  context.db.asProvider(async (tx) => {
    const { body, params, language } = context
    const row = await loadInvoice(tx, params.id, { lock: true })
    if (!statusAfter(row.status, 'edit')) throw new AppError('invoice_status')
    if (row.version !== body.version) throw staleVersion(row, body)
    const after = await changed(tx, row, body, language)
    await tx.execute(
      `update invoice set package_id = $2, package_min_users = $3, package_max_users = $4, price_per_user = $5, user_count = $6,
         discount = $7, due_on = $8, remark = $9, total_price = $10, vat = $11, amount_to_pay = $12, version = version + 1
       where id = $1`,
      [
        row.id,
        after.package.id,
        after.package.min_users,
        after.package.max_users,
        after.package.price_per_user,
        body.user_count,
        body.discount,
        body.due_on,
        body.remark,
        after.sums.total_price,
        after.sums.vat,
        after.sums.amount_to_pay,
      ],
    )
    await audit(tx, null, actorOf(context), {
      action: 'update',
      entity: 'invoice',
      entityId: row.id,
      before: logged(packageOf(row), row, row),
      after: logged(after.package, body, after.sums),
    })
    return { data: await describeInvoice(tx, row.id) }
  }),
)

const packageOf = (row: InvoiceRow): OfferedPackage => ({
  id: row.package_id,
  min_users: row.package_min_users,
  max_users: row.package_max_users,
  price_per_user: row.price_per_user,
})

/** The package and the totals after the change. The same package keeps the price of the invoice. */
async function changed(tx: Tx, row: InvoiceRow, body: InvoiceChange, language: Language) {
  const own = packageOf(row)
  const chosen = body.package_id === own.id ? own : choosePackage(await readPackages(tx), body, language)
  const kept = chosen.id === own.id ? own : chosen
  const terms = {
    pricePerUser: kept.price_per_user,
    userCount: body.user_count,
    discount: body.discount,
    vatRate: vatRateOf(row),
  }
  checkTerms(terms, { issued_on: row.issued_on, due_on: body.due_on }, language)
  return { package: kept, sums: invoiceSums(terms) }
}

const EDITED = ['package_id', 'user_count', 'discount', 'due_on', 'remark'] as const

/** With the current invoice and the fields that differ from the request. */
function staleVersion(row: InvoiceRow, body: InvoiceChange): AppError {
  const differing = EDITED.filter((name) => row[name] !== body[name])
  return new AppError('stale_version', { details: { current: toInvoice(row), differing } })
}

function logged(
  chosen: OfferedPackage,
  fields: Pick<InvoiceRow, 'user_count' | 'discount' | 'due_on' | 'remark'>,
  sums: Pick<InvoiceRow, 'total_price' | 'vat' | 'amount_to_pay'>,
) {
  return {
    package: bandText(chosen),
    price_per_user: chosen.price_per_user,
    user_count: fields.user_count,
    discount: fields.discount,
    due_on: fields.due_on,
    remark: fields.remark,
    total_price: sums.total_price,
    vat: sums.vat,
    amount_to_pay: sums.amount_to_pay,
  }
}
