import { useState } from 'react'
import { useMayCall } from '#kit/web/access.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { listOvertime, type Overtime, showOvertime } from '../../contract.ts'
import { CancelOvertime, type DoomedOvertime } from '../CancelOvertime.tsx'
import { OvertimeDrawer } from '../OvertimeDrawer.tsx'
import { useOvertimeColumns } from '../overtime-columns.tsx'
import { useOvertimeText } from '../text.ts'

const OF_PERSON = new Set(['emp_number', 'employee_name', 'department'])

/** The overtime of an employee on the page of the employee. */
export default function OvertimeTab({ employeeId }: { employeeId: number }) {
  const text = useOvertimeText()
  const mayOpen = useMayCall()(showOvertime)
  const state = useListState({ name: 'overtime-of-employee', sort: '-work_date' })
  const query = { employee_id: employeeId }
  const opened = useOpenedRow({
    name: 'overtime',
    state,
    ...useRows<Overtime>(listOvertime, state, { query }),
  })
  const [doomed, setDoomed] = useState<DoomedOvertime>()
  const columns = useOvertimeColumns().filter(({ key }) => !OF_PERSON.has(key))
  return (
    <>
      <DataTable
        route={listOvertime}
        name="overtime-of-employee"
        label={text.title}
        state={state}
        query={query}
        columns={columns}
        onRowClick={mayOpen ? opened.open : undefined}
        opened={opened.key}
        empty={<EmptyState title={text.none} />}
      />
      {mayOpen && <OvertimeDrawer opened={opened} onCancel={(overtime) => setDoomed({ overtime })} />}
      {doomed && <CancelOvertime doomed={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
