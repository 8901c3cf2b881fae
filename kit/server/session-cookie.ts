import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_HEADER } from '#kit/contract/session-header.ts'

/*
 * The session of a browser is a cookie that no script reads and no other site sends. It counts only in calls of our own pages: they
 * name the session in a header, which another site could set only after asking this server, and it never allows that.
 */

const NAME = 'champa_session'

/** Over https the browser itself refuses a cookie of this name that another host or an unencrypted answer has set. */
const nameFor = (request: FastifyRequest) => (request.protocol === 'https' ? `__Host-${NAME}` : NAME)

/** Gives the browser its session. `seconds`: how long the browser keeps it; the server may end it earlier. */
export function giveSessionCookie(reply: FastifyReply, token: string, seconds: number): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  const name = nameFor(reply.request)
  reply.header(
    'set-cookie',
    `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}

export function dropSessionCookie(reply: FastifyReply): void {
  giveSessionCookie(reply, '', 0)
}

/** The token in the browser's cookie; null where it has none. */
export function sessionCookie(request: FastifyRequest): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === nameFor(request))?.[1] || null
}

/** The session that the calling page shows, as it names it; null for calls that no page of ours made. */
export function sessionOfPage(request: FastifyRequest): string | null {
  const name = request.headers[SESSION_HEADER]
  return typeof name === 'string' && name !== '' && isSameOrigin(request) ? name : null
}

/** What the browser says about the page that calls. Only over https and on the own machine does it send `Sec-Fetch-Site`. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === undefined || URL.parse(headers.origin)?.host === host
}
