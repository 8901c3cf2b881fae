import { Text } from '@mantine/core'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { changePassword } from '../../contract/passwords.ts'
import { useAccountText } from '../text.ts'
import { NewPasswordFields, PasswordField } from './NewPasswordFields.tsx'

interface Props {
  onChanged: () => void
  onCancel?: () => void
}

/** Current password, new password, its confirmation, OK. */
export function ChangePasswordForm({ onChanged, onCancel }: Props) {
  const text = useAccountText().password
  const change = useMutate(changePassword, { refresh: 'none' })
  const form = useContractForm(changePassword.body, {
    current_password: '',
    new_password: '',
    confirm_password: '',
  })
  return (
    <Form
      form={form}
      submitLabel={text.ok}
      {...(onCancel && { onCancel })}
      onSubmit={async (body) => {
        await change.mutateAsync({ body })
        onChanged()
      }}
    >
      <Text c="dimmed">{text.endsSessions}</Text>
      <PasswordField
        label={text.current}
        autoComplete="current-password"
        {...form.fields.getInputProps('current_password')}
      />
      <NewPasswordFields inputProps={(field) => form.fields.getInputProps(field)} />
    </Form>
  )
}
