import { Text } from '@mantine/core'
import { ColleagueSelect } from '#features/requests/web/parts.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { nameApprovalApprover, type ReportedApproval } from '../../contract.ts'
import { useApprovalReportText } from '../text.ts'

/** HR names another approver in the place of the first one who has left. */
export function NameApproverDialog({
  approval,
  onClose,
}: {
  approval: ReportedApproval
  onClose: () => void
}) {
  const text = useApprovalReportText()
  const name = useMutate(nameApprovalApprover)
  const { id, number, gone } = approval
  const [first] = gone
  const form = useContractForm(
    nameApprovalApprover.body,
    { step_no: first?.step_no ?? 1, instead_of: first?.employee_id ?? 0, employee_id: null },
    { record: `approver-${id}` },
  )
  return (
    <EditModal opened onClose={onClose} title={`${text.nameOther}: ${number}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await name.mutateAsync({ params: { id }, body })
          void toastSuccess(text.named)
          onClose()
        }}
      >
        <Text>{text.insteadOf(first?.name ?? '')}</Text>
        <ColleagueSelect label={text.approver} withAsterisk {...form.fields.getInputProps('employee_id')} />
      </Form>
    </EditModal>
  )
}
