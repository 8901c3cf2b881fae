import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { errorStatus } from '#kit/contract/error-register.ts'
import { clientAddress } from './client-address.ts'
import { toAppError } from './errors.ts'
import { newRequestId } from './request-id.ts'
import { HTTP_LIMITS, limitBodyTime, serverOptions } from './request-limits.ts'

/** The head of a request of a device, outside /api: without session, JSON and idempotency. */
export interface DeviceHead {
  method: 'GET' | 'POST'
  /** The path as sent, without the query. */
  path: string
  /** Values by names in small letters; a repeated name has several. */
  query: ReadonlyMap<string, readonly string[]>
  contentType: string
  address: string
  userAgent: string
  receivedAt: Date
}

export interface DeviceRequest extends DeviceHead {
  body: Buffer
}

/** An answer in plain text. */
export interface DeviceAnswer {
  status: number
  text: string
}

/** The addresses of devices of one kind. */
export interface DeviceDoor {
  /** Of the path, such as '/iclock'. */
  prefix: string
  /** The largest body, in bytes. */
  maxBytes: number
  /** The answer to a request that is refused before its body is read; null if it may go on. */
  refuse: (head: DeviceHead) => Promise<DeviceAnswer | null>
  answer: (request: DeviceRequest) => Promise<DeviceAnswer>
}

/** Devices have little memory for headers, and some accept no others. */
const SENT_HEADERS = new Set(['content-type', 'content-length', 'connection', 'date'])
const NO_BODY = Buffer.alloc(0)

/**
 * Answers requests of devices below the prefix, in plain text and uncompressed. An error is answered with its status and without text, so
 * that the device keeps its data and sends them again.
 */
export async function serveDeviceDoor(app: FastifyInstance, door: DeviceDoor, log: Logger): Promise<void> {
  await app.register(async (doors) => {
    doors.removeAllContentTypeParsers()
    doors.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    doors.setErrorHandler((thrown, request, reply) => {
      const { code, cause } = toAppError(thrown)
      const status = errorStatus(code)
      const line = { route: door.prefix, status, code, address: clientAddress(request) }
      if (status >= 500 && status !== 503) log.error({ ...line, err: cause }, 'request of a device failed')
      else log.info(line, 'request of a device refused')
      return reply.status(status).type('text/plain').send('')
    })
    doors.addHook('onRequest', async (request, reply) => {
      limitBodyTime(request, HTTP_LIMITS.bodySeconds)
      const refused = await door.refuse(deviceHead(request))
      return refused ? reply.status(refused.status).type('text/plain').send(refused.text) : undefined
    })
    doors.addHook('onSend', async (_request, reply) => {
      for (const name of Object.keys(reply.getHeaders()))
        if (!SENT_HEADERS.has(name)) reply.removeHeader(name)
    })
    doors.route({
      method: ['GET', 'POST'],
      url: `${door.prefix}/*`,
      bodyLimit: door.maxBytes,
      exposeHeadRoute: false,
      config: { path: `${door.prefix}/*` },
      ...{ compress: false },
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : NO_BODY
        const { status, text } = await door.answer({ ...deviceHead(request), body })
        return reply.status(status).type('text/plain').send(text)
      },
    })
  })
}

function deviceHead(request: FastifyRequest): DeviceHead {
  const query = new Map<string, string[]>()
  for (const [name, value] of Object.entries(request.query as Record<string, string | string[]>))
    query.set(name.toLowerCase(), [...(query.get(name.toLowerCase()) ?? []), ...[value].flat()])
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    path: request.url.split('?')[0] ?? '',
    query,
    contentType: request.headers['content-type'] ?? '',
    address: clientAddress(request),
    userAgent: request.headers['user-agent'] ?? '',
    receivedAt: new Date(),
  }
}

/** A server with only these doors, for a port of their own without TLS. The caller starts listening and closes it. */
export async function createDeviceServer(
  doors: readonly DeviceDoor[],
  { log, trustedProxies = [] }: { log: Logger; trustedProxies?: readonly string[] },
): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(HTTP_LIMITS),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: ['loopback', ...trustedProxies],
  }) as unknown as FastifyInstance
  app.server.maxConnections = HTTP_LIMITS.connections
  for (const door of doors) await serveDeviceDoor(app, door, log)
  app.setNotFoundHandler((_request, reply) => reply.status(404).type('text/plain').send(''))
  return app
}
