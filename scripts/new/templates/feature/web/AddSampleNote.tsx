import { Modal, Textarea, TextInput } from '@mantine/core'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { createSampleNote } from '../contract.ts'
import { useSampleNotesText } from './text.ts'

/** The dialog that adds one; the list is read again automatically. */
export function AddSampleNote({ onClose }: { onClose: () => void }) {
  const text = useSampleNotesText()
  const create = useMutate(createSampleNote)
  const form = useContractForm(createSampleNote.body, { name: '', note: '' })
  return (
    <Modal opened onClose={onClose} title={text.add}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await create.mutateAsync({ body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        <TextInput label={text.name} withAsterisk {...form.fields.getInputProps('name')} />
        <Textarea label={text.note} autosize minRows={2} {...form.fields.getInputProps('note')} />
      </Form>
    </Modal>
  )
}
