import pino from 'pino'
import type { ConnectionConfig } from '#kit/database/connection.ts'
import { connectDatabase, type Database } from '#kit/database/database.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { answerOrders } from './child.ts'
import { watchEventLoop } from './event-loop-delay.ts'
import { peakMegabytes } from './peak-memory.ts'

/** With an owner: start the server. Without: report the measurements. */
export type ServerOrder = { owner?: ConnectionConfig; screens?: string }
/**
 * `peak`: peak memory since the start in MB; `blocked`: longest blocking of the event loop since the last order
 * in milliseconds.
 */
export type ServerNews = { url: string; peak: number; blocked: number }

const blocked = watchEventLoop()
let running: { db: Database; server: RunningServer } | undefined

async function work({ owner, screens }: ServerOrder): Promise<ServerNews> {
  if (owner) {
    const db = connectDatabase(owner)
    const log = pino({ level: 'error' })
    const server = await startServer({ db, log, host: '127.0.0.1', port: 0, ...(screens ? { screens } : {}) })
    running = { db, server }
  }
  return { url: running?.server.url ?? '', peak: peakMegabytes(), blocked: blocked() }
}

answerOrders(work, async () => {
  await running?.server.stop()
  await running?.db.close()
})
