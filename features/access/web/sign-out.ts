import { call } from '#kit/web/client.ts'
import { forgetDrafts } from '#kit/web/drafts.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { currentSession, setSession } from '#kit/web/session.ts'
import { logout } from '../contract/sign-in.ts'

/** Specification 4: sign-out clears the device and leads to the sign-in whether or not the server call succeeds. */
export async function signOut(): Promise<void> {
  const told = currentSession() ? call(logout).catch(() => undefined) : undefined
  forgetDrafts()
  setSession(null)
  void toastSuccess('signedOut')
  await told
}
