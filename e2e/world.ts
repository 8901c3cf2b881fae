import { randomBytes } from 'node:crypto'
import path from 'node:path'
import pino from 'pino'
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { copySharedDatabase, createTestDatabase, type TestDatabase } from '#kit/database/testing.ts'
import { testFiles } from '#kit/server/testing.ts'
import { seedEverything } from '#server/seed.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { DESKTOP, launchBrowser } from './browser.ts'

const SCREENS = path.resolve(import.meta.dirname, '..', 'dist', 'web')

export interface OpenOptions {
  language?: 'la' | 'en'
  /** Differences from a desktop screen. */
  device?: BrowserContextOptions
}

/** A server for one story file, with the screens and a browser. */
export interface World {
  db: TestDatabase
  server: RunningServer
  browser: Browser
  /** A page in a new browser context, in the given language. */
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
  const contexts: BrowserContext[] = []
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
    const browser = await launchBrowser()
    world = {
      db,
      server,
      browser,
      async open({ language = 'la', device } = {}) {
        const context = await browser.newContext({
          ...DESKTOP,
          ...device,
          baseURL: server.url,
          acceptDownloads: true,
        })
        context.setDefaultTimeout(180_000)
        contexts.push(context)
        // Set once: a language that the user changes to is kept.
        await context.addInitScript(
          `if (location.protocol === 'http:') localStorage.language ??= '${language}'`,
        )
        context.on('console', (message) => isComplaint(message) && complaints.push(message.text()))
        context.on('weberror', (error) => complaints.push(String(error.error())))
        return context.newPage()
      },
    }
    await begin?.(world)
  })
  afterEach(async ({ task }) => {
    const folder = process.env.CHAMPA_SHOTS
    const isWanted = folder && task.result?.state === 'fail'
    for (const [at, page] of contexts.flatMap((context) => context.pages()).entries())
      if (isWanted) await page.screenshot({ path: path.join(folder, `${task.name.slice(0, 40)} ${at}.png`) })
    for (const context of contexts.splice(0)) {
      // Closing cuts off files that are still loading; that is no fault of the screens.
      for (const event of ['console', 'weberror'] as const) context.removeAllListeners(event)
      await context.close()
    }
  })
  afterAll(async () => {
    await world?.browser.close()
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

/** The browser itself logs every refused call (401, 409, 422); the stories provoke some. */
function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}
