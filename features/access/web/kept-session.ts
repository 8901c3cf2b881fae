import { call } from '#kit/web/client.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { currentSession, type Session, setSession } from '#kit/web/session.ts'
import type * as contract from '../contract/sign-in.ts'
import { finishSignOut } from './sign-out.ts'

const me = routeHead<typeof contract.me>({ method: 'GET', path: '/auth/me', access: 'session' })

/** The part of the answer about the signed-in user that the device stores. */
export function sessionOf(about: contract.AuthUser): Session {
  const { user, roleUser: roles, permissionUsers: permissions, entered } = about
  return {
    id: about.session_id,
    user,
    roles,
    permissions,
    entered: entered && {
      companyName: entered.company_name,
      reason: entered.reason,
      until: Date.now() + entered.seconds_left * 1000,
    },
  }
}

/** Stores the server's answer about the current session; nothing if it has ended or changed in the meantime. */
export async function refreshSession(): Promise<void> {
  void finishSignOut()
  const id = currentSession()?.id
  if (!id) return
  const about = await call(me).then(
    ({ data }) => data,
    () => null,
  )
  if (about && currentSession()?.id === id) setSession(sessionOf(about))
}
