import { Text } from '@mantine/core'
import { personColumn } from '#features/employees/web/parts.ts'
import { formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { PayItem, PayItemEntry } from '../contract.ts'
import { amountText, monthsText } from './pay-item-columns.tsx'
import type { usePayItemText } from './text.ts'

const TONES: Record<PayItemEntry['state'], Tone> = { current: 'good', upcoming: 'info', done: 'neutral' }

/** The people of an item; items whose payments are counted also show what was paid and what is left. */
export function entryColumns(
  item: PayItem,
  text: ReturnType<typeof usePayItemText>,
  totals: { paid: number; left: number } | undefined,
): Column<PayItemEntry>[] {
  const count = (row: PayItemEntry) => row.instalments ?? item.instalments ?? 1
  const counted: Column<PayItemEntry>[] = [
    {
      key: 'paid',
      title: text.paid,
      align: 'end',
      cell: (row) => (
        <>
          <Money kip={row.paid} />
          {row.payments.map(({ run_id, run_title, amount }) => (
            <Text key={run_id} size="xs" c="dimmed">
              {run_title}: <span className="figures">{formatNumber(amount, 0)}</span>
            </Text>
          ))}
        </>
      ),
      foot: totals && <Money kip={totals.paid} strong />,
    },
  ]
  const left: Column<PayItemEntry> = {
    key: 'left',
    title: text.left,
    align: 'end',
    sort: false,
    cell: (row) => <Money kip={row.left} strong />,
    foot: totals && <Money kip={totals.left} strong />,
  }
  return [
    { key: 'emp_number', title: text.number },
    personColumn(text.employee),
    { key: 'department', title: text.department, sort: false },
    {
      key: 'amount',
      title: item.frequency === 'instalments' ? text.total : text.amount,
      align: 'end',
      cell: (row) => (
        <>
          <span className="figures">{amountText(row.amount ?? item.amount, item.value_kind)}</span>
          <Text size="xs" c="dimmed">
            {item.frequency === 'instalments' && text.inInstalments(String(count(row)))}
            {item.frequency !== 'instalments' && row.amount === null && text.asItem}
          </Text>
        </>
      ),
    },
    {
      key: 'first_month',
      title: text.months,
      cell: (row) => (
        <span className="figures">
          {row.first_month || row.last_month ? monthsText(row, text) : text.asItem}
        </span>
      ),
    },
    ...(item.frequency === 'monthly' ? [] : counted),
    ...(item.frequency === 'instalments' ? [left] : []),
    {
      key: 'state',
      title: text.state,
      sort: false,
      cell: (row) => <StatusBadge tone={TONES[row.state]}>{text.entryStates[row.state]}</StatusBadge>,
    },
    { key: 'note', title: text.note, sort: false },
  ]
}
