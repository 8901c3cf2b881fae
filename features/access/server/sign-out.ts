import { handle } from '#kit/server/handler.ts'
import { logout } from '../contract/sign-in.ts'
import { endEntries } from './entering/leave-company.ts'
import { closeSession } from './sessions.ts'

export const signOut = handle(logout, async ({ db, session }) => {
  await db.asProvider(async (tx) => {
    await endEntries(tx, { sessionId: session.id })
    await closeSession(tx, session.id)
  })
  return { data: { signed_out: true as const } }
})
