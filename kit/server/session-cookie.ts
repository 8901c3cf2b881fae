import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_HEADER } from '#kit/contract/session-header.ts'

/*
 * The session of a browser is a cookie that scripts cannot read and other sites cannot send. It is accepted
 * only in calls of this product's pages: they send the session id in a header, which another site could set
 * only with the permission of this server (CORS).
 */

const NAME = 'champa_session'

/**
 * Over https, browsers refuse a cookie with the `__Host-` prefix from another host or an unencrypted answer.
 */
const nameFor = (request: FastifyRequest) => (request.protocol === 'https' ? `__Host-${NAME}` : NAME)

/**
 * Sets the session cookie. `seconds`: how long the browser keeps it; the server can end the session earlier.
 */
export function setSessionCookie(reply: FastifyReply, token: string, seconds: number): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  const name = nameFor(reply.request)
  reply.header(
    'set-cookie',
    `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}

export function dropSessionCookie(reply: FastifyReply): void {
  setSessionCookie(reply, '', 0)
}

/** The token in the browser's cookie; null without a cookie. */
export function sessionCookie(request: FastifyRequest): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === nameFor(request))?.[1] || null
}

/** The session id of the calling page; null for calls that do not come from a page of this product. */
export function sessionOfPage(request: FastifyRequest): string | null {
  const name = request.headers[SESSION_HEADER]
  return typeof name === 'string' && name !== '' && isSameOrigin(request) ? name : null
}

/**
 * Whether the calling page has the same origin. Browsers send `Sec-Fetch-Site` only over https and for
 * localhost.
 */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === undefined || URL.parse(headers.origin)?.host === host
}
