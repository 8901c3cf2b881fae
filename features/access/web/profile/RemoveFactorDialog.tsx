import { TextInput } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { removeSecondFactor } from '../../contract/second-factor.ts'
import { PasswordField } from '../password/NewPasswordFields.tsx'
import { useAccountText } from '../text.ts'

/** Turning off requires the password and a code, because an unlocked browser is not enough. */
export function RemoveFactorDialog({ onClose }: { onClose: () => void }) {
  const text = useAccountText().factor
  const remove = useMutate(removeSecondFactor)
  const form = useContractForm(removeSecondFactor.body, { password: '', code: '' })
  return (
    <EditModal opened onClose={onClose} title={text.remove}>
      <Form
        form={form}
        submitLabel={text.remove}
        onCancel={onClose}
        onSubmit={async (body) => {
          await remove.mutateAsync({ body })
          void toastSuccess(text.removed)
          onClose()
        }}
      >
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          {...form.fields.getInputProps('password')}
        />
        <TextInput label={text.anyCode} autoComplete="one-time-code" {...form.fields.getInputProps('code')} />
      </Form>
    </EditModal>
  )
}
