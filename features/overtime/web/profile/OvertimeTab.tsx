import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useGo } from '#kit/web/navigation.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listOvertime } from '../../contract.ts'
import { useOvertimeColumns } from '../overtime-columns.tsx'
import { useOvertimeText } from '../text.ts'

const OF_PERSON = new Set(['emp_number', 'employee_name', 'department'])

/** The overtime of an employee on the page of the employee. */
export default function OvertimeTab({ employeeId }: { employeeId: number }) {
  const text = useOvertimeText()
  const go = useGo()
  const columns = useOvertimeColumns().filter(({ key }) => !OF_PERSON.has(key))
  return (
    <DataTable
      route={listOvertime}
      name="overtime-of-employee"
      label={text.title}
      query={{ employee_id: employeeId, sort: '-work_date' }}
      columns={columns}
      onRowClick={({ id }) => go('employee_ot.edit', { employee_ot_id: id })}
      empty={<EmptyState title={text.none} />}
    />
  )
}
