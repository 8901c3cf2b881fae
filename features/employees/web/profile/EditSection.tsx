import { EditDrawer } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { useMutate } from '#kit/web/query.ts'
import { type EmployeeDetail, updateEmployee } from '../../contract.ts'
import { usePayQuestions } from '../adjustments/use-pay-questions.tsx'
import { EmployeeForm, type FormPart } from '../form/EmployeeForm.tsx'
import { valuesOf } from '../form/employee-values.ts'

interface Props {
  employee: EmployeeDetail
  part: FormPart
  title: string
  onClose: () => void
}

/**
 * Some fields of an employee, in a drawer beside the page. The whole record is saved with its version; a changed salary or
 * benefit asks why, as in the whole form.
 */
export function EditSection({ employee, part, title, onClose }: Props) {
  const params = { id: employee.id }
  const update = useMutate(updateEmployee)
  const questions = usePayQuestions()
  return (
    <EditDrawer opened onClose={onClose} title={title}>
      <EmployeeForm
        route={updateEmployee}
        schema={updateEmployee.body}
        initial={valuesOf(employee)}
        employee={employee}
        part={part}
        onLeave={onClose}
        send={async (body) => {
          await questions.save((answers) => update.mutateAsync({ params, body: { ...body, ...answers } }))
          void toastSuccess('updated')
        }}
      />
      {questions.dialog}
    </EditDrawer>
  )
}
