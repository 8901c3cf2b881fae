import type { createBrowserRouter } from 'react-router'
import { noteReturn, returnPath, sweepDrafts, takeReturn } from '#kit/web/drafts.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { forgetLabels } from '#kit/web/form/chosen-labels.ts'
import { kitText } from '#kit/web/i18n/kit-text.ts'
import { currentLanguage } from '#kit/web/i18n/language.ts'
import { currentSession, onSessionChange } from '#kit/web/session.ts'

/** Longer than a plain success: it asks for something. */
const READING_TIME = 8000

/**
 * Where a session ends with something typed, the way back is noted for the same account; what another account typed, or was
 * signed out of, is thrown away. The guard of the sign-in leads back.
 */
export function followDrafts(router: ReturnType<typeof createBrowserRouter>): void {
  let session = currentSession()
  sweepDrafts()
  onSessionChange(() => {
    const former = session
    session = currentSession()
    if (!session) noteReturn(former)
    sweepDrafts()
    if (session?.user.id !== former?.user.id) forgetLabels()
  })
  router.subscribe(({ location, navigation }) => {
    if (!session || navigation.state !== 'idle') return
    if (returnPath(session) === location.pathname + location.search) void welcomeBack()
  })
}

/** Gone back to where something was typed; in a dialog, the person opens it again. */
async function welcomeBack(): Promise<void> {
  if (!takeReturn()) return
  const { form } = await kitText.load(currentLanguage())
  void toastSuccess(form.keptInDialog, READING_TIME)
}
