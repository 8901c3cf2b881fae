import { Text } from '@mantine/core'
import { ApiError } from '#kit/web/api-error.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useReplace } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { changePassword } from '../../contract/passwords.ts'
import { useAccountText } from '../text.ts'
import { GivenPasswords } from './GivenPasswords.tsx'
import { NewPasswordFields, PasswordField } from './NewPasswordFields.tsx'

interface Props {
  onChanged: () => void
  onCancel?: () => void
  /** What the second button says instead of "Cancel". */
  cancelLabel?: string
}

/**
 * Current password, new password, its confirmation, OK. Right after the sign-in with a password that another person gave the current
 * one is not asked; if that was too long ago, the server asks for it.
 */
export function ChangePasswordForm({ onChanged, onCancel, cancelLabel }: Props) {
  const { password: text } = useAccountText()
  const replace = useReplace()
  const isFirstChoice = useSession()?.user.status_change_password ?? false
  const change = useMutate(changePassword, { refresh: 'none' })
  const form = useContractForm(changePassword.body, {
    current_password: '',
    new_password: '',
    confirm_password: '',
    first_choice: isFirstChoice,
  })
  const asksCurrent = !form.fields.values.first_choice
  return (
    <Form
      form={form}
      submitLabel={text.ok}
      {...(onCancel && { onCancel })}
      {...(cancelLabel && { cancelLabel })}
      onSubmit={async (body) => {
        try {
          await change.mutateAsync({ body })
        } catch (error) {
          // The separate page is also open without a session: no guard leads from there to the sign-in.
          if (error instanceof ApiError && error.status === 401) return replace('Login')
          if (error instanceof ApiError && error.fields?.current_password)
            form.fields.setFieldValue('first_choice', false)
          throw error
        }
        onChanged()
      }}
    >
      <GivenPasswords most={5} />
      <Text c="dimmed">{text.endsSessions}</Text>
      {asksCurrent && (
        <PasswordField
          label={text.current}
          autoComplete="current-password"
          {...form.fields.getInputProps('current_password')}
        />
      )}
      <NewPasswordFields inputProps={(field) => form.fields.getInputProps(field)} />
    </Form>
  )
}
