import { handle } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText } from '#kit/server/list/list-sql.ts'
import { codesOf } from '#kit/server/list/list-words.ts'
import { type listInvoices, showInvoice } from '../contract.ts'
import { bandText } from '../domain/fitting-package.ts'
import { PAPER_TEXTS } from '../locales/paper-texts.ts'
import { describeInvoice, INVOICE_COLUMNS, InvoiceRow, toInvoice } from './invoice-record.ts'

const { la, en } = PAPER_TEXTS
const label = (name: keyof typeof la.labels) => ({ la: la.labels[name], en: en.labels[name] })
const column = (name: keyof typeof la.columns) => ({ la: la.columns[name], en: en.columns[name] })

const part = (name: string, condition: string) => ({
  [`${name}_count`]: `count(*) filter (where ${condition})`,
  [`${name}_amount`]: `coalesce(sum(i.amount_to_pay) filter (where ${condition}), 0)`,
})

export const invoiceList: ListDeclaration<typeof listInvoices, InvoiceRow> = {
  from: 'invoice i',
  key: ['i.id'],
  where: ['true'],
  row: InvoiceRow,
  columns: INVOICE_COLUMNS,
  filters: {
    status: equals('i.status'),
    month: (value, param) => `i.month = ${param(`${value}-01`)}::date`,
    company_id: equals('i.company_id'),
  },
  search: foldedText('i.number', 'i.company_name', 'i.company_phone'),
  sorts: {
    number: ['i.year', 'i.sequence'],
    company_name: 'i.company_name collate lao',
    month: ['i.month', 'i.year', 'i.sequence'],
    user_count: 'i.user_count',
    total_price: 'i.total_price',
    amount_to_pay: 'i.amount_to_pay',
    due_on: 'i.due_on',
    status: `array_position('{pending,approved,success}', i.status)`,
  },
  order: '-number',
  sums: {
    of: {
      ...part('total', 'true'),
      ...part('pending', `i.status = 'pending'`),
      ...part('approved', `i.status = 'approved'`),
      ...part('success', `i.status = 'success'`),
      ...part('overdue', `i.status = 'approved' and i.due_on < today_in_laos()`),
    },
  },
  finish: toInvoice,
  sheet: {
    title: { la: la.list, en: en.list },
    columns: [
      { key: 'number', heading: label('number') },
      { key: 'month', heading: column('month') },
      { key: 'company_name', heading: column('company') },
      { key: 'company_phone', heading: label('phone') },
      { key: 'package', heading: column('package'), value: (row) => bandText(row.package) },
      { key: 'price_per_user', heading: label('price'), type: 'kip' },
      { key: 'user_count', heading: label('users'), type: 'number' },
      { key: 'total_price', heading: label('totalPrice'), type: 'kip' },
      { key: 'discount', heading: label('discount'), type: 'kip' },
      { key: 'vat', heading: column('vat'), type: 'kip' },
      { key: 'amount_to_pay', heading: label('amountToPay'), type: 'kip' },
      { key: 'issued_on', heading: label('issuedOn'), type: 'date' },
      { key: 'due_on', heading: label('dueOn'), type: 'date' },
      { key: 'status', heading: label('status'), words: codesOf(la.statuses, en.statuses) },
      { key: 'remark', heading: label('remark') },
      { key: 'created_by', heading: column('created_by') },
    ],
    totals: { of: ['total_price', 'discount', 'vat', 'amount_to_pay'], word: column('total') },
  },
}

export const showInvoiceEndpoint = handle(showInvoice, ({ db, params }) =>
  db.asProvider(async (tx) => ({ data: await describeInvoice(tx, params.id) })),
)
