import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import { createHttpServer } from '#kit/server/http.ts'
import { type Jobs, startJobs } from '#kit/server/jobs.ts'
import { openApiDocument } from '#kit/server/openapi.ts'
import { serveScreens } from '#kit/server/static-files.ts'
import { allEndpoints, allJobs, authenticate } from './compose.ts'

export interface StartOptions {
  db: Database
  host: string
  /** 0 takes any free port. */
  port: number
  log: Logger
  /** Seals the secrets of second factors; without it there are none. */
  secretKey?: Buffer | null
  /** Addresses of proxies whose word about the caller is taken, besides this machine's own. */
  trustedProxies?: readonly string[]
  /** Folder of the built screens; without it only the calls are served. */
  screens?: string
}

export interface RunningServer {
  app: FastifyInstance
  jobs: Jobs
  url: string
  /** Takes no new calls, ends the open ones and the jobs at their next safe point. */
  stop: () => Promise<void>
}

/** Serves the product over an open, migrated and seeded database. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { db, log } = options
  const jobs = await startJobs(db, allJobs(), log)
  const endpoints = allEndpoints(db, options.secretKey)
  const app = await createHttpServer({
    db,
    jobs,
    endpoints,
    log,
    trustedProxies: options.trustedProxies ?? [],
    authenticate: (token) => authenticate(db, token),
  })
  const document = JSON.stringify(openApiDocument(endpoints.map((endpoint) => endpoint.route)))
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document))
  addHealth(app, db)
  if (options.screens) await serveScreens(app, options.screens)
  await app.listen({ host: options.host, port: options.port })
  const { port } = app.server.address() as AddressInfo
  const shown = options.host === '127.0.0.1' || options.host === '0.0.0.0' ? 'localhost' : options.host
  return {
    app,
    jobs,
    url: `http://${shown}:${port}`,
    stop: async () => {
      await app.close()
      await jobs.stop()
    },
  }
}

function addHealth(app: FastifyInstance, db: Database): void {
  const id = randomUUID()
  app.get('/health', () => ({ status: 'up', process: id }))
  app.get('/ready', async (_request, reply) => {
    try {
      await db.asProvider((tx) => tx.one('select 1 as ready'))
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'database unavailable' })
    }
  })
}
