import { formatDate } from '#kit/contract/days.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { TaxTable } from '../contract.ts'
import { useLawText } from './text.ts'

type Dated = Pick<TaxTable, 'first_day' | 'source' | 'state'>
const TONES = { past: 'neutral', current: 'good', coming: 'info' } as const

/** Start date, state and source: the columns of every statutory value. */
export function useDatedColumns(): [first: Column<Dated>, state: Column<Dated>, source: Column<Dated>] {
  const text = useLawText()
  return [
    {
      key: 'first_day',
      title: text.firstDay,
      primary: true,
      cell: (row) => <span className="figures">{formatDate(row.first_day)}</span>,
    },
    {
      key: 'state',
      title: text.state,
      cell: (row) => <StatusBadge tone={TONES[row.state]}>{text.states[row.state]}</StatusBadge>,
    },
    {
      key: 'source',
      title: text.source,
      sort: false,
      cell: (row) => (
        <div style={{ maxWidth: 420, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{row.source}</div>
      ),
    },
  ]
}
