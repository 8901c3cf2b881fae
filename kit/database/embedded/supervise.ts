import type { Log } from '../run-transaction.ts'
import type { Postmaster } from './postmaster.ts'
import { isRunning } from './running-process.ts'

const checkIntervalMs = 500
const longestPauseMs = 30_000

/**
 * Checks the server twice a second and restarts it if it has ended, with growing pauses between failed
 * attempts.
 */
export function supervise(
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  log: Log,
): { current(): Postmaster; stop(): Promise<void> } {
  let current = first
  let stopped = false
  let failures = 0
  let busy: Promise<void> = Promise.resolve()
  let timer = setTimeout(check, checkIntervalMs).unref()

  function check(): void {
    busy = isRunning(current.identity) ? Promise.resolve() : restartServer()
    busy.then(() => {
      const pause = failures ? Math.min(checkIntervalMs * 2 ** failures, longestPauseMs) : checkIntervalMs
      if (!stopped) timer = setTimeout(check, pause).unref()
    })
  }

  async function restartServer(): Promise<void> {
    log(`PostgreSQL (process ${current.pid}) has ended; restarting it`, undefined, 'warn')
    try {
      current = await restart()
      log(`PostgreSQL is running again (process ${current.pid})`, undefined, 'warn')
      failures = 0
    } catch (error) {
      failures += 1
      log('PostgreSQL could not be restarted', error)
    }
  }

  return {
    current: () => current,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await busy
    },
  }
}
