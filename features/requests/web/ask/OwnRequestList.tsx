import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListRoute } from '#kit/contract/lists.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type OpenedRow, useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { RequestDrawer } from '../index.ts'
import { RequestStatusBadge } from '../RequestStatusBadge.tsx'
import { useRequestWords } from '../text.ts'
import { WaitsForText } from '../WaitsForText.tsx'
import type { OwnKind, OwnRow } from './own-kind.ts'

interface Props<Row extends OwnRow> {
  kind: OwnKind<Row>
  route: ListRoute
  /** Under this name the device keeps the columns. */
  name: string
  /** The order at first: '-start_date'. */
  sort: string
  /** What was asked for; who has it now, and its status, are added. */
  columns: readonly Column<Row>[]
  /** Where a phone shows who has it now. */
  waitsOnPhone?: 'fact' | 'detail'
  empty: string
  /** Above the list. */
  children?: ReactNode
}

const requestIdOf = ({ request_id }: OwnRow) => request_id

/** An employee's own records of a kind: a list with the request beside it, and the button that asks for another. */
export function OwnRequestList<Row extends OwnRow>(props: Props<Row>) {
  const { kind, route, name, sort, columns, waitsOnPhone = 'fact', empty, children } = props
  const title = kind.list?.label ?? kind.add
  const state = useListState({ name, filters: ['status'], sort })
  const opened = useOpenedRow<Row>({
    name: 'request',
    state,
    keyOf: requestIdOf,
    ...useRows<Row>(route, state, {}),
  })
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button component={Link} to={kind.addPage} leftSection={<IconPlus size={18} />}>
            {kind.add}
          </Button>
        }
      />
      {children}
      <DataTable
        route={route}
        name={name}
        label={title}
        state={state}
        columns={[...columns, ...useStateColumns(waitsOnPhone)] as unknown as Column<never>[]}
        rowKey={requestIdOf}
        onRowClick={opened.open}
        opened={opened.key}
        empty={<EmptyState title={empty} />}
      />
      <RequestDrawer opened={opened as unknown as OpenedRow<never>} />
    </>
  )
}

/** Who has a request now, and its status. */
function useStateColumns(waitsOnPhone: 'fact' | 'detail'): Column<OwnRow>[] {
  const { mine: text } = useRequestWords()
  return [
    {
      key: 'waits_for',
      title: text.with,
      sort: false,
      cell: ({ waits_for }) => (waits_for ? <WaitsForText waitsFor={waits_for} /> : '–'),
      phone: waitsOnPhone,
    },
    {
      key: 'status',
      title: text.status,
      cell: ({ status, is_returned }) => <RequestStatusBadge status={status} isReturned={is_returned} />,
    },
  ]
}
