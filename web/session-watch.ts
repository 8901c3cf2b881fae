import type { createBrowserRouter } from 'react-router'
import { refreshSession } from '#features/access/web/first.ts'
import { href } from '#kit/web/navigation.ts'
import { queryClient } from '#kit/web/query.ts'
import { currentSession, onSessionChange, type Session } from '#kit/web/session.ts'
import { landingPath } from './landing.ts'
import type { Route } from './route.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The company that was entered, if any: the same person with other rights. */
const insideOf = (session: Session | null) => (session?.entered ? session.user.company_id : null)

/**
 * When the session ends (sign-out, a 401, another tab) nothing of the former user may stay in memory, and the guard of
 * the screen in view is asked again: it leads to the sign-in, or from there to the start page. Whoever enters a company or leaves it
 * begins on the other side, in every tab.
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
    if (session && id === before.id) void changeSide(router, session)
    else void router.revalidate()
  })
  // What was changed since the device kept it: roles, the special menus, an entry that another device ended.
  void refreshSession()
}

/** A page that is open to everybody may stay in view. */
async function changeSide(router: Router, session: Session): Promise<void> {
  const route = router.state.matches.at(-1)?.route.handle as Route | undefined
  if (route?.guard === 'public') return router.revalidate()
  await router.navigate(session.entered ? landingPath(session) : href('company.index'))
}
