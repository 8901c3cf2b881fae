import { Button, Group } from '@mantine/core'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useMutate } from '#kit/web/query.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { listTerminalUsers, sendUsers, type TerminalUser } from '../contract.ts'
import { useTerminalText } from './text.ts'

const LIVE_MS = 5000
const NAME = 'terminal-users'
const TONES: Record<TerminalUser['state'], Tone> = { same: 'good', missing: 'wait', extra: 'neutral' }

/** Who should be on a terminal and who is; sends those who are missing. */
export function UserList({ terminalId }: { terminalId: number }) {
  const text = useTerminalText()
  const state = useListState({ name: NAME, filters: ['state'], sort: 'pin' })
  const send = useMutate(sendUsers, { onSuccess: () => void toastSuccess('saved'), onError: toastError })
  return (
    <>
      <IfMayCall route={sendUsers}>
        <Group justify="flex-end" mb="sm">
          <Button
            loading={send.isPending}
            onClick={() => send.mutate({ params: { terminal_id: terminalId } })}
          >
            {text.users.send}
          </Button>
        </Group>
      </IfMayCall>
      <DataTable
        route={listTerminalUsers}
        params={{ terminal_id: terminalId }}
        name={NAME}
        label={text.tabs.users}
        state={state}
        every={LIVE_MS}
        rowKey={({ pin }) => pin}
        empty={<EmptyState title={text.users.none} text={text.users.noneText} />}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="state"
              several
              label={text.users.state}
              options={text.users.states}
              w={170}
            />
          </FilterBar>
        }
        columns={[
          { key: 'pin', title: text.users.pin },
          { key: 'employee_name', title: text.users.employee, sort: false, primary: true },
          { key: 'emp_number', title: text.users.number },
          { key: 'device_name', title: text.users.deviceName, sort: false },
          {
            key: 'state',
            title: text.users.state,
            cell: (row) => <StatusBadge tone={TONES[row.state]}>{text.users.states[row.state]}</StatusBadge>,
          },
        ]}
      />
    </>
  )
}
