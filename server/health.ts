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

/**
 * `/health`: the process is running. `/ready`: the database also accepts writes within two seconds; otherwise
 * 503 with the reason.
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  const { db, dataDir, readySeconds = 2 } = options
  const id = randomUUID()
  const quick = db.withLimits({ statementSeconds: readySeconds, patient: false })
  app.get('/health', () => ({ status: 'up', process: id }))
  app.get('/ready', async (_request, reply) => {
    const write = quick.asProvider((tx) => tx.execute(WRITE, [new Date()]))
    const reason = await reasonNotReady(write, dataDir, readySeconds)
    return reason ? reply.status(503).send({ status: reason }) : { status: 'ready' }
  })
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
