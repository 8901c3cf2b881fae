import { Stack, Text, TextInput } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { ReopenSettlementInput, reopenSettlement, type SettlementDetail } from '../../contract.ts'
import { useSettlementText } from './text.ts'

const Reason = ReopenSettlementInput.pick({ reason: true })

/** Asks why the approval is taken back. */
export function ReopenDialog({ settlement, onClose }: { settlement: SettlementDetail; onClose: () => void }) {
  const text = useSettlementText()
  const reopen = useMutate(reopenSettlement)
  const form = useContractForm(Reason, { reason: '' })
  const { id, version } = settlement
  return (
    <EditModal opened onClose={onClose} title={text.reopen}>
      <Form
        form={form}
        submitLabel={text.reopen}
        onCancel={onClose}
        onSubmit={async ({ reason }) => {
          await reopen.mutateAsync({ params: { id }, body: { version, reason } })
          void toastSuccess(text.reopened)
          onClose()
        }}
      >
        <Stack gap="md">
          <Text size="sm">{text.reopenText}</Text>
          <TextInput
            label={text.reopenReason}
            withAsterisk
            maxLength={500}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
        </Stack>
      </Form>
    </EditModal>
  )
}
