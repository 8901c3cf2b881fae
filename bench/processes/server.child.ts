import pino from 'pino'
import type { ConnectionConfig } from '#kit/database/connection.ts'
import { connectDatabase, type Database } from '#kit/database/database.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { answerOrders } from './child.ts'
import { peakMegabytes } from './peak-memory.ts'

/** With an owner: start. Without: how much memory it has taken so far. */
export type ServerOrder = { owner?: ConnectionConfig; screens?: string }
export type ServerNews = { url: string; peak: number }

let running: { db: Database; server: RunningServer } | undefined

async function work({ owner, screens }: ServerOrder): Promise<ServerNews> {
  if (owner) {
    const db = connectDatabase(owner)
    const log = pino({ level: 'error' })
    const server = await startServer({ db, log, host: '127.0.0.1', port: 0, ...(screens ? { screens } : {}) })
    running = { db, server }
  }
  return { url: running?.server.url ?? '', peak: peakMegabytes() }
}

answerOrders(work, async () => {
  await running?.server.stop()
  await running?.db.close()
})
