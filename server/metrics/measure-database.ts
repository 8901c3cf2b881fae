import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Database } from '#kit/database/database.ts'
import { freeBytes } from '../health.ts'

const JobCount = z.object({ name: z.string(), state: z.string(), count: z.number(), oldest: z.number() })

/** Waiting, running and permanently failed jobs; finished jobs are not counted. */
const JOBS = `
  select name, state::text as state, count(*)::int as count,
    greatest(0, extract(epoch from clock_timestamp() - min(created_on)))::float8 as oldest
  from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`

interface Watched {
  db: Database
  dataDir?: string | undefined
}

/** Connections, queue and disk, read when the metrics are requested. */
export function measureDatabase({ db, dataDir }: Watched, registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'champa_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { total, idle } = db.connections()
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'busy' }, total - idle)
    },
  })
  new Gauge({
    name: 'champa_database_waiting',
    help: 'Transactions that wait for a connection.',
    registers,
    collect() {
      this.set(db.connections().waiting)
    },
  })
  measureJobs(db, registers)
  if (!dataDir) return
  new Gauge({
    name: 'champa_disk_free_bytes',
    help: 'Free space of the disk that holds DATA_DIR.',
    registers,
    async collect() {
      this.set(await freeBytes(dataDir))
    },
  })
}

function measureJobs(db: Database, registers: Registry[]): void {
  let reading: Promise<z.infer<typeof JobCount>[]> | undefined
  // Both gauges are read together and share one query. Without the database the other metrics are still served.
  const readJobs = () => {
    reading ??= db
      .asProvider((tx) => tx.query(JobCount, JOBS))
      .catch(() => [])
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const labelNames = ['name', 'state'] as const
  new Gauge({
    name: 'champa_jobs',
    help: 'Jobs by name and state: created, retry, active, failed.',
    labelNames,
    registers,
    async collect() {
      const jobs = await readJobs()
      this.reset()
      for (const { name, state, count } of jobs) this.set({ name, state }, count)
    },
  })
  new Gauge({
    name: 'champa_job_oldest_seconds',
    help: 'Age of the oldest job by name and state.',
    labelNames,
    registers,
    async collect() {
      const jobs = await readJobs()
      this.reset()
      for (const { name, state, oldest } of jobs) this.set({ name, state }, oldest)
    },
  })
}
