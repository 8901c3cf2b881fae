import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Tx } from '#kit/database/database.ts'

export interface JobContext {
  db: Database
  log: Logger
  jobs: Jobs
  /** Aborted when the server stops: a handler then ends at its next safe point and runs again later. */
  signal: AbortSignal
}

/**
 * A kind of background work. The handler must be idempotent: after a crash it runs again with the same data.
 * It throws only what may pass by itself (a lost database); what will not is its own to record.
 */
export interface Job<Data extends object = object> {
  name: string
  run: (data: Data, context: JobContext) => Promise<void>
  /** Nobody asks for it: it runs once a day, over any number of processes. */
  isDaily?: true
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}

export interface Jobs {
  /** Queues work in the caller's transaction: it exists when the transaction commits and not before. */
  send: <Data extends object>(tx: Tx, job: Job<Data>, data: Data) => Promise<void>
  stop: () => Promise<void>
}

/** A lost heartbeat of this many seconds gives the job to another process; pg-boss takes no less than 10. */
const HEARTBEAT_SECONDS = 10
const DAY_SECONDS = 24 * 3600
const HOUR_MS = 3_600_000
const RETRIES = 1000
const QUEUE_OPTIONS = {
  retryLimit: RETRIES,
  retryDelay: 1,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
}

/** Starts the queue and its workers. The schema of the queue comes with the migrations; this role cannot create it. */
export async function startJobs(db: Database, jobs: readonly Job<never>[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    ...db.appConnection,
    max: 4,
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error: Error) => log.warn({ err: error }, 'job queue'))
  await boss.start()
  const stopping = new AbortController()
  let askAgain: NodeJS.Timeout | undefined
  const known: Jobs = {
    async send(tx, job, data) {
      const within = {
        executeSql: async (text: string, values?: unknown[]) => ({
          rows: await tx.query(text, values ?? []),
        }),
      }
      await boss.send(job.name, data, { db: within })
    },
    async stop() {
      stopping.abort()
      clearInterval(askAgain)
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
  for (const job of jobs) await startWorker(boss, job, { db, log, jobs: known, signal: stopping.signal })
  await askDaily(boss, jobs)
  const ask = () => askDaily(boss, jobs).catch((error) => log.warn({ err: error }, 'daily work'))
  askAgain = setInterval(ask, HOUR_MS).unref()
  return known
}

/** The queue takes each once a day: whoever asks again, after an hour or a new start, is not heard. */
async function askDaily(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  for (const job of jobs.filter(({ isDaily }) => isDaily))
    await boss.send(job.name, {}, { singletonSeconds: DAY_SECONDS })
}

async function startWorker(boss: PgBoss, job: Job<never>, context: JobContext): Promise<void> {
  await boss.createQueue(job.name, QUEUE_OPTIONS)
  const options = {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    localConcurrency: 2,
    heartbeatRefreshSeconds: 3,
  }
  await boss.work(job.name, options, async ([taken]) => {
    if (!taken) return
    const log = context.log.child({ job: job.name, jobId: taken.id })
    log.info('job starts')
    await job.run(taken.data as never, { ...context, log })
    log.info('job done')
  })
}
