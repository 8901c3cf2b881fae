import { handle } from '#kit/server/handler.ts'
import { dropSessionCookie, sessionCookie } from '#kit/server/session-cookie.ts'
import { logout } from '../contract/sign-in.ts'
import { endEntries } from './entering/leave-company.ts'
import { closeSession } from './sessions.ts'

export const signOut = handle(logout, async ({ db, session, reply }) => {
  await db.asProvider(async (tx) => {
    await endEntries(tx, { sessionId: session.id })
    await closeSession(tx, session.id)
  })
  if (sessionCookie(reply.request)) dropSessionCookie(reply)
  return { data: { signed_out: true as const } }
})
