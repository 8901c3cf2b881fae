import { listCompanyLog, listCompanyLogKinds } from '../../contract.ts'
import { LogList } from '../LogList.tsx'
import { useLogText } from '../text.ts'

/** Who changed the record of an employee and how, on the page of the employee. */
export default function HistoryTab({ employeeId }: { employeeId: number }) {
  const text = useLogText()
  return (
    <LogList
      name="log-of-employee"
      label={text.companyTitle}
      list={listCompanyLog as never}
      kinds={listCompanyLogKinds as never}
      only={{ entity: 'employee', record: employeeId }}
    />
  )
}
