import { forgetDrafts } from '#kit/web/drafts.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { useReplace } from '#kit/web/navigation.ts'
import { setSession } from '#kit/web/session.ts'
import { useAccountText } from '../text.ts'

/** Specification 7: the message is shown after 300 ms for 3 seconds. */
const SUCCESS_DELAY = 300

/** After a change the session is cleared, and the dashboard's guard leads to the sign-in (specification 4). */
export function usePasswordChanged(): () => void {
  const { changed } = useAccountText().password
  const replace = useReplace()
  return () => {
    setTimeout(() => void toastSuccess(changed), SUCCESS_DELAY)
    forgetDrafts()
    setSession(null)
    replace('Dashboard')
  }
}
