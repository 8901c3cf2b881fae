import { SESSION_HEADER } from '#kit/contract/session-header.ts'
import { API } from '#kit/web/client.ts'
import { readDevice, writeDevice } from '#kit/web/device.ts'
import { forgetDrafts } from '#kit/web/drafts.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { currentSession, setSession } from '#kit/web/session.ts'

/** The number of a session that the server has not ended yet. */
const UNFINISHED = 'unfinished_sign_out'
const RETRY_MILLISECONDS = 10_000

/** Specification 4: sign-out clears the device and opens the sign-in whether or not the server call succeeds. */
export async function signOut(): Promise<void> {
  const session = currentSession()
  if (session) writeDevice(UNFINISHED, String(session.id))
  const finished = finishSignOut()
  forgetDrafts()
  setSession(null)
  void toastSuccess('signedOut')
  await finished
}

/**
 * Ends the session on the server, which also removes the cookie: a page cannot do that itself. Without a network it
 * is tried again when the network returns, every 10 seconds, and when the page is loaded next.
 */
export async function finishSignOut(): Promise<void> {
  const id = readDevice(UNFINISHED)
  if (id === null) return
  const headers = { [SESSION_HEADER]: id }
  const answer = await fetch(`${API}/auth/logout`, { method: 'POST', headers }).catch(() => null)
  // A 401: it has already ended.
  const isEnded = answer !== null && (answer.ok || answer.status === 401)
  if (!isEnded) retryLater()
  else if (readDevice(UNFINISHED) === id) writeDevice(UNFINISHED, null)
}

/** The event alone is not enough: the first call after it can still fail. */
function retryLater(): void {
  const waiting = new AbortController()
  const retry = () => {
    waiting.abort()
    clearTimeout(timer)
    void finishSignOut()
  }
  const timer = setTimeout(retry, RETRY_MILLISECONDS)
  window.addEventListener('online', retry, { signal: waiting.signal })
}
