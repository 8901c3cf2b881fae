import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Tx } from '#kit/database/database.ts'
import { KEEP_ALIVE } from '#kit/database/pools.ts'

export interface JobContext {
  db: Database
  log: Logger
  jobs: Jobs
  /** Aborted when the server stops. The handler then stops at its next safe point and runs again later. */
  signal: AbortSignal
}

/**
 * A kind of background work. The handler must be idempotent: after a crash it runs again with the same data.
 * It throws only temporary errors (a lost database connection); it must record permanent errors itself.
 */
export interface Job<Data extends object = object> {
  name: string
  run: (data: Data, context: JobContext) => Promise<void>
  /** Runs automatically once a day, across all processes. */
  isDaily?: true
  /** Runs automatically once an hour, across all processes. */
  isHourly?: true
  /** Uses the processor for seconds: the server runs it in a separate thread of lower priority. */
  isHeavy?: true
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}

export interface Jobs {
  /** Queues work in the caller's transaction. The job exists only after the commit. */
  send: <Data extends object>(tx: Tx, job: Job<Data>, data: Data) => Promise<void>
  stop: () => Promise<void>
}

/** Seconds without a heartbeat after which another process gets the job; the minimum of pg-boss is 10. */
const HEARTBEAT_SECONDS = 10
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
const HOUR_MS = 3_600_000
/** The queue's statements are short. A connection without a response for this time is dropped. */
const QUERY_MILLISECONDS = 60_000
const RETRIES = 1000
const QUEUE_OPTIONS = {
  retryLimit: RETRIES,
  retryDelay: 1,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
}

/** A queue that accepts jobs. It runs them after `startWorkers` was called. */
export interface OpenJobs extends Jobs {
  startWorkers: () => Promise<void>
}

/** Opens the queue and starts its workers. */
export async function startJobs(db: Database, jobs: readonly Job<never>[], log: Logger): Promise<Jobs> {
  const open = await openJobs(db, jobs, log)
  await open.startWorkers()
  return open
}

/**
 * Opens the queue. Its schema is part of the migrations, because this role cannot create it. `isOwn` selects
 * the jobs that this process runs.
 */
export async function openJobs(
  db: Database,
  jobs: readonly Job<never>[],
  log: Logger,
  isOwn: (job: Job<never>) => boolean = () => true,
): Promise<OpenJobs> {
  const connection = { ...db.appConnection, ...KEEP_ALIVE, query_timeout: QUERY_MILLISECONDS }
  const boss = new PgBoss({
    ...connection,
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
  for (const job of jobs) await boss.createQueue(job.name, QUEUE_OPTIONS)
  const stopping = new AbortController()
  let repeatTimer: NodeJS.Timeout | undefined
  const openJobs: OpenJobs = {
    async send(tx, job, data) {
      const transaction = {
        executeSql: async (text: string, values?: unknown[]) => ({
          rows: await tx.unknownRows(text, values),
        }),
      }
      await boss.send(job.name, data, { db: transaction })
    },
    async stop() {
      stopping.abort()
      clearInterval(repeatTimer)
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
    async startWorkers() {
      for (const job of jobs.filter(isOwn))
        await startWorker(boss, job, { db, log, jobs: openJobs, signal: stopping.signal })
      await queueRepeatedJobs(boss, jobs)
      const queueAgain = () =>
        queueRepeatedJobs(boss, jobs).catch((error) => log.warn({ err: error }, 'repeated work'))
      repeatTimer = setInterval(queueAgain, HOUR_MS).unref()
    },
  }
  return openJobs
}

/**
 * Queues the daily and hourly jobs. pg-boss drops repeats within the day or the hour, so calling this every hour and at
 * every start is safe.
 */
async function queueRepeatedJobs(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  for (const { name, isDaily, isHourly } of jobs)
    if (isDaily || isHourly)
      await boss.send(name, {}, { singletonSeconds: isHourly ? HOUR_SECONDS : DAY_SECONDS })
}

/** The numbers in a job's data, for the log: the ids of company and record. */
const subjectOf = (data: unknown) =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => typeof value === 'number'))

async function startWorker(boss: PgBoss, job: Job<never>, context: JobContext): Promise<void> {
  const options = {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    localConcurrency: 2,
    heartbeatRefreshSeconds: 3,
  }
  await boss.work(job.name, options, async ([fetched]) => {
    if (!fetched) return
    const log = context.log.child({ job: job.name, jobId: fetched.id, ...subjectOf(fetched.data) })
    log.info('job starts')
    try {
      await job.run(fetched.data as never, { ...context, log })
    } catch (error) {
      if (!context.signal.aborted) log.warn({ err: error }, 'job failed and will be retried')
      throw error
    }
    log.info('job done')
  })
}
