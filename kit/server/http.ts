import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { answerErrors } from './answer-errors.ts'
import { authorizeFor, refuseBeforeBody } from './authorize.ts'
import { withCheckedAnswers } from './check-answers.ts'
import { FileTurns } from './file-turns.ts'
import type { Endpoint } from './handler.ts'
import type { HttpOptions } from './http-options.ts'
import { protect, refuseUnreadable } from './protect.ts'
import { newRequestId } from './request-id.ts'
import { HTTP_LIMITS, maxBodyBytes, serverOptions } from './request-limits.ts'
import { runEndpoint, type SharedLimits } from './run-endpoint.ts'
import { UploadLimits } from './upload-limits.ts'

/** Creates the HTTP server of the calls. The caller starts listening, serves the screens and closes it. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const limits = { ...HTTP_LIMITS, ...options.limits }
  const app = Fastify({
    ...serverOptions(limits),
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: ['loopback', ...(options.trustedProxies ?? [])],
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseUnreadable,
  }) as unknown as FastifyInstance
  app.server.maxConnections = limits.connections
  await protect(app)
  answerErrors(app, options.log)
  options.prepare?.(app)
  refuseBeforeBody(app)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  app.removeContentTypeParser('text/plain')
  const shared = { ...options, turns: new FileTurns(), uploads: new UploadLimits() }
  await app.register(async (json) => {
    for (const endpoint of options.endpoints) if (!endpoint.route.upload) addRoute(json, endpoint, shared)
  })
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    await uploads.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 } })
    for (const endpoint of options.endpoints) if (endpoint.route.upload) addRoute(uploads, endpoint, shared)
  })
  const notFound = async () => {
    throw new AppError('not_found')
  }
  app.all('/api/*', { onRequest: notFound }, notFound)
  return app
}

function addRoute(app: FastifyInstance, declared: Endpoint, options: HttpOptions & SharedLimits): void {
  const endpoint = options.checkAnswers ? withCheckedAnswers(declared) : declared
  const { route } = endpoint
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    bodyLimit: maxBodyBytes(route),
    config: { path: `/api${route.path}` },
    onRequest: authorizeFor(route, options.authenticate, { ...HTTP_LIMITS, ...options.limits }),
    schema: responseSchema(route),
    handler: (request, reply) => runEndpoint(endpoint, request, reply, options),
  })
}

/**
 * The serializer writes only the declared fields of an answer, so that a column read by mistake is not sent.
 */
function responseSchema(route: RouteSpec): { response?: Record<number, unknown> } {
  if (!route.answer) return {}
  const schema = z.toJSONSchema(route.answer, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
  return { response: { 200: withoutClosedObjects(schema) } }
}

/**
 * Removes `additionalProperties: false`. The serializer omits undeclared properties anyway. But to choose
 * between an object and null it validates the object, and a closed object with an extra property would match
 * neither and fail.
 */
function withoutClosedObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutClosedObjects)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutClosedObjects(value)]))
}
