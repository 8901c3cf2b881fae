import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useAccessText } from '../sign-in-text.ts'
import { useAccountText } from '../text.ts'

interface Props {
  inputProps: (field: 'new_password' | 'confirm_password') => PasswordInputProps
  label?: string
  hint?: string
}

/** The new password and its confirmation. */
export function NewPasswordFields({ inputProps, label, hint }: Props) {
  const text = useAccountText().password
  return (
    <>
      <PasswordField
        label={label ?? text.wanted}
        description={hint ?? text.rule}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        {...inputProps('new_password')}
      />
      <PasswordField label={text.confirm} autoComplete="new-password" {...inputProps('confirm_password')} />
    </>
  )
}

/** A password that can be shown. */
export function PasswordField(props: PasswordInputProps) {
  const { show, hide } = useAccessText().login
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      withAsterisk
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': isShown ? hide : show }}
      {...props}
    />
  )
}
