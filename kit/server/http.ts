import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { Database } from '#kit/database/database.ts'
import { errorBody, toAppError } from './errors.ts'
import type { Endpoint } from './handler.ts'
import type { Jobs } from './jobs.ts'
import { protect, refuseUnreadable } from './protect.ts'
import { languageOf } from './request-language.ts'
import { runEndpoint } from './run-endpoint.ts'
import type { Session } from './session.ts'

export interface HttpOptions {
  db: Database
  jobs: Jobs
  endpoints: readonly Endpoint[]
  /** Reads the bearer token; null where it is missing, unknown, expired or revoked. */
  authenticate: (token: string) => Promise<Session | null>
  log: Logger
  /** Addresses or networks of proxies whose word about the caller's address is taken; this machine's own always is. */
  trustedProxies?: readonly string[]
}

/** Builds the HTTP server of the calls; the caller listens, serves the screens and closes it. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2 * 1024 * 1024,
    trustProxy: ['loopback', ...(options.trustedProxies ?? [])],
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseUnreadable,
  }) as unknown as FastifyInstance
  await protect(app)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 } })
  app.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown)
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'call failed')
    return reply.status(error.status).send(errorBody(error, languageOf(request)))
  })
  for (const endpoint of options.endpoints) addRoute(app, endpoint, options)
  app.all('/api/*', () => {
    throw new AppError('not_found')
  })
  return app
}

function addRoute(app: FastifyInstance, endpoint: Endpoint, options: HttpOptions): void {
  const { route } = endpoint
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    ...(route.upload ? { bodyLimit: route.upload.maxBytes } : {}),
    schema: responseSchema(route),
    handler: (request, reply) => runEndpoint(endpoint, request, reply, options),
  })
}

/** The serializer writes only what the answer declares: a column that was read by mistake never leaves. */
function responseSchema(route: RouteSpec): { response?: Record<number, unknown> } {
  if (!route.answer) return {}
  const schema = z.toJSONSchema(route.answer, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
  return { response: { 200: withoutClosing(schema) } }
}

/**
 * The serializer leaves undeclared properties out by itself; but where it has to choose between an object and null it checks
 * the object, and a closed one with a property too many would be neither: an error instead of an answer.
 */
function withoutClosing(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutClosing)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutClosing(value)]))
}
