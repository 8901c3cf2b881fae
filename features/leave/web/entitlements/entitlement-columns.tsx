import { personColumn } from '#features/employees/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { Column } from '#kit/web/table/column.ts'
import type { Entitlement } from '../../contract.ts'
import { formatLeaveDays } from '../format-leave-days.ts'
import { useEntitlementText } from './text.ts'

const figures = (days: number | null) => (
  <span className="figures">{days === null || days === 0 ? '–' : formatLeaveDays(days)}</span>
)

export function useEntitlementColumns(): Column<Entitlement>[] {
  const text = useEntitlementText()
  const sum = (key: 'earned' | 'carried' | 'used' | 'pending' | 'expired', hidden = false) =>
    ({
      key,
      title: text[key],
      align: 'end',
      cell: (row) => figures(row[key]),
      hidden,
    }) as const satisfies Column<Entitlement>
  return [
    { key: 'emp_number', title: text.number },
    personColumn(text.employee, ({ emp_number, department }) =>
      [emp_number, department].filter(Boolean).join(' · '),
    ),
    { key: 'department', title: text.department },
    sum('earned'),
    sum('carried'),
    sum('used'),
    sum('pending', true),
    sum('expired', true),
    {
      key: 'left',
      title: text.left,
      align: 'end',
      cell: ({ left }) => <b className="figures">{left === null ? '–' : formatLeaveDays(left)}</b>,
    },
    {
      key: 'expiring',
      title: text.lost,
      hidden: true,
      cell: ({ expiring: [next] }) =>
        next ? text.expiring(formatLeaveDays(next.days), formatDate(next.last_day)) : '–',
    },
    {
      key: 'usable_from',
      title: text.usableFrom,
      hidden: true,
      cell: ({ usable_from }) => <span className="figures">{formatDate(usable_from)}</span>,
    },
  ]
}
