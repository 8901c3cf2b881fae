import type { Logger } from 'pino'
import { isConnectionLoss } from '#kit/database/unavailable.ts'
import { watchParent } from './parent-process.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The shutdown of a process, which can happen at any time, also during the start. */
export interface Shutdown {
  /** Aborted when the process must end. */
  readonly signal: AbortSignal
  /** Adds a resource to close. If it is still opening, the shutdown waits until it is open. */
  closing<T>(opening: Promise<T>, close: (opened: T) => Promise<void>): Promise<T>
  /** Closes everything in reverse order. */
  close(): Promise<void>
}

/**
 * Installs the handlers: a signal, or the end of npm, closes all added resources and ends the process with exit
 * code 0; a second signal ends it immediately with 1.
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
 * pg-boss removes the error listeners of a connection that it drops (db.js, disconnect), so a second error of
 * the connection would end the process. The queue reconnects automatically.
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
