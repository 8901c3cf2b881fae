import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDays, whenOf } from '#features/requests/domain/describe-facts.ts'
import { RequestDrawer } from '#features/requests/web/index.ts'
import { RequestStatusBadge, WaitsForText } from '#features/requests/web/parts.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type OpenedRow, useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { listOwnLeave, type OwnLeave } from '../../contract.ts'
import { leaveFacts } from './leave-facts.ts'
import { OwnBalances } from './OwnBalances.tsx'
import { useOwnLeaveText } from './text.ts'

/** An employee's own leave: what is left, and all requests. */
export default function MyLeaveScreen() {
  const text = useOwnLeaveText()
  const state = useListState({ name: 'my-leave', filters: ['status'], sort: '-start_date' })
  const columns = useColumns()
  const opened = useOpenedRow<OwnLeave>({
    name: 'request',
    state,
    keyOf: requestIdOf,
    ...useRows<OwnLeave>(listOwnLeave, state, {}),
  })
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <Button component={Link} to={href('employee_leave.add')} leftSection={<IconPlus size={18} />}>
            {text.add}
          </Button>
        }
      />
      <OwnBalances />
      <DataTable
        route={listOwnLeave}
        name="my-leave"
        label={text.title}
        state={state}
        columns={columns}
        rowKey={requestIdOf}
        onRowClick={opened.open}
        opened={opened.key}
        empty={<EmptyState title={text.none} />}
      />
      <RequestDrawer opened={opened as unknown as OpenedRow<never>} />
    </>
  )
}

const requestIdOf = ({ request_id }: OwnLeave) => request_id

function useColumns(): Column<OwnLeave>[] {
  const text = useOwnLeaveText()
  const language = useLanguage()
  return [
    { key: 'leave_type', title: text.kind, sort: false, primary: true },
    {
      key: 'start_date',
      title: text.when,
      cell: (row) => <span className="figures">{whenOf(leaveFacts(row), language)}</span>,
      phone: 'fact',
    },
    {
      key: 'days',
      title: text.days,
      sort: false,
      align: 'end',
      cell: ({ days }) => (days === null ? '–' : formatDays(days, language)),
      phone: 'detail',
    },
    {
      key: 'waits_for',
      title: text.with,
      sort: false,
      cell: ({ waits_for }) => (waits_for ? <WaitsForText waitsFor={waits_for} /> : '–'),
      phone: 'detail',
    },
    {
      key: 'status',
      title: text.status,
      cell: (row) => <RequestStatusBadge status={row.status} isReturned={row.is_returned} />,
    },
  ]
}
