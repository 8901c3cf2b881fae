import { Text } from '@mantine/core'
import { ApiError } from '#kit/web/api-error.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useReplace } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { changePassword } from '../../contract/passwords.ts'
import { useAccountText } from '../text.ts'
import { GivenPasswords } from './GivenPasswords.tsx'
import { NewPasswordFields, PasswordField } from './NewPasswordFields.tsx'

interface Props {
  onChanged: () => void
  onCancel?: () => void
}

/** Current password, new password, its confirmation, OK. */
export function ChangePasswordForm({ onChanged, onCancel }: Props) {
  const { password: text } = useAccountText()
  const replace = useReplace()
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
        try {
          await change.mutateAsync({ body })
        } catch (error) {
          // The separate page is also open without a session: no guard leads from there to the sign-in.
          if (error instanceof ApiError && error.status === 401) return replace('Login')
          throw error
        }
        onChanged()
      }}
    >
      <GivenPasswords most={5} />
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
