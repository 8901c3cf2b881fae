import { Button, Group, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import type { Shift, ShiftBreak } from '../../contract/shift.ts'
import { deleteBreak, updateBreak } from '../../contract/shift-calls.ts'
import { ShiftChip } from '../ShiftChip.tsx'
import { useScheduleText } from '../text.ts'
import { BreakFields, type BreakValues } from './BreakFields.tsx'

interface Props {
  shift: Shift
  edited: ShiftBreak
  onClose: () => void
}

/** Changes or deletes a break of a shift. */
export function BreakDialog({ shift, edited, onClose }: Props) {
  const text = useScheduleText()
  const words = useKitText()
  const { id, ...stored } = edited
  const values: BreakValues & { version: number } = stored
  const params = { break_id: id }
  const update = useMutate(updateBreak)
  const remove = useMutate(deleteBreak, { onError: toastError })
  const form = useContractForm(updateBreak.body, values, { record: id })
  const done = (word: 'saved' | 'deleted') => {
    void toastSuccess(word)
    onClose()
  }
  return (
    <EditModal opened onClose={onClose} title={text.editBreak}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await update.mutateAsync({ params, body })
          done('saved')
        }}
      >
        <Stack gap="md">
          <Group justify="space-between">
            <ShiftChip shift={shift} />
            <Button
              variant="default"
              size="sm"
              c="red"
              leftSection={<IconTrash size={16} />}
              loading={remove.isPending}
              onClick={() => remove.mutate({ params }, { onSuccess: () => done('deleted') })}
            >
              {words.action.delete}
            </Button>
          </Group>
          <BreakFields fields={form.fields} />
        </Stack>
      </Form>
    </EditModal>
  )
}
