import { XLSX } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { type SheetColumn, type SheetToWrite, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { FileAnswer, handle } from '#kit/server/handler.ts'
import { type Invoice, downloadInvoices as route } from '../contract.ts'
import { bandText } from '../domain/fitting-package.ts'
import { PAPER_TEXTS } from '../locales/paper-texts.ts'
import { readInvoices } from './list-invoices.ts'

export const exportInvoices = handle(route, async (context) => {
  const language = context.query.language ?? context.language
  const rows = await context.db.asProvider((tx) => readInvoices(tx, context.query))
  const bytes = await writeWorkbook({ sheets: [sheetOf(rows, language)] })
  return new FileAnswer(`${PAPER_TEXTS[language].list}.xlsx`, XLSX, bytes)
})

function sheetOf(rows: readonly Invoice[], language: Language): SheetToWrite {
  const { statuses, list, columns } = PAPER_TEXTS[language]
  const sum = (name: 'total_price' | 'discount' | 'vat' | 'amount_to_pay') =>
    rows.reduce((all, row) => all + row[name], 0)
  return {
    name: list,
    columns: columnsOf(language),
    rows: rows.map(({ status, package: own, ...row }) => ({
      ...row,
      package: bandText(own),
      status: statuses[status],
      vat_rate: null,
      can: null,
    })),
    totals: {
      number: columns.total,
      total_price: sum('total_price'),
      discount: sum('discount'),
      vat: sum('vat'),
      amount_to_pay: sum('amount_to_pay'),
    },
  }
}

function columnsOf(language: Language): SheetColumn[] {
  const { labels, columns } = PAPER_TEXTS[language]
  return [
    { key: 'number', header: labels.number, type: 'text' },
    { key: 'month', header: columns.month, type: 'text' },
    { key: 'company_name', header: columns.company, type: 'text' },
    { key: 'company_phone', header: labels.phone, type: 'text' },
    { key: 'package', header: columns.package, type: 'text' },
    { key: 'price_per_user', header: labels.price, type: 'kip' },
    { key: 'user_count', header: labels.users, type: 'number' },
    { key: 'total_price', header: labels.totalPrice, type: 'kip' },
    { key: 'discount', header: labels.discount, type: 'kip' },
    { key: 'vat', header: columns.vat, type: 'kip' },
    { key: 'amount_to_pay', header: labels.amountToPay, type: 'kip' },
    { key: 'issued_on', header: labels.issuedOn, type: 'date' },
    { key: 'due_on', header: labels.dueOn, type: 'date' },
    { key: 'status', header: labels.status, type: 'text' },
    { key: 'remark', header: labels.remark, type: 'text' },
    { key: 'created_by', header: columns.created_by, type: 'text' },
  ]
}
