import path from 'node:path'
import pino from 'pino'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#kit/database/testing.ts'
import { seedEverything } from '#server/seed.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { DESKTOP, launchBrowser } from './browser.ts'

const SCREENS = path.resolve(import.meta.dirname, '..', 'dist', 'web')

/** A server of the story's own, with the screens, and a browser to walk them. */
export interface World {
  db: TestDatabase
  server: RunningServer
  browser: Browser
  /** A page with a device of its own: nothing remembered, in the language given. */
  open: (options?: { language?: 'la' | 'en'; device?: BrowserContextOptions }) => Promise<Page>
}

/** Gives a story file its world, made before and ended after it. `prepare` fills the database through the product's services. */
export function withWorld(prepare: (db: TestDatabase) => Promise<void>): () => World {
  let world: World | undefined
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    const db = await createTestDatabase()
    await seedEverything(db)
    await prepare(db)
    const log = pino({ level: process.env.LOG_LEVEL || 'error' })
    const server = await startServer({ db, log, host: '127.0.0.1', port: 0, screens: SCREENS })
    const browser = await launchBrowser()
    world = {
      db,
      server,
      browser,
      async open({ language = 'la', device = DESKTOP } = {}) {
        const context = await browser.newContext({ ...device, baseURL: server.url, acceptDownloads: true })
        contexts.push(context)
        await context.addInitScript((code) => localStorage.setItem('language', code), language)
        return context.newPage()
      },
    }
  })
  afterAll(async () => {
    for (const context of contexts) await context.close()
    await world?.browser.close()
    await world?.server.stop()
    await world?.db.drop()
  })
  return () => {
    if (!world) throw new Error('The world exists only while tests run')
    return world
  }
}
