import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Buckets in seconds, from one row to a large export. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Counts and times every request by its declared path, not by its address, which can contain secrets and has
 * unlimited values.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'champa_http_request_seconds',
    help: 'Time from the head of a request to the end of its answer, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'champa_http_refusals_total',
    help: 'Answers 401, 403 and 429, by route: failed sign-ins, missing permissions, limits.',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config.path ?? request.routeOptions.url ?? 'none'
    const status = String(reply.statusCode)
    // Streams of events last for hours: they would hide slow calls.
    if (request.routeOptions.config.isEvents && status === '200') return
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    if (['401', '403', '429'].includes(status)) refusals.inc({ route, status })
  })
}
