import { availableParallelism } from 'node:os'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Tx } from '#kit/database/database.ts'
import { KEEP_ALIVE } from '#kit/database/pools.ts'

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
  /** Keeps a processor busy for seconds: a served process runs it in a thread of its own, of lower priority. */
  isHeavy?: true
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
/** The queue's own statements are short; a connection that is silent for so long is given up. */
const QUERY_MILLISECONDS = 60_000
const RETRIES = 1000
/** Heavy jobs of a kind at once. One keeps a processor busy, here or in the database: another is left to the calls. */
const HEAVY_JOBS = Math.min(2, Math.max(1, availableParallelism() - 1))
const QUEUE_OPTIONS = {
  retryLimit: RETRIES,
  retryDelay: 1,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
}

/** A queue that takes jobs from now on, and works on them once `startWorkers` is called. */
export interface OpenJobs extends Jobs {
  startWorkers: () => Promise<void>
}

/** Opens the queue and starts its workers. */
export async function startJobs(db: Database, jobs: readonly Job<never>[], log: Logger): Promise<Jobs> {
  const open = await openJobs(db, jobs, log)
  await open.startWorkers()
  return open
}

/** Opens the queue, whose schema comes with the migrations; this role cannot create it. Works on those jobs only that `isOwn` names. */
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
  let askAgain: NodeJS.Timeout | undefined
  const known: OpenJobs = {
    async send(tx, job, data) {
      const within = {
        executeSql: async (text: string, values?: unknown[]) => ({
          rows: await tx.unknownRows(text, values),
        }),
      }
      await boss.send(job.name, data, { db: within })
    },
    async stop() {
      stopping.abort()
      clearInterval(askAgain)
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
    async startWorkers() {
      for (const job of jobs.filter(isOwn))
        await startWorker(boss, job, { db, log, jobs: known, signal: stopping.signal })
      await askDaily(boss, jobs)
      const ask = () => askDaily(boss, jobs).catch((error) => log.warn({ err: error }, 'daily work'))
      askAgain = setInterval(ask, HOUR_MS).unref()
    },
  }
  return known
}

/** The queue takes each once a day: whoever asks again, after an hour or a new start, is not heard. */
async function askDaily(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  for (const job of jobs.filter(({ isDaily }) => isDaily))
    await boss.send(job.name, {}, { singletonSeconds: DAY_SECONDS })
}

/** The numbers in a job's data: whose work it is, and on which record. */
const subjectOf = (data: unknown) =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => typeof value === 'number'))

async function startWorker(boss: PgBoss, job: Job<never>, context: JobContext): Promise<void> {
  const options = {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    localConcurrency: job.isHeavy ? HEAVY_JOBS : 2,
    heartbeatRefreshSeconds: 3,
  }
  await boss.work(job.name, options, async ([taken]) => {
    if (!taken) return
    const log = context.log.child({ job: job.name, jobId: taken.id, ...subjectOf(taken.data) })
    log.info('job starts')
    try {
      await job.run(taken.data as never, { ...context, log })
    } catch (error) {
      if (!context.signal.aborted) log.warn({ err: error }, 'job failed and will be tried again')
      throw error
    }
    log.info('job done')
  })
}
