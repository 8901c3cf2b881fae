import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import pino from 'pino'
import { joinDatabase } from '#kit/database/database.ts'
import { startJobs } from '#kit/server/jobs.ts'
import { heavyJobs } from './heavy-jobs.ts'
import type { HeavyOrder } from './heavy-thread.ts'

/** On Linux the priority applies to the thread; on other systems it would also apply to the calls. */
const LOWER = 10
if (process.platform === 'linux') os.setPriority(LOWER)

const { database, logLevel } = workerData as HeavyOrder
const log = pino({ level: logLevel }).child({ thread: 'heavy work' })
const db = joinDatabase(database, (message, error) => log.warn({ err: error }, message))
const jobs = await startJobs(db, heavyJobs, log)

parentPort?.once('message', async () => {
  await jobs.stop()
  await db.close()
  process.exit()
})
