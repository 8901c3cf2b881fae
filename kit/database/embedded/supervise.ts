import type { Log } from '../run-transaction.ts'
import type { Postmaster } from './postmaster.ts'
import { isRunning } from './running-process.ts'

const lookEveryMs = 500
const longestPauseMs = 30_000

/** Looks after the server twice a second and starts it again when it died, with growing pauses while that fails. */
export function supervise(
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  log: Log,
): { current(): Postmaster; stop(): Promise<void> } {
  let current = first
  let stopped = false
  let failures = 0
  let busy: Promise<void> = Promise.resolve()
  let timer = setTimeout(look, lookEveryMs).unref()

  function look(): void {
    busy = isRunning(current.identity) ? Promise.resolve() : revive()
    busy.then(() => {
      const pause = failures ? Math.min(lookEveryMs * 2 ** failures, longestPauseMs) : lookEveryMs
      if (!stopped) timer = setTimeout(look, pause).unref()
    })
  }

  async function revive(): Promise<void> {
    log(`PostgreSQL (process ${current.pid}) has ended; starting it again`, undefined, 'warn')
    try {
      current = await restart()
      log(`PostgreSQL runs again (process ${current.pid})`, undefined, 'warn')
      failures = 0
    } catch (error) {
      failures += 1
      log('PostgreSQL could not be started again', error)
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
