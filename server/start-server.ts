import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { startCourier } from '#features/notices/server/index.ts'
import { CALL_LIMITS, type Database } from '#kit/database/database.ts'
import { openNewsHub } from '#kit/server/events/news-hub.ts'
import type { Files } from '#kit/server/files/file-store.ts'
import { serveFixedAnswer } from '#kit/server/fixed-answer.ts'
import { createHttpServer } from '#kit/server/http.ts'
import { type Jobs, openJobs } from '#kit/server/jobs.ts'
import { serveScreens } from '#kit/server/static-files.ts'
import { allEndpoints, allJobs, authenticate, mailLinks } from './compose.ts'
import { addHealth } from './health.ts'
import { type HeavyThread, startHeavyThread } from './heavy-work/heavy-thread.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { readOpenApiText } from './openapi-text.ts'
import { prepareStop } from './process/stop-serving.ts'
import { addressOf, serveDevices } from './serve-devices.ts'

export interface StartOptions {
  db: Database
  host: string
  /** 0 selects any free port. */
  port: number
  log: Logger
  /** A second port, without TLS and with nothing but the doors of terminals; 0 selects any free port. */
  devicePort?: number | undefined
  /** Encrypts the secrets of second factors; without it second factors are not available. */
  secretKey?: Buffer | null
  /** The storage of uploaded files; without it files cannot be uploaded for records. */
  files?: Files
  /** Addresses of trusted proxies besides this machine. */
  trustedProxies?: readonly string[]
  /** Folder of the embedded database, whose free disk space is monitored. */
  dataDir?: string | undefined
  /** Parses each answer by its route's schema: for tests and development. */
  checkAnswers?: boolean
  /** Token for `/metrics` from other machines. */
  metricsToken?: string | undefined
  /** Folder of the built screens; without it only calls are served. */
  screens?: string
}

export interface RunningServer {
  app: FastifyInstance
  jobs: Jobs
  url: string
  /** The address of the port for terminals, if it has one of its own. */
  deviceUrl: string | undefined
  /** Accepts no new calls, finishes open calls, and stops jobs at their next safe point. */
  stop: () => Promise<void>
}

/** Serves the product over an open, migrated and seeded database. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { db, log } = options
  const jobs = await openJobs(db, allJobs(options.files), log, (job) => !job.isHeavy)
  const calls = db.withLimits(CALL_LIMITS)
  const news = await openNewsHub(db, log)
  const endpoints = allEndpoints(calls, options.secretKey, news)
  const app = await createHttpServer({
    db: calls,
    jobs,
    endpoints,
    log,
    files: options.files,
    trustedProxies: options.trustedProxies ?? [],
    authenticate: (token) => authenticate(calls, token),
    checkAnswers: options.checkAnswers ?? false,
    prepare: (server) => serveMetrics(server, { db, dataDir: options.dataDir, token: options.metricsToken }),
  })
  await serveFixedAnswer(app, {
    url: '/api/openapi.json',
    type: 'application/json',
    text: await readOpenApiText(),
  })
  addHealth(app, { db, dataDir: options.dataDir })
  const devices = await serveDevices(app, { ...options, db: calls })
  if (options.screens) await serveScreens(app, options.screens)
  let heavy: HeavyThread | undefined
  let stopCourier: (() => Promise<void>) | undefined
  const stopWork = () => Promise.all([jobs.stop(), heavy?.stop(), stopCourier?.(), devices.stop()])
  const allWork = { ...jobs, stop: async () => void (await stopWork()) }
  // Ends the streams of events, for which the server would wait.
  app.addHook('preClose', () => news.close())
  const stop = prepareStop(app, allWork)
  try {
    await app.listen({ host: options.host, port: options.port })
    await devices.listen()
    // After listening: a process that cannot listen must not take jobs that it would not finish.
    await jobs.startWorkers()
    heavy = startHeavyThread(db, log)
    stopCourier = startCourier({ db, jobs, news, secretKey: options.secretKey ?? null, log, mailLinks })
  } catch (error) {
    await stop()
    throw error
  }
  return { app, jobs, url: addressOf(app, options.host), stop, deviceUrl: devices.url() }
}
