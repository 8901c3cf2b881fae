import { Stack, Text } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import type { Shift } from '../../contract/shift.ts'
import { updateShift } from '../../contract/shift-calls.ts'
import { useScheduleText } from '../text.ts'
import { ShiftNameFields } from './ShiftNameFields.tsx'

/** Changes name, code and colour of a shift, for all days. */
export function ShiftNameDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const text = useScheduleText()
  const { id, name, code, colour, version } = shift
  const update = useMutate(updateShift)
  const form = useContractForm(updateShift.body, { name, code, colour, version }, { record: id })
  return (
    <EditModal opened onClose={onClose} title={text.nameShift}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await update.mutateAsync({ params: { shift_id: id }, body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <Stack gap="md">
          <ShiftNameFields fields={form.fields} times={shift} />
          <Text size="sm" c="dimmed">
            {text.nameShiftText}
          </Text>
        </Stack>
      </Form>
    </EditModal>
  )
}
