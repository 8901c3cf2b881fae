import { type DepartmentHead, setDepartmentHead } from '#features/employees/contract.ts'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { useRouteText } from './text.ts'

/** Names the head of a department, or nobody. */
export function HeadDialog({ row, onClose }: { row: DepartmentHead; onClose: () => void }) {
  const text = useRouteText()
  const { department_id, department, head } = row
  const set = useMutate(setDepartmentHead)
  const form = useContractForm(
    setDepartmentHead.body,
    { employee_id: head?.id ?? null },
    { record: `head-${department_id}` },
  )
  return (
    <EditModal opened onClose={onClose} title={`${text.editHead}: ${department}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await set.mutateAsync({ params: { department_id }, body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <EmployeePicker label={text.employee} {...form.fields.getInputProps('employee_id')} />
      </Form>
    </EditModal>
  )
}
