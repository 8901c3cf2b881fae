import type { Tx } from '#kit/database/database.ts'
import { handle } from '#kit/server/handler.ts'
import {
  type InvoiceQuery,
  type InvoiceSum,
  type InvoiceSums,
  listInvoices,
  showInvoice,
  sumInvoices,
} from '../contract.ts'
import { describeInvoice, INVOICE_COLUMNS, type InvoiceRow, toInvoice } from './invoice-record.ts'

export type InvoiceFilter = Pick<InvoiceQuery, 'search' | 'status' | 'month' | 'company_id'>

const ORDERS: Record<string, string> = {
  number: 'i.year DIRECTION, i.sequence DIRECTION',
  company_name: 'i.company_name collate lao DIRECTION',
  month: 'i.month DIRECTION',
  user_count: 'i.user_count DIRECTION',
  total_price: 'i.total_price DIRECTION',
  amount_to_pay: 'i.amount_to_pay DIRECTION',
  due_on: 'i.due_on DIRECTION',
  status: `array_position('{pending,approved,success}', i.status) DIRECTION`,
}

/** The rows that match, over `invoice i`; its parameters are those of `filterParams`. */
const MATCHING = `
  ($1::text is null or i.status = $1) and ($2::date is null or i.month = $2) and ($3::int is null or i.company_id = $3)
  and ($4::text is null or position(fold_lao($4) in fold_lao(i.number || ' ' || i.company_name || ' ' || i.company_phone)) > 0)`

const filterParams = ({ status, month, company_id, search }: InvoiceFilter) => [
  status ?? null,
  month ? `${month}-01` : null,
  company_id ?? null,
  search || null,
]

function orderBy(sort: string | undefined): string {
  const order = sort && ORDERS[sort.replace(/^-/, '')]
  const chosen = order ? `${order.replaceAll('DIRECTION', sort.startsWith('-') ? 'desc' : 'asc')}, ` : ''
  return `order by ${chosen}i.year desc, i.sequence desc`
}

/** The invoices that match, in their order; without a page all of them. */
export async function readInvoices(
  tx: Tx,
  filter: InvoiceFilter & Pick<InvoiceQuery, 'sort'>,
  page?: { page: number; per_page: number },
) {
  const limit = page ? [page.per_page, (page.page - 1) * page.per_page] : [null, 0]
  const rows = await tx.query<InvoiceRow>(
    `select ${INVOICE_COLUMNS} from invoice i where ${MATCHING} ${orderBy(filter.sort)} limit $5 offset $6`,
    [...filterParams(filter), ...limit],
  )
  return rows.map(toInvoice)
}

export const listInvoicesEndpoint = handle(listInvoices, ({ db, query }) =>
  db.asProvider(async (tx) => {
    const data = await readInvoices(tx, query, query)
    const { total } = await tx.one<{ total: number }>(
      `select count(*) as total from invoice i where ${MATCHING}`,
      filterParams(query),
    )
    return { data, meta: { total, page: query.page, per_page: query.per_page } }
  }),
)

const part = (name: string, condition: string) =>
  `json_build_object('count', count(*) filter (where ${condition}),
     'amount', coalesce(sum(i.amount_to_pay) filter (where ${condition}), 0)) as ${name}`

const SUMS = `select ${[
  part('total', 'true'),
  ...['pending', 'approved', 'success'].map((status) => part(status, `i.status = '${status}'`)),
  part('overdue', `i.status = 'approved' and i.due_on < today_in_laos()`),
].join(', ')} from invoice i where ${MATCHING}`

/** What the invoices that match come to. */
export function readSums(tx: Tx, filter: InvoiceFilter): Promise<InvoiceSums> {
  return tx.one<Record<keyof InvoiceSums, InvoiceSum>>(SUMS, filterParams(filter))
}

export const sumInvoicesEndpoint = handle(sumInvoices, ({ db, query }) =>
  db.asProvider(async (tx) => ({ data: await readSums(tx, query) })),
)

export const showInvoiceEndpoint = handle(showInvoice, ({ db, params }) =>
  db.asProvider(async (tx) => ({ data: await describeInvoice(tx, params.id) })),
)
