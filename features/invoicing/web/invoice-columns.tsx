import { formatDate } from '#kit/contract/days.ts'
import { formatMonth, formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { Invoice } from '../contract.ts'
import { bandText } from '../domain/fitting-package.ts'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import type { InvoiceText } from './text.ts'

export function invoiceColumns(text: InvoiceText): Column<Invoice>[] {
  const { field, kip } = text
  return [
    {
      key: 'number',
      title: field.number,
      primary: true,
      cell: (row) => <b className="name figures">{row.number}</b>,
    },
    { key: 'company_name', title: field.company },
    { key: 'company_phone', title: field.phone, hidden: true },
    {
      key: 'month',
      title: field.month,
      cell: (row) => <span className="name">{formatMonth(row.month)}</span>,
    },
    { key: 'package', title: field.package, hidden: true, cell: (row) => text.users(bandText(row.package)) },
    {
      key: 'price_per_user',
      title: kip(field.price),
      align: 'end',
      hidden: true,
      cell: (row) => <Money kip={row.price_per_user} />,
    },
    {
      key: 'user_count',
      title: field.users,
      align: 'end',
      cell: (row) => <span className="figures">{formatNumber(row.user_count, 0)}</span>,
    },
    {
      key: 'total_price',
      title: kip(field.total),
      align: 'end',
      hidden: true,
      cell: (row) => <Money kip={row.total_price} />,
    },
    {
      key: 'discount',
      title: kip(field.discount),
      align: 'end',
      hidden: true,
      cell: (row) => <Money kip={row.discount} />,
    },
    {
      key: 'amount_to_pay',
      title: kip(field.amount),
      align: 'end',
      cell: (row) => <Money kip={row.amount_to_pay} strong />,
    },
    {
      key: 'due_on',
      title: field.due,
      cell: (row) => <span className="figures">{formatDate(row.due_on)}</span>,
    },
    { key: 'status', title: field.status, cell: (row) => <InvoiceStatus invoice={row} /> },
  ]
}
