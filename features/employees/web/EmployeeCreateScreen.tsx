import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { addEmployee } from '../contract.ts'
import { EmployeeForm } from './form/EmployeeForm.tsx'
import { newEmployeeValues } from './form/employee-values.ts'
import { useEmployeeText } from './text.ts'

export default function EmployeeCreateScreen() {
  const text = useEmployeeText()
  const add = useMutate(addEmployee)
  return (
    <>
      <PageHeader
        title={text.add}
        breadcrumbs={[{ label: text.title, to: href('employee.index') }, { label: text.add }]}
      />
      <EmployeeForm
        route={addEmployee}
        schema={addEmployee.body}
        initial={newEmployeeValues()}
        send={async (body) => {
          await add.mutateAsync({ body })
          void toastSuccess('saved')
        }}
      />
    </>
  )
}
