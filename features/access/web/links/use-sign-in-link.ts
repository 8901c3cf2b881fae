import { useState } from 'react'
import type { AnswerOf } from '#kit/contract/route.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { call } from '#kit/web/client.ts'
import { forgetDrafts } from '#kit/web/drafts.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { useReplace } from '#kit/web/navigation.ts'
import { currentSession, setSession } from '#kit/web/session.ts'
import { loginWithSecondFactor } from '../../contract/sign-in.ts'
import { signInByLink } from '../../contract/sign-in-link.ts'
import { sessionOf } from '../kept-session.ts'
import { useAccessText } from '../sign-in-text.ts'

type Answer = AnswerOf<typeof signInByLink>
type Asked = Extract<Answer, { password_asked: object }>['password_asked']

export type LinkStep =
  | { name: 'start' }
  | { name: 'password'; of: Asked }
  | { name: 'code'; handle: string }
  | { name: 'void' }

interface Link {
  token: string
  user_id: string
}

/** Sign-in with a mailed link. Nothing is sent before a button is pressed, because programs that scan mail also open links. */
export function useSignInLink(link: Link) {
  const { success } = useAccessText().login
  const replace = useReplace()
  const [step, setStep] = useState<LinkStep>({ name: 'start' })

  async function follow(answer: Answer): Promise<void> {
    if ('password_asked' in answer) return setStep({ name: 'password', of: answer.password_asked })
    if ('second_factor' in answer) return setStep({ name: 'code', handle: answer.second_factor })
    // Another user was signed in on this device: the server has ended their session, and the device deletes their drafts.
    if (currentSession()) forgetDrafts()
    setSession(sessionOf(answer.authUser))
    void toastSuccess(success)
    replace('Login')
  }

  async function open(password?: { new_password: string; confirm_password: string }): Promise<void> {
    try {
      await follow(await call(signInByLink, { body: { ...link, ...password } }))
    } catch (thrown) {
      if (!(thrown instanceof ApiError && thrown.code === 'link_void')) throw thrown
      setStep({ name: 'void' })
    }
  }

  const sendCode = async (second_factor: string, code: string) =>
    follow(await call(loginWithSecondFactor, { body: { second_factor, code } }))

  return { step, open, sendCode }
}
