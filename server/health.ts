import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#kit/database/database.ts'

export interface HealthOptions {
  db: Database
  /** The folder of the embedded database; absent with an external PostgreSQL. */
  dataDir?: string | undefined
  /** Time limit for a database write in seconds; default 2. */
  readySeconds?: number
}

/** PostgreSQL stops if it cannot create the next 16 MB of its log. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

const REASONS: Record<string, string> = { '53100': 'disk full', '57014': 'database too slow' }

const WRITE = `
  insert into installation_fact (key, value) values ('ready', to_jsonb($1::timestamptz))
  on conflict (key) do update set value = excluded.value`

/** Milliseconds for which an answer of `/ready` is given again. */
const READY_MS = 1000

/**
 * `/health`: the process is running. `/ready`: the database also accepts writes within two seconds; otherwise
 * 503 with the reason. Anybody may ask: requests at the same time and within a second share one write, so that
 * many of them do not make the server look unready.
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  const { db, dataDir, readySeconds = 2 } = options
  const id = randomUUID()
  const quick = db.withLimits({ statementSeconds: readySeconds, patient: false })
  app.get('/health', () => ({ status: 'up', process: id }))
  const check = () => {
    const write = quick.asProvider((tx) => tx.execute(WRITE, [new Date()]))
    return reasonNotReady(write, dataDir, readySeconds)
  }
  const readReason = sharedFor(READY_MS, check)
  app.get('/ready', async (_request, reply) => {
    const reason = await readReason()
    return reason ? reply.status(503).send({ status: reason }) : { status: 'ready' }
  })
}

/** Calls `read` again only when its last result came more than `milliseconds` ago. */
function sharedFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; until: number } | undefined
  return () => {
    if (last && performance.now() < last.until) return last.result
    const reading = { result: read(), until: Number.POSITIVE_INFINITY }
    const end = () => {
      reading.until = performance.now() + milliseconds
    }
    reading.result.then(end, end)
    last = reading
    return reading.result
  }
}

async function reasonNotReady(
  write: Promise<unknown>,
  dataDir: string | undefined,
  seconds: number,
): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(() => resolve('database too slow'), seconds * 1000)
  const written = write.then(
    () => null,
    (error) => REASONS[String((error as { code?: unknown }).code)] ?? 'database unavailable',
  )
  try {
    const reason = await Promise.race([written, late])
    if (reason === null && dataDir && (await freeBytes(dataDir)) < LEAST_FREE_BYTES) return 'disk full'
    return reason
  } finally {
    clearTimeout(timer)
  }
}

/** Free bytes of the folder's disk for ordinary users. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
