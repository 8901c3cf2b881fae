import { randomBytes } from 'node:crypto'
import path from 'node:path'
import pino from 'pino'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { copySharedDatabase, createTestDatabase, type TestDatabase } from '#kit/database/testing.ts'
import { testFiles } from '#kit/server/testing.ts'
import { seedEverything } from '#server/seed.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { sharedBrowser } from './browser.ts'
import { Devices, type OpenOptions } from './devices.ts'

const SCREENS = path.resolve(import.meta.dirname, '..', 'dist', 'web')

/** A server for one story file, with the screens and a browser. */
export interface World {
  db: TestDatabase
  server: RunningServer
  browser: Browser
  /** A page on a device of its own, in the given language. */
  open: (options?: OpenOptions) => Promise<Page>
}

interface Preparations {
  /** Fills the database with the product's services. */
  prepare: (db: TestDatabase) => Promise<unknown>
  /** The name of a prepared database: the first file of a run that needs it runs `prepare`, and each file gets a copy. */
  shared?: string
  /** Preparation that needs a signed-in user. */
  begin?: (world: World) => Promise<unknown>
}

/**
 * Creates the environment of a story file and removes it afterwards. A story fails if a screen logs a console error.
 * `CHAMPA_SHOTS` is a folder for screenshots of failed tests.
 */
export function withWorld({ prepare, shared, begin }: Preparations): () => World {
  let world: World | undefined
  let devices: Devices | undefined
  const complaints: string[] = []
  beforeAll(async () => {
    const db = await preparedDatabase(prepare, shared)
    const log = pino({ level: process.env.LOG_LEVEL || 'error' })
    const server = await startServer({
      db,
      log,
      host: '127.0.0.1',
      port: 0,
      screens: SCREENS,
      checkAnswers: true,
      secretKey: randomBytes(32),
      files: testFiles(),
    })
    const browser = await sharedBrowser()
    const own = new Devices(browser, server.url, (text) => complaints.push(text))
    devices = own
    world = { db, server, browser, open: (options = {}) => own.open(options) }
    await begin?.(world)
  })
  afterEach(async ({ task }) => {
    const isPassed = task.result?.state !== 'fail'
    const folder = process.env.CHAMPA_SHOTS
    for (const [at, page] of (devices?.pages ?? []).entries())
      if (folder && !isPassed)
        await page.screenshot({ path: path.join(folder, `${task.name.slice(0, 40)} ${at}.png`) })
    await devices?.leave(isPassed)
  })
  afterAll(async () => {
    await devices?.close()
    await world?.server.stop()
    await world?.db.drop()
    expect(complaints).toEqual([])
  })
  return () => {
    if (!world) throw new Error('The environment exists only while tests run')
    return world
  }
}

async function preparedDatabase(
  prepare: Preparations['prepare'],
  shared: string | undefined,
): Promise<TestDatabase> {
  const make = async () => {
    const db = await createTestDatabase()
    await seedEverything(db)
    await prepare(db)
    return { db, notes: null }
  }
  return (await (shared ? copySharedDatabase(shared, make) : make())).db
}
