import { Alert, Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, errorText } from '#kit/web/api-error.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import { signInByLink } from '../../contract/sign-in-link.ts'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { ResetFrame } from '../reset/ResetFrame.tsx'
import { useAccessText } from '../sign-in-text.ts'
import { useAccountText } from '../text.ts'
import { useSignInLink } from './use-sign-in-link.ts'

/** Sign-in with a mailed link (specification 2, /auth/:token/:user_id). A user who is already signed in is asked first. */
export default function SignInLinkScreen() {
  const { token = '', user_id = '' } = useParams()
  const text = useAccountText().link
  const { step, open, sendCode } = useSignInLink({ token, user_id })
  if (step.name === 'void') return <ResetFrame title={text.voidTitle} text={text.voidText} />
  if (step.name === 'password')
    return (
      <ResetFrame title={text.passwordTitle(step.of.name)} text={text.passwordText(step.of.email)}>
        <PasswordStep link={{ token, user_id }} onChosen={open} />
      </ResetFrame>
    )
  if (step.name === 'code') return <CodeStep onCode={(code) => sendCode(step.handle, code)} />
  return <StartStep userId={user_id} onOpen={open} />
}

/** Runs an action and shows its error above the button. */
function useAttempt(work: () => Promise<void>) {
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  async function attempt() {
    setBusy(true)
    setError(undefined)
    await work().catch(setError)
    setBusy(false)
  }
  return { isBusy, error, message: error === undefined ? null : errorText(error, language), attempt }
}

function StartStep({ userId, onOpen }: { userId: string; onOpen: () => Promise<void> }) {
  const text = useAccountText().link
  const user = useSession()?.user
  const { isBusy, message, attempt } = useAttempt(onOpen)
  const isOwn = String(user?.id) === userId
  const problem = message && (
    <Alert color="red" role="alert">
      {message}
    </Alert>
  )
  const go = (label: string) => (
    <Button size="md" loading={isBusy} onClick={() => void attempt()} data-autofocus>
      {label}
    </Button>
  )
  if (!user)
    return (
      <ResetFrame title={text.title} text={text.text}>
        {problem}
        {go(text.signIn)}
      </ResetFrame>
    )
  const stay = (
    <Button component={Link} to={href('Login')} size="md" variant={isOwn ? 'filled' : 'default'}>
      {isOwn ? text.goOn : text.stay}
    </Button>
  )
  return (
    <ResetFrame title={isOwn ? text.ownTitle : text.otherTitle} withBack={false}>
      <Text fw={600}>{user.name}</Text>
      <Text c="dimmed">{user.email}</Text>
      {!isOwn && <Text>{text.otherText}</Text>}
      {problem}
      {!isOwn && go(text.change)}
      {stay}
    </ResetFrame>
  )
}

interface PasswordProps {
  link: { token: string; user_id: string }
  onChosen: (password: { new_password: string; confirm_password: string }) => Promise<void>
}

function PasswordStep({ link, onChosen }: PasswordProps) {
  const text = useAccountText().link
  const form = useContractForm(signInByLink.body, { ...link, new_password: '', confirm_password: '' })
  return (
    <Form
      form={form}
      submitLabel={text.savePassword}
      onSubmit={({ new_password = '', confirm_password = '' }) =>
        onChosen({ new_password, confirm_password })
      }
    >
      <NewPasswordFields inputProps={(field) => form.fields.getInputProps(field)} />
    </Form>
  )
}

function CodeStep({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const { codeTitle, codeHint, code: label, codeIncorrect, submit } = useAccessText().login
  const [code, setCode] = useState('')
  const { isBusy, error, message, attempt } = useAttempt(() => onCode(code))
  const isWrong = error instanceof ApiError && [401, 422].includes(error.status)
  return (
    <ResetFrame title={codeTitle} text={codeHint}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void attempt()
        }}
      >
        {message && (
          <Alert color="red" role="alert" mb="md">
            {isWrong ? codeIncorrect : message}
          </Alert>
        )}
        <TextInput
          label={label}
          size="md"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoFocus
        />
        <Button type="submit" size="md" mt="md" loading={isBusy} fullWidth>
          {submit}
        </Button>
      </form>
    </ResetFrame>
  )
}
