import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { type Leave, listLeave } from '../../contract.ts'
import { CancelLeave, type DoomedLeave } from '../CancelLeave.tsx'
import { LeaveDrawer } from '../LeaveDrawer.tsx'
import { useLeaveColumns } from '../leave-columns.tsx'
import { useLeaveText } from '../text.ts'
import { LeaveStatements } from './LeaveStatements.tsx'

const OF_PERSON = new Set(['emp_number', 'employee_name', 'department'])

/** The balances of an employee and its leave, latest first, on the page of the employee. */
export default function LeaveTab({ employeeId }: { employeeId: number }) {
  const text = useLeaveText()
  const state = useListState({ name: 'leave-of-employee', sort: '-start_date' })
  const query = { employee_id: employeeId }
  const opened = useOpenedRow({ name: 'leave', state, ...useRows<Leave>(listLeave, state, { query }) })
  const [doomed, setDoomed] = useState<DoomedLeave>()
  const columns = useLeaveColumns().filter(({ key }) => !OF_PERSON.has(key))
  return (
    <>
      <LeaveStatements employeeId={employeeId} />
      <DataTable
        route={listLeave}
        name="leave-of-employee"
        label={text.title}
        state={state}
        query={query}
        columns={columns}
        onRowClick={opened.open}
        opened={opened.key}
        empty={<EmptyState title={text.none} />}
      />
      <LeaveDrawer opened={opened} onCancel={(leave) => setDoomed({ leave })} />
      {doomed && <CancelLeave doomed={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
