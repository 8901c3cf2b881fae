import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'
import { ChampaBranch } from './ChampaBranch.tsx'
import classes from './LoginScreen.module.css'
import { useAccessText } from './sign-in-text.ts'
import { useLogin } from './use-login.ts'
import { usePreparation } from './use-preparation.ts'

/* Few users have a second factor; its form is loaded only for them. */
const PreparationNotice = lazyPart(() => import('./PreparationNotice.tsx'))
const SecondFactorForm = lazyPart(() => import('./SecondFactorForm.tsx'))

/** The sign-in form: Enter moves from the user name to the password and then signs in. */
export default function LoginScreen() {
  const text = useAccessText().login
  const { signIn, sendCode, asksForCode, startAgain, isBusy, message } = useLogin()
  const preparation = usePreparation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && !preparation) void signIn(email, password)
  }

  const problem = (
    <div aria-live="assertive">
      {message && (
        <Alert color="red" variant="light" className={classes.error ?? ''} role="alert">
          {message}
        </Alert>
      )}
    </div>
  )

  return (
    <div className={classes.page}>
      <section className={classes.picture} aria-hidden="true">
        <ChampaBranch />
        <p className={classes.name}>Champa</p>
        <p>{text.intro}</p>
      </section>
      <section className={classes.side}>
        <div className={classes.top}>
          <LanguageSwitch label={text.language} />
        </div>
        {asksForCode ? (
          <Suspense>
            <SecondFactorForm onCode={sendCode} onBack={startAgain} isBusy={isBusy}>
              {problem}
            </SecondFactorForm>
          </Suspense>
        ) : (
          <form className={classes.form} onSubmit={submit} noValidate>
            <Stack gap="md">
              <div>
                <img src="/champa.svg" alt="" width={52} height={52} className={classes.mark} />
                <Title order={1}>{text.title}</Title>
                <Text c="dimmed" hiddenFrom="md">
                  {text.intro}
                </Text>
              </div>
              {preparation && (
                <Suspense>
                  <PreparationNotice
                    title={text.preparing}
                    percent={(preparation.done / preparation.total) * 100}
                  >
                    {text.progress(preparation.done, preparation.total)}
                  </PreparationNotice>
                </Suspense>
              )}
              {problem}
              <TextInput
                label={text.username}
                type="email"
                name="email"
                autoComplete="username"
                size="md"
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  passwordField.current?.focus()
                }}
                autoFocus
              />
              <PasswordInput
                ref={passwordField}
                label={text.password}
                name="password"
                autoComplete="current-password"
                size="md"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                visible={isShown}
                onVisibilityChange={setShown}
                visibilityToggleButtonProps={{ 'aria-label': isShown ? text.hide : text.show }}
              />
              <Button type="submit" size="md" loading={isBusy} disabled={preparation !== null} fullWidth>
                {text.submit}
              </Button>
              <Anchor component={Link} to={href('reset.password.index')} ta="center">
                {text.forgot}
              </Anchor>
            </Stack>
          </form>
        )}
        <Anchor
          component={Link}
          to={href('privacy.policy')}
          className={classes.foot ?? ''}
          c="dimmed"
          size="xs"
        >
          {text.privacy}
        </Anchor>
      </section>
    </div>
  )
}
