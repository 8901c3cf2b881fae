import type { createBrowserRouter } from 'react-router'
import { refreshSession } from '#features/access/web/first.ts'
import { discardUnsaved } from '#kit/web/feedback/unsaved.ts'
import { forgetAnswers } from '#kit/web/kept-answers.ts'
import { href } from '#kit/web/navigation.ts'
import { queryClient } from '#kit/web/query.ts'
import { currentSession, onSessionChange, type Session } from '#kit/web/session.ts'
import { landingPath } from './landing.ts'
import type { Route } from './route.ts'
import { forgetRecent } from './search/recent.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The entered company, if any: the same user with other permissions. */
const insideOf = (session: Session | null) => (session?.entered ? session.user.company_id : null)

/**
 * When the session ends (sign-out, a 401, another tab), no data of the previous user stays in memory, and the guard
 * of the current screen runs again: it redirects to the sign-in, or from there to the start page. After entering or
 * leaving a company, every tab opens the start page of the other side.
 */
export function followSession(router: Router): void {
  let id = currentSession()?.id
  let inside = insideOf(currentSession())
  onSessionChange(() => {
    const session = currentSession()
    const before = { id, inside }
    id = session?.id
    inside = insideOf(session)
    if (id === before.id && inside === before.inside) return
    queryClient.clear()
    forgetAnswers()
    // Names of people of a company are not shown outside it.
    forgetRecent()
    if (session && id === before.id) void changeSide(router, session)
    else void router.revalidate()
  })
  // What has changed since the device stored it: roles, the special menus, an entry that another device ended.
  void refreshSession()
}

/** A public page can stay open. */
async function changeSide(router: Router, session: Session): Promise<void> {
  // What was typed belongs to the other side.
  discardUnsaved()
  const route = router.state.matches.at(-1)?.route.handle as Route | undefined
  if (route?.guard === 'public') return router.revalidate()
  await router.navigate(session.entered ? landingPath(session) : href('company.index'))
}
