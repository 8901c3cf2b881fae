import helmet from '@fastify/helmet'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, toAppError } from './errors.ts'
import { languageOf } from './request-language.ts'

/**
 * Only scripts and calls of this server. Inline styles are allowed, because components set styles on
 * elements.
 */
const CONTENT_POLICY = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
}
const YEAR_SECONDS = 365 * 24 * 3600
/** Of the browser's device features, Champa uses only the location. */
const DEVICE_POLICY =
  'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), bluetooth=()'

/**
 * Adds security headers to every answer, including files and errors. Over https it adds strict transport
 * security.
 */
export async function protect(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    hsts: false,
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', DEVICE_POLICY)
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  })
}

/** Answers 400 to an unreadable address, with security headers; such a request does not reach the hooks. */
export function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(Object.assign(error, { statusCode: 400 }))
  void reply
    .header('x-request-id', request.id)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('permissions-policy', DEVICE_POLICY)
    .status(400)
    .send(errorBody(appError, languageOf(request)))
}
