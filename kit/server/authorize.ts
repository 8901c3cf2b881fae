import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { requirePermission } from './permit.ts'
import { type HttpLimits, limitBodyTime } from './request-limits.ts'
import type { Session } from './session.ts'
import { sessionCookie, sessionOfPage } from './session-cookie.ts'

/** The session of a token; null if it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Session | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null if the caller is not signed in. */
    session: Session | null
  }
}

/** Largest length of a path with its query, in characters. The longest of the screens have about 1,000. */
const LONGEST_ADDRESS = 8000

/**
 * Refuses requests before their body is read: addresses that are too long (414), requests without a route
 * (404), and compressed bodies (415), because a small compressed body can be large.
 */
export function refuseBeforeBody(app: FastifyInstance): void {
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.url.length > LONGEST_ADDRESS) throw new AppError('address_too_long')
    if (request.is404 && !isRead) throw new AppError('not_found')
    const encoding = request.headers['content-encoding']
    if (encoding && encoding !== 'identity') throw new AppError('unsupported_media_type')
  })
}

/** Checks the session and its permissions before the body is read. Throws like `requirePermission`. */
export function authorizeFor(
  route: RouteSpec,
  authenticate: Authenticate,
  limits: HttpLimits,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const liftLimit = limitBodyTime(request, limits.bodySeconds)
    request.session = await sessionOf(request, authenticate)
    requirePermission(request.session, route.access)
    if (route.upload) liftLimit()
  }
}

/** Reads the session: programs send a bearer token, browsers a cookie. */
async function sessionOf(request: FastifyRequest, authenticate: Authenticate): Promise<Session | null> {
  const { authorization } = request.headers
  if (authorization === undefined) return sessionOfBrowser(request, authenticate)
  const [scheme, token] = authorization.split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  return authenticate(token)
}

/** If another tab has signed in with another account, a page with the previous session must not act in the new session. */
async function sessionOfBrowser(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | null> {
  const [token, pageSession] = [sessionCookie(request), sessionOfPage(request)]
  if (!token || !pageSession) return null
  const session = await authenticate(token)
  return String(session?.id) === pageSession ? session : null
}
