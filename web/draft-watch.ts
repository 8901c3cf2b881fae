import type { createBrowserRouter } from 'react-router'
import { noteReturn, returnPath, sweepDrafts, takeReturn } from '#kit/web/drafts.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { forgetLabels } from '#kit/web/form/chosen-labels.ts'
import { kitText } from '#kit/web/i18n/kit-text.ts'
import { currentLanguage } from '#kit/web/i18n/language.ts'
import { currentSession, onSessionChange } from '#kit/web/session.ts'
import type { Route } from './route.ts'

/** Longer than a normal success message, because it requires an action. */
const READING_TIME = 8000

type Router = ReturnType<typeof createBrowserRouter>

/** The sign-in and the public pages. */
function isOpenToAll(router: Router): boolean {
  const route = router.state.matches.at(-1)?.route.handle as Route | undefined
  return route?.guard === 'public' || route?.guard === 'guest'
}

/**
 * If a session ends without a sign-out, its address is stored for the same account; drafts of other accounts, and those
 * before a sign-out, are deleted. The guard of the sign-in opens the address.
 */
export function followDrafts(router: Router): void {
  let session = currentSession()
  sweepDrafts()
  onSessionChange(() => {
    const former = session
    session = currentSession()
    if (!session) noteReturn(former, isOpenToAll(router))
    sweepDrafts()
    if (session?.user.id !== former?.user.id) forgetLabels()
  })
  router.subscribe(({ location, navigation }) => {
    if (!session || navigation.state !== 'idle') return
    if (returnPath(session) === location.pathname + location.search) void welcomeBack()
  })
}

/** Shown after returning to a page with a draft; the user opens dialogs again. */
async function welcomeBack(): Promise<void> {
  if (!takeReturn()) return
  const { form } = await kitText.load(currentLanguage())
  void toastSuccess(form.keptInDialog, READING_TIME)
}
