import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
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
import { answerWriter } from './write-answer.ts'

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
    config: { path: `/api${route.path}`, isEvents: route.stream?.isEvents ?? false },
    // A HEAD request would open the events and never read them.
    ...(route.stream?.isEvents && { exposeHeadRoute: false, compress: false }),
    onRequest: authorizeFor(route, options.authenticate, { ...HTTP_LIMITS, ...options.limits }),
    ...(route.answer && {
      schema: { response: { 200: route.answer } },
      serializerCompiler: ({ schema }) => answerWriter(schema as unknown as z.ZodType),
    }),
    handler: (request, reply) => runEndpoint(endpoint, request, reply, options),
  })
}
