import { formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { PlannedInvoice } from '../contract.ts'
import { bandText } from '../domain/fitting-package.ts'
import type { InvoiceText } from './text.ts'

export function planColumns(text: InvoiceText): Column<PlannedInvoice>[] {
  const { field, month } = text
  return [
    {
      key: 'company_name',
      title: field.company,
      primary: true,
      cell: (row) => <div className="name">{row.company_name}</div>,
    },
    {
      key: 'employee_count',
      title: field.employees,
      align: 'end',
      cell: (row) => <span className="figures">{formatNumber(row.employee_count, 0)}</span>,
    },
    {
      key: 'package',
      title: field.package,
      sort: false,
      cell: (row) => (row.package ? text.users(bandText(row.package)) : '–'),
    },
    {
      key: 'amount_to_pay',
      title: text.kip(field.amount),
      sort: false,
      align: 'end',
      cell: (row) => <Money kip={row.money?.amount_to_pay} strong />,
    },
    {
      key: 'obstacle',
      title: month.state,
      cell: (row) => (
        <StatusBadge tone={row.obstacle === null ? 'good' : 'neutral'}>
          {row.obstacle === null ? month.willMake : (row.number ?? month.obstacle[row.obstacle])}
        </StatusBadge>
      ),
    },
  ]
}
