import { Text } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { PayItem } from '../contract.ts'
import { usePayItemText } from './text.ts'

type PayItemText = ReturnType<typeof usePayItemText>

/** '150,000', '12.5 %'. */
export const amountText = (amount: number, valueKind: PayItem['value_kind']) =>
  valueKind === 'money' ? formatNumber(amount, 0) : `${formatNumber(amount, 2)} %`

/** '2026-04' → '04/2026'. */
const monthText = (month: string) => month.split('-').reverse().join('/')

/** '04/2026 – 06/2026'. */
export function monthsText(
  { first_month, last_month }: { first_month: string | null; last_month: string | null },
  text: PayItemText,
) {
  const first = first_month ? monthText(first_month) : text.sinceStart
  if (first_month && first_month === last_month) return first
  return `${first} – ${last_month ? monthText(last_month) : text.open}`
}

const TONES: Record<PayItem['state'], Tone> = { current: 'good', upcoming: 'info', ended: 'neutral' }

export function usePayItemColumns(): Column<PayItem>[] {
  const text = usePayItemText()
  return [
    {
      key: 'name',
      title: text.name,
      primary: true,
      cell: (row) => (
        <>
          <div className="name">
            <b>{row.name}</b>
          </div>
          {row.deduction_type && row.deduction_type !== row.name && (
            <Text size="xs" c="dimmed">
              {row.deduction_type}
            </Text>
          )}
        </>
      ),
    },
    { key: 'kind', title: text.kind, cell: (row) => text.kinds[row.kind] },
    {
      key: 'amount',
      title: text.amount,
      align: 'end',
      cell: (row) => <span className="figures">{amountText(row.amount, row.value_kind)}</span>,
    },
    {
      key: 'frequency',
      title: text.frequency,
      cell: (row) => {
        if (row.instalments !== null) return text.inInstalments(String(row.instalments))
        const often = text.frequencies[row.frequency]
        return row.by_months ? `${often} · ${text.byMonthsShort}` : often
      },
    },
    {
      key: 'first_month',
      title: text.months,
      cell: (row) => <span className="figures">{monthsText(row, text)}</span>,
    },
    {
      key: 'people',
      title: text.people,
      align: 'end',
      cell: (row) => (row.applies_to_all ? text.everyone : formatNumber(row.people, 0)),
    },
    {
      key: 'state',
      title: text.state,
      sort: false,
      cell: (row) => <StatusBadge tone={TONES[row.state]}>{text.states[row.state]}</StatusBadge>,
    },
  ]
}
