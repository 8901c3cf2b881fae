import type { Context, Endpoint } from '#kit/server/handler.ts'
import { sessionCookie, sessionOfPage, setSessionCookie } from '#kit/server/session-cookie.ts'
import { SignedIn } from '../contract/sign-in.ts'
import { endEntries } from './entering/leave-company.ts'
import { closeSession, longestSeconds, sessionOfToken } from './sessions.ts'

/** Wraps a sign-in call so that browsers get their session as a cookie, and programs as a bearer token in the answer. */
export function withCookie(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    run: async (context) => {
      const answer = await endpoint.run(context)
      const { data: signedIn } = SignedIn.safeParse(answer)
      const isPage = sessionOfPage(context.reply.request) !== null
      if (!signedIn?.access_token || !isPage) return answer
      await endFormerSession(context)
      const { access_token, authUser } = signedIn
      setSessionCookie(context.reply, access_token, longestSeconds(authUser.user.employee_id))
      return { authUser }
    },
  }
}

/** A browser has one session: the previous one could not be used or ended once its cookie is replaced. */
async function endFormerSession({ db, reply }: Context): Promise<void> {
  const token = sessionCookie(reply.request)
  if (!token) return
  await db.asProvider(async (tx) => {
    const sessionId = await sessionOfToken(tx, token)
    if (sessionId === null) return
    await endEntries(tx, { sessionId })
    await closeSession(tx, sessionId)
  })
}
