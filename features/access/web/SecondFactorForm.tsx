import { Button, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { CodeField } from '#kit/web/form/CodeField.tsx'
import classes from './LoginScreen.module.css'
import { useAccessText } from './sign-in-text.ts'

/** The digits of an authenticator app, and a recovery code like `k7mpx-3wzdq`. */
const APP_GROUPS = [3, 3]
const RECOVERY_GROUPS = [5, 5]

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
  const [isRecovery, setRecovery] = useState(false)
  const field = { label: isRecovery ? text.recoveryCode : text.code, value: code, autoFocus: true }
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
          <Text c="dimmed">{isRecovery ? text.recoveryHint : text.codeHint}</Text>
        </div>
        {children}
        {isRecovery ? (
          <CodeField key="recovery" {...field} groups={RECOVERY_GROUPS} onChange={setCode} />
        ) : (
          <CodeField key="app" {...field} groups={APP_GROUPS} isNumeric onChange={setCode} />
        )}
        <Button type="submit" size="md" loading={isBusy} fullWidth>
          {text.submit}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            setCode('')
            setRecovery(!isRecovery)
          }}
        >
          {isRecovery ? text.useApp : text.useRecovery}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {text.back}
        </Button>
      </Stack>
    </form>
  )
}
