import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { whenOf } from '#features/requests/domain/describe-facts.ts'
import { RequestDrawer } from '#features/requests/web/index.ts'
import { RequestStatusBadge, WaitsForText } from '#features/requests/web/parts.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatMinutes } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type OpenedRow, useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { listOwnOvertime, type OwnOvertime } from '../../contract.ts'
import { overtimeFacts } from './overtime-facts.ts'
import { useOwnOvertimeText } from './text.ts'

/** An employee's own overtime. */
export default function MyOvertimeScreen() {
  const text = useOwnOvertimeText()
  const state = useListState({ name: 'my-overtime', filters: ['status'], sort: '-work_date' })
  const columns = useColumns()
  const opened = useOpenedRow<OwnOvertime>({
    name: 'request',
    state,
    keyOf: requestIdOf,
    ...useRows<OwnOvertime>(listOwnOvertime, state, {}),
  })
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <Button
            component={Link}
            to={href('employee_ot_request.create')}
            leftSection={<IconPlus size={18} />}
          >
            {text.add}
          </Button>
        }
      />
      <DataTable
        route={listOwnOvertime}
        name="my-overtime"
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

const requestIdOf = ({ request_id }: OwnOvertime) => request_id

function useColumns(): Column<OwnOvertime>[] {
  const text = useOwnOvertimeText()
  const language = useLanguage()
  return [
    {
      key: 'work_date',
      title: text.day,
      primary: true,
      cell: (row) => <span className="figures">{whenOf(overtimeFacts(row), language)}</span>,
    },
    {
      key: 'minutes',
      title: text.duration,
      sort: false,
      align: 'end',
      cell: ({ minutes }) => <span className="figures">{formatMinutes(minutes)}</span>,
      phone: 'fact',
    },
    {
      key: 'waits_for',
      title: text.with,
      sort: false,
      cell: ({ waits_for }) => (waits_for ? <WaitsForText waitsFor={waits_for} /> : '–'),
      phone: 'fact',
    },
    {
      key: 'status',
      title: text.status,
      cell: (row) => <RequestStatusBadge status={row.status} isReturned={row.is_returned} />,
    },
  ]
}
