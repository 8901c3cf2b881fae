import type { FastifyInstance } from 'fastify'
import type { Jobs } from '#kit/server/jobs.ts'

/** How long a request may still take after the stop, until its connection is cut. */
const PATIENCE_MS = 10_000

/**
 * Returns what stops a server: it takes no new calls, waits up to ten seconds for the calls under way, and meanwhile ends the jobs at
 * their next safe point. Call it before `listen`: answers given while the server stops close their connection, which a browser would
 * otherwise keep open for 72 seconds.
 */
export function prepareStop(app: FastifyInstance, jobs: Jobs): () => Promise<void> {
  let isStopping = false
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  return async () => {
    isStopping = true
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    try {
      await Promise.all([app.close(), jobs.stop()])
    } finally {
      clearTimeout(cut)
    }
  }
}
