import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { type OpenedRow, useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { listMyRequests, type MyRequest } from '../../contract.ts'
import RequestDrawer from '../details/RequestDrawer.tsx'
import { useRequestWords } from '../text.ts'
import { useMineColumns } from './mine-columns.tsx'
import { StateChoice } from './StateChoice.tsx'

/** The own requests with their details beside them. */
export function MyRequests() {
  const { mine: text } = useRequestWords()
  const columns = useMineColumns()
  const state = useListState({ name: 'my-requests', filters: ['status', 'kind'], sort: '-submitted_at' })
  const opened = useOpenedRow<MyRequest>({
    name: 'request',
    state,
    ...useRows<MyRequest>(listMyRequests, state, {}),
  })
  return (
    <>
      <DataTable
        route={listMyRequests}
        name="my-requests"
        label={text.title}
        state={state}
        filters={<StateChoice state={state} />}
        columns={columns}
        onRowClick={opened.open}
        opened={opened.key}
        empty={<EmptyState title={text.none} text={text.noneHint} />}
      />
      <RequestDrawer opened={opened as unknown as OpenedRow<never>} />
    </>
  )
}
