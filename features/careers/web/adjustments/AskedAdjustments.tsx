import { Text } from '@mantine/core'
import { personColumn } from '#features/employees/web/parts.ts'
import { RequestDrawer } from '#features/requests/web/index.ts'
import { RequestStatusBadge, WaitsForText } from '#features/requests/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { Amount } from '#kit/web/show/Amount.tsx'
import { type OpenedRow, useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { type AskedAdjustment, listAskedAdjustments } from '../../contract.ts'
import { useCareerText } from '../text.ts'

const requestIdOf = ({ request_id }: AskedAdjustment) => request_id
const WAITING = { status: 'pending,approved' }

/** The salary adjustments that wait for a decision, each opens its request. */
export default function AskedAdjustments() {
  const text = useCareerText().adjustment
  const state = useListState({ name: 'asked-adjustments', prefix: 'asked_', sort: '-submitted_at' })
  const rows = useRows<AskedAdjustment>(listAskedAdjustments, state, { query: WAITING })
  const opened = useOpenedRow<AskedAdjustment>({ name: 'request', state, keyOf: requestIdOf, ...rows })
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {text.listHint}
      </Text>
      <DataTable
        route={listAskedAdjustments}
        name="asked-adjustments"
        label={text.list}
        state={state}
        query={WAITING}
        columns={useColumns()}
        rowKey={requestIdOf}
        onRowClick={opened.open}
        opened={opened.key}
        empty={<EmptyState title={text.nothing} />}
      />
      <RequestDrawer opened={opened as unknown as OpenedRow<never>} />
    </>
  )
}

function useColumns(): Column<AskedAdjustment>[] {
  const text = useCareerText().adjustment
  return [
    personColumn(text.employee),
    { key: 'effective_date', title: text.from, cell: (row) => formatDate(row.effective_date) },
    {
      key: 'current_salary',
      title: text.before,
      align: 'end',
      sort: false,
      cell: (row) => <Amount amount={row.current_salary} currency={row.current_currency} />,
    },
    {
      key: 'target_salary',
      title: text.after,
      align: 'end',
      sort: false,
      cell: (row) => <Amount amount={row.target_salary} currency={row.currency} strong />,
    },
    {
      key: 'waits_for',
      title: text.with,
      sort: false,
      cell: ({ waits_for }) => (waits_for ? <WaitsForText waitsFor={waits_for} /> : '–'),
    },
    {
      key: 'status',
      title: text.status,
      sort: false,
      cell: ({ status }) => <RequestStatusBadge status={status} isReturned={false} />,
    },
    { key: 'requested_by', title: text.sentBy, sort: false, hidden: true },
  ]
}
