import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'
import { eventCounters } from '#kit/server/event-counters.ts'
import { measureDatabase } from './measure-database.ts'
import { measureRequests } from './measure-requests.ts'

export interface MetricsOptions {
  db: Database
  /** Folder of the embedded database, whose free disk space is measured. */
  dataDir?: string | undefined
  /** The bearer token for other machines; without it only this machine can read the metrics. */
  token?: string | undefined
}

/**
 * `/metrics` in the text format of Prometheus. Call it before adding routes, so that their requests are
 * measured.
 */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureDatabase(
    { ...options, db: options.db.withLimits({ statementSeconds: 5, patient: false }) },
    registry,
  )
  new Gauge({
    name: 'champa_build_info',
    help: 'Always 1; the version is a label.',
    labelNames: ['version'] as const,
    registers: [registry],
  }).set({ version: productVersion() }, 1)
  for (const event of eventCounters())
    new Counter({
      name: event.name,
      help: event.help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(event.count)
      },
    })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, options.token)) throw new AppError('not_found')
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return registry.metrics()
  })
}

function productVersion(): string {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Headers that proxies add to requests. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Whether the caller may read the metrics: with the token, or from this machine without a proxy. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const [scheme, callerToken = ''] = (request.headers.authorization ?? '').split(' ')
  if (token && scheme?.toLowerCase() === 'bearer') return isSame(callerToken, token)
  const isForwarded = PROXY_HEADERS.some((name) => request.headers[name] !== undefined)
  return !isForwarded && isLoopback(request.raw.socket.remoteAddress ?? '')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
