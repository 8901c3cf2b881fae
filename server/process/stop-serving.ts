import type { FastifyInstance } from 'fastify'
import type { Jobs } from '#kit/server/jobs.ts'

/** Time limit for running requests after the stop, before their connections are closed. */
const PATIENCE_MS = 10_000

/**
 * Returns a function that stops the server: it accepts no new calls, waits up to ten seconds for running calls,
 * and in the meantime stops jobs at their next safe point. Call it before `listen`: answers during the stop close
 * their connection, which a browser would otherwise keep open for 72 seconds.
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
