import { redirect } from 'react-router'
import { mayUse } from '#kit/web/access.ts'
import { href } from '#kit/web/navigation.ts'
import { currentSession, type Session } from '#kit/web/session.ts'
import { landingPath } from './landing.ts'
import type { Route } from './route.ts'

/** The server refuses all other calls until the password is changed or the second factor is set up. */
export const mustFirst = ({ user }: Session): boolean =>
  user.status_change_password || user.must_set_up_factor === true

/** Decides before a screen is loaded: allow it, or redirect to the sign-in, to the own start page, or to "access denied". */
export function guard(route: Route): null {
  const session = currentSession()
  if (route.guard === 'public') return null
  if (route.guard === 'guest') {
    if (session) throw redirect(landingPath(session))
    return null
  }
  if (!session) throw redirect(href('Login'))
  // The server refuses all other calls until then.
  if (session.user.status_change_password) throw redirect(href('changePassword'))
  if (session.user.must_set_up_factor) throw redirect(href('second.factor'))
  if (!mayUse(session, route.needs)) throw redirect(href('access.denied'))
  return null
}
