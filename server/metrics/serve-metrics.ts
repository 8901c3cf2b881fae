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
  /** Folder of the embedded database, whose free space is told. */
  dataDir?: string | undefined
  /** Opens the metrics to other machines, as a bearer token; without it only this machine reads them. */
  token?: string | undefined
}

/** `/metrics` in the text form of Prometheus. Call it before the routes are added, so that their requests are measured. */
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

/** What proxies add to a request, one or the other. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** With the token, or from this machine itself and not through a proxy on it. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ')
  if (token && scheme?.toLowerCase() === 'bearer') return isSame(given, token)
  const isForwarded = PROXY_HEADERS.some((name) => request.headers[name] !== undefined)
  return !isForwarded && isLoopback(request.raw.socket.remoteAddress ?? '')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
