import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type pg from 'pg'

/** Other processes with work to do go first. */
export const LOW_PRIORITY = 10

/**
 * Lowers the priority of the PostgreSQL process that serves this connection, so that calls are answered first. Only
 * on Linux, with PostgreSQL on this machine and the necessary rights; otherwise it does nothing.
 */
export function lowerPriority(client: pg.PoolClient, { host, user }: { host: string; user: string }): void {
  const { processID } = client as unknown as { processID: number | null }
  if (process.platform !== 'linux' || !host.startsWith('/') || processID === null) return
  try {
    // Behind a socket of another container the process id would belong to another process.
    const title = readFileSync(`/proc/${processID}/cmdline`, 'utf8')
    if (!title.startsWith(`postgres: ${user} `)) return
    setPriority(processID, LOW_PRIORITY)
    // PostgreSQL gives each of its processes a session. Where the kernel groups by session, only the group's own priority counts (sched(7)).
    writeFileSync(`/proc/${processID}/autogroup`, String(LOW_PRIORITY))
  } catch {
    // The process has another owner, or the kernel does not group.
  }
}
