import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './LoginScreen.module.css'
import { useAccessText } from './sign-in-text.ts'

interface Props {
  onCode: (code: string) => void
  onBack: () => void
  isBusy: boolean
  /** The error, above the field. */
  children: ReactNode
}

/** The second step of signing in: six digits of the authenticator app, or a recovery code. */
export default function SecondFactorForm({ onCode, onBack, isBusy, children }: Props) {
  const text = useAccessText().login
  const [code, setCode] = useState('')
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onCode(code)
      }}
    >
      <Stack gap="md">
        <div>
          <Title order={1}>{text.codeTitle}</Title>
          <Text c="dimmed">{text.codeHint}</Text>
        </div>
        {children}
        <TextInput
          label={text.code}
          name="code"
          size="md"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoFocus
        />
        <Button type="submit" size="md" loading={isBusy} fullWidth>
          {text.submit}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {text.back}
        </Button>
      </Stack>
    </form>
  )
}
