import { audit } from '#kit/server/audit.ts'
import { tellAccounts } from '#kit/server/events/news-hub.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { dropSessionCookie, sessionCookie } from '#kit/server/session-cookie.ts'
import { logout } from '../contract/sign-in.ts'
import { endEntries } from './entering/leave-company.ts'
import { closeSession } from './sessions.ts'

export const signOut = handle(logout, async (context) => {
  const { db, session, reply } = context
  await db.asProvider(async (tx) => {
    await endEntries(tx, { sessionId: session.id })
    await closeSession(tx, session.id)
    // Its live notices end at once.
    tellAccounts(tx, [session.accountId], session.companyId)
    // Inside a company the provider's user signs out, so the entry is in the provider's log.
    const companyId = session.entered ? null : session.companyId
    await audit(tx, companyId, actorOf(context), { action: 'sign-out', entity: 'session' })
  })
  if (sessionCookie(reply.request)) dropSessionCookie(reply)
  return { data: { signed_out: true as const } }
})
