import helmet from '@fastify/helmet'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, toAppError } from './errors.ts'
import { languageOf } from './request-language.ts'

/** Scripts and calls of our own alone. Styles: the components set their own on elements. */
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
/** Of what a browser can give to a page, Champa asks for the place only. */
const DEVICE_POLICY =
  'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), bluetooth=()'

/** Security headers on every answer, files and errors too. Over https browsers are told to stay there. */
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

/** An address that cannot be read names nothing and never reaches the hooks: it gets an answer of ours all the same, a 400. */
export function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(Object.assign(error, { statusCode: 400 }))
  void reply
    .header('x-request-id', request.id)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .status(400)
    .send(errorBody(known, languageOf(request)))
}
