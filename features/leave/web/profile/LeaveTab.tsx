import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useGo } from '#kit/web/navigation.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listLeave } from '../../contract.ts'
import { useLeaveColumns } from '../leave-columns.tsx'
import { useLeaveText } from '../text.ts'

const OF_PERSON = new Set(['emp_number', 'employee_name', 'department'])

/** The leave of an employee, latest first, on the page of the employee. */
export default function LeaveTab({ employeeId }: { employeeId: number }) {
  const text = useLeaveText()
  const go = useGo()
  const columns = useLeaveColumns().filter(({ key }) => !OF_PERSON.has(key))
  return (
    <DataTable
      route={listLeave}
      name="leave-of-employee"
      label={text.title}
      query={{ employee_id: employeeId, sort: '-start_date' }}
      columns={columns}
      onRowClick={({ id }) => go('e-leave.edit', { leave_id: id })}
      empty={<EmptyState title={text.none} />}
    />
  )
}
