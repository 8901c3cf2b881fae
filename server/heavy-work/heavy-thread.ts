import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Database, SharedDatabase } from '#kit/database/database.ts'

export interface HeavyOrder {
  database: SharedDatabase
  logLevel: string
}

export interface HeavyThread {
  /** Returns running work to the queue and ends the thread. */
  stop: () => Promise<void>
}

const RESTART_MILLISECONDS = 1000
const STOP_MILLISECONDS = 12_000

/**
 * Runs heavy jobs in a thread with a small pool and a lower priority, so that calls need not wait for them. A thread
 * that dies is restarted, and the queue assigns its work again. It ends with the process, however that ends. Until it
 * is ready, jobs wait in the queue.
 */
export function startHeavyThread(db: Database, log: Logger): HeavyThread {
  const order: HeavyOrder = { database: db.shared, logLevel: log.level }
  let isStopping = false
  let worker = startWorker(order, log)
  const restart = async () => {
    if (isStopping) return
    log.error('the thread for heavy work has ended and is restarted')
    await wait(RESTART_MILLISECONDS)
    if (isStopping) return
    worker = startWorker(order, log)
    worker.once('exit', restart)
  }
  worker.once('exit', restart)
  return {
    async stop() {
      isStopping = true
      const ended = once(worker, 'exit')
      if (worker.threadId === -1) return
      worker.postMessage('stop')
      const late = setTimeout(() => void worker.terminate(), STOP_MILLISECONDS)
      await ended
      clearTimeout(late)
    },
  }
}

function startWorker(workerData: HeavyOrder, log: Logger): Worker {
  const worker = new Worker(new URL('./heavy-work.worker.ts', import.meta.url), { workerData })
  worker.on('error', (error) => log.error({ err: error }, 'the thread for heavy work failed'))
  return worker
}
