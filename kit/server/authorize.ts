import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { requirePermission } from './permit.ts'
import { type HttpLimits, limitBodyTime } from './request-limits.ts'
import type { Session } from './session.ts'
import { sessionCookie, sessionOfPage } from './session-cookie.ts'

/** The session of a token; null where it is missing, unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Session | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null where nobody is signed in. */
    session: Session | null
  }
}

/** Characters of a path with its query. The longest that a screen makes are some 1,000. */
const LONGEST_ADDRESS = 8000

/**
 * Refuses requests before their body is read: too long an address (414), what no route takes (404), and packed bodies (415), since a
 * small packed body may be a large one.
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

/** Checks who calls and whether they may, before the body is read. Throws what `requirePermission` throws. */
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

/** Programs send a bearer token, browsers a cookie. */
async function sessionOf(request: FastifyRequest, authenticate: Authenticate): Promise<Session | null> {
  const { authorization } = request.headers
  if (authorization === undefined) return sessionOfBrowser(request, authenticate)
  const [scheme, token] = authorization.split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  return authenticate(token)
}

/** Where another tab has signed in as somebody else, a page that still shows the former session does nothing in the new one's name. */
async function sessionOfBrowser(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | null> {
  const [token, shownSession] = [sessionCookie(request), sessionOfPage(request)]
  if (!token || !shownSession) return null
  const session = await authenticate(token)
  return String(session?.id) === shownSession ? session : null
}
