import type { Logger } from 'pino'
import { isConnectionLoss } from '#kit/database/unavailable.ts'
import { watchParent } from './parent-process.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What a process does at its end, whenever the end is called for: also in the middle of its start. */
export interface Shutdown {
  /** Aborted when the process is to end. */
  readonly signal: AbortSignal
  /** Adds something to close. It may still be opening: the shutdown waits until it is open, and closes it then. */
  closing<T>(opening: Promise<T>, close: (opened: T) => Promise<void>): Promise<T>
  /** Closes everything, the latest first. */
  close(): Promise<void>
}

/**
 * From now on a signal, or the end of npm, closes everything that was added and ends the process with 0; a second signal ends it at
 * once with 1.
 */
export function prepareShutdown(log: Logger): Shutdown {
  const stopping = new AbortController()
  const steps: (() => Promise<void>)[] = []
  const shutdown: Shutdown = {
    signal: stopping.signal,
    closing(opening, close) {
      steps.unshift(async () => {
        const opened = await opening.then(
          (value) => ({ value }),
          () => null,
        )
        if (opened) await close(opened.value)
      })
      return opening
    },
    async close() {
      for (const step of steps.splice(0)) {
        try {
          await step()
        } catch (error) {
          log.error({ err: error }, 'stopping failed')
        }
      }
    },
  }
  const stop = async (reason: string) => {
    if (stopping.signal.aborted) {
      log.warn({ reason }, 'stopped at once')
      process.exit(1)
    }
    log.warn({ reason }, 'stopping')
    stopping.abort()
    await shutdown.close()
    log.warn('stopped')
    process.exit(0)
  }
  for (const name of SIGNALS) process.on(name, () => void stop(name))
  watchParent(() => void stop('npm has ended'))
  surviveLostConnections(log)
  return shutdown
}

/**
 * pg-boss takes the error listeners off a connection that it gives up (db.js, disconnect), so the connection's second error has no
 * listener and would end the process. The queue connects again by itself.
 */
function surviveLostConnections(log: Logger): void {
  process.on('uncaughtException', (error) => {
    if (isConnectionLoss(error)) {
      log.warn({ err: error }, 'a database connection was lost')
      return
    }
    log.fatal({ err: error }, 'uncaught exception')
    console.error(error)
    process.exit(1)
  })
}
