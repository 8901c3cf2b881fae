import type { createBrowserRouter } from 'react-router'
import { noteReturn, sweepDrafts, takeReturn } from '#kit/web/drafts.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { forgetLabels } from '#kit/web/form/chosen-labels.ts'
import { kitText } from '#kit/web/i18n/kit-text.ts'
import { currentLanguage } from '#kit/web/i18n/language.ts'
import { queryClient } from '#kit/web/query.ts'
import { currentSession, onSessionChange } from '#kit/web/session.ts'

/** Longer than a plain success: it asks for something. */
const READING_TIME = 8000

/**
 * When the session ends (sign-out, a 401, another tab) nothing of the former user may stay in memory, and the guard of
 * the screen in view is asked again: it leads to the sign-in, or from there to the start page, and back to where something was typed.
 */
export function followSession(router: ReturnType<typeof createBrowserRouter>): void {
  let session = currentSession()
  sweepDrafts()
  onSessionChange(() => {
    const former = session
    session = currentSession()
    if (session?.token === former?.token) return
    if (!session) noteReturn(former)
    sweepDrafts()
    queryClient.clear()
    forgetLabels()
    void router.revalidate().then(welcomeBack)
  })
}

/** The way back was gone; where something was typed in a dialog, the person opens it again. */
async function welcomeBack(): Promise<void> {
  if (!currentSession() || !takeReturn()) return
  const { form } = await kitText.load(currentLanguage())
  void toastSuccess(form.keptInDialog, READING_TIME)
}
