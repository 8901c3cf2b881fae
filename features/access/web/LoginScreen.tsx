import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { REQUIRED } from '#kit/contract/field-messages.ts'
import { readDevice } from '#kit/web/device.ts'
import { LanguageSwitch } from '#kit/web/i18n/LanguageSwitch.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'
import classes from './LoginScreen.module.css'
import { useAccessText } from './sign-in-text.ts'
import { COMPANY_CODE, EMPLOYEE_NUMBER, useLogin } from './use-login.ts'
import { usePreparation } from './use-preparation.ts'

/* Phones do not show the drawing. */
const ChampaBranch = lazyPart(() => import('./ChampaBranch.tsx'))
const IS_WIDE = matchMedia('(min-width: 62em)').matches
/* Few users have a second factor; its form is loaded only for them. */
const PreparationNotice = lazyPart(() => import('./PreparationNotice.tsx'))
const SecondFactorForm = lazyPart(() => import('./SecondFactorForm.tsx'))

/** The sign-in form: Enter moves from the user name to the password and then signs in. */
export default function LoginScreen() {
  const text = useAccessText().login
  const language = useLanguage()
  /** Null: the user signs in with an email. The address is that of the code on a printed slip. */
  const [company, setCompany] = useState(
    () => new URLSearchParams(location.search).get('company') ?? readDevice(COMPANY_CODE),
  )
  const isNumber = company !== null
  const { signIn, sendCode, asksForCode, startAgain, isBusy, message } = useLogin(isNumber)
  const preparation = usePreparation()
  const [name, setName] = useState(
    () => (company === readDevice(COMPANY_CODE) && readDevice(EMPLOYEE_NUMBER)) || '',
  )
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  /** The user has tried to sign in: empty fields are marked. */
  const [isSent, setSent] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const isFilled = [name, password, company ?? name].every((value) => value.trim() !== '')
    if (isFilled && !isBusy && !preparation) void signIn(name, password, company)
  }
  const required = (value: string) => isSent && value.trim() === '' && REQUIRED[language]
  function changeWay() {
    setCompany(isNumber ? null : '')
    setName('')
    setSent(false)
  }

  const problem = (
    <div aria-live="assertive" className={classes.problem}>
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
        <Suspense>{IS_WIDE && <ChampaBranch />}</Suspense>
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
              {isNumber && (
                <TextInput
                  label={text.company}
                  name="company"
                  autoComplete="organization"
                  autoCapitalize="none"
                  size="md"
                  value={company}
                  error={required(company)}
                  onChange={(event) => setCompany(event.currentTarget.value)}
                />
              )}
              <TextInput
                label={isNumber ? text.number : text.username}
                type={isNumber ? 'text' : 'email'}
                name={isNumber ? 'number' : 'email'}
                autoComplete="username"
                size="md"
                value={name}
                error={required(name)}
                onChange={(event) => setName(event.currentTarget.value)}
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
                error={required(password)}
                onChange={(event) => setPassword(event.currentTarget.value)}
                visible={isShown}
                onVisibilityChange={setShown}
                visibilityToggleButtonProps={{ 'aria-label': isShown ? text.hide : text.show }}
              />
              <Button type="submit" size="md" loading={isBusy} disabled={preparation !== null} fullWidth>
                {text.submit}
              </Button>
              <Button variant="subtle" onClick={changeWay}>
                {isNumber ? text.byEmail : text.byNumber}
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
