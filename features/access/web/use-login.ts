import { useEffect, useState } from 'react'
import { ApiError, errorText } from '#kit/web/api-error.ts'
import { call } from '#kit/web/client.ts'
import { writeDevice } from '#kit/web/device.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { setSession } from '#kit/web/session.ts'
import type * as contract from '../contract/sign-in.ts'
import { sessionOf } from './kept-session.ts'
import { useAccessText } from './sign-in-text.ts'

/** Specification 9: a sign-in error is shown for 3 seconds; the success message after 300 ms for 9 seconds. */
const ERROR_TIME = 3000
const SUCCESS_DELAY = 300
const SUCCESS_TIME = 9000

/** The code of the company with which somebody last signed in on this device. */
export const COMPANY_CODE = 'company'
/** The employee number of that sign-in. */
export const EMPLOYEE_NUMBER = 'employee-number'

/* The sign-in is part of the first load, therefore without the schemas. */
const login = routeHead<typeof contract.login>({ method: 'POST', path: '/auth/login', access: 'public' })
const loginWithSecondFactor = routeHead<typeof contract.loginWithSecondFactor>({
  method: 'POST',
  path: '/auth/second-factor/login',
  access: 'public',
})

/** Signs in, with an email or a number. With a session on the device, the guard of the sign-in page opens the start page of the main role. */
export function useLogin(isNumber: boolean) {
  const text = useAccessText().login
  const language = useLanguage()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  /** The password was correct and a code is required. */
  const [factor, setFactor] = useState<string>()

  useEffect(() => {
    if (error === undefined) return
    const timer = setTimeout(() => setError(undefined), ERROR_TIME)
    return () => clearTimeout(timer)
  }, [error])

  function begin({ authUser }: contract.SignedIn): void {
    setSession(sessionOf(authUser))
    setTimeout(() => void toastSuccess(text.success, SUCCESS_TIME), SUCCESS_DELAY)
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }

  /** `company`: the company's code, if `name` is a number instead of an email. */
  const signIn = (name: string, password: string, company: string | null) =>
    attempt(async () => {
      const who = company === null ? { email: name } : { company, number: name }
      const answer = await call(login, { body: { ...who, password } })
      writeDevice(COMPANY_CODE, company?.trim() ?? null)
      writeDevice(EMPLOYEE_NUMBER, company === null ? null : name.trim())
      if ('second_factor' in answer) setFactor(answer.second_factor)
      else begin(answer)
    })

  const sendCode = (code: string) =>
    attempt(async () => {
      begin(await call(loginWithSecondFactor, { body: { second_factor: factor ?? '', code } }))
    })

  function messageOf(thrown: unknown): string {
    // An empty field is refused with 422; for the user it is the same as a wrong one.
    const isRefused = thrown instanceof ApiError && [400, 401, 422].includes(thrown.status)
    if (!isRefused) return errorText(thrown, language)
    if (factor !== undefined) return text.codeIncorrect
    return isNumber ? text.numberIncorrect : text.incorrect
  }

  return {
    signIn,
    sendCode,
    isBusy,
    asksForCode: factor !== undefined,
    startAgain: () => setFactor(undefined),
    message: error === undefined ? undefined : messageOf(error),
  }
}
