import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  WebError,
} from 'playwright-core'
import { DESKTOP } from './browser.ts'

/** What a device stores about the user: cookies and the browser's storage. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

export interface OpenOptions {
  language?: 'la' | 'en'
  /** Differences from a desktop screen. */
  device?: Omit<BrowserContextOptions, 'storageState'>
  /** The user who is signed in on the device. */
  stored?: Stored
  /** A browser context that no other test uses: for a test that sets its clock. */
  isOwn?: boolean
  /** Errors of the console and of scripts are expected. */
  mayFail?: boolean
}

interface Place {
  context: BrowserContext
  page: Page
  /** Devices with the same properties can replace each other; null: used once. */
  kind: string | null
  size: ReturnType<Page['viewportSize']>
}

/** Events to which tests listen. */
const EVENTS = [
  'dialog',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'console',
  'download',
] as const

/** An address without scripts, from which the storage of the product can be read and written. */
const STILL = '/champa.svg'

/**
 * The pages of the stories of one server. A page is used by one test after another, with empty storage: opening another costs twice the time
 * of loading a screen.
 */
export class Devices {
  readonly #browser: Browser
  readonly #baseURL: string
  readonly #complain: (text: string) => void
  readonly #free: Place[] = []
  readonly #used: Place[] = []
  #isLeaving = false

  /** `complain` receives errors of the console and of scripts. */
  constructor(browser: Browser, baseURL: string, complain: (text: string) => void) {
    this.#browser = browser
    this.#baseURL = baseURL
    this.#complain = complain
  }

  /** A page with the given storage and language. */
  async open({
    language = 'la',
    device = {},
    stored,
    isOwn = false,
    mayFail = false,
  }: OpenOptions): Promise<Page> {
    const kind = isOwn || mayFail ? null : JSON.stringify(device)
    const free = this.#free.find((place) => place.kind === kind)
    if (free) this.#free.splice(this.#free.indexOf(free), 1)
    const place = free ?? (await this.#add(device, kind, mayFail))
    this.#used.push(place)
    const { context, page } = place
    await context.clearCookies()
    if (stored) await context.addCookies(stored.cookies)
    const entries = (stored?.origins ?? []).flatMap(({ localStorage }) => localStorage)
    await page.evaluate(`(() => {
      sessionStorage.clear()
      localStorage.clear()
      for (const { name, value } of ${JSON.stringify([{ name: 'language', value: language }, ...entries])})
        localStorage.setItem(name, value)
    })()`)
    return page
  }

  /** The pages that tests have open. */
  get pages(): Page[] {
    return this.#used.flatMap(({ context }) => context.pages())
  }

  /** After a test: leaves its pages, and closes those that cannot be used again. */
  async leave(isPassed: boolean): Promise<void> {
    // Leaving cuts off files that are still loading; that is no fault of the screens.
    this.#isLeaving = true
    await Promise.all(this.#used.splice(0).map((place) => this.#release(place, isPassed)))
    this.#isLeaving = false
  }

  async close(): Promise<void> {
    this.#isLeaving = true
    for (const { context } of this.#free.splice(0)) await context.close()
  }

  async #release(place: Place, isPassed: boolean): Promise<void> {
    const { context, page, kind, size } = place
    if (!isPassed || kind === null || page.isClosed()) return context.close()
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(STILL)
    await page.emulateMedia({ media: null })
    if (size) await page.setViewportSize(size)
    this.#free.push(place)
  }

  async #add(device: BrowserContextOptions, kind: string | null, mayFail: boolean): Promise<Place> {
    const context = await this.#browser.newContext({
      ...DESKTOP,
      // Only its own stories have it: what it loads passes by the routes with which others make files fail.
      serviceWorkers: 'block',
      ...device,
      baseURL: this.#baseURL,
      // Nothing moves: stories do not wait for movements, and the browser does not draw them.
      reducedMotion: 'reduce',
      acceptDownloads: true,
    })
    context.setDefaultTimeout(90_000)
    const note = (text: string | false) =>
      text && !mayFail && !this.#isLeaving && !isCutOff(text) && this.#complain(text)
    context.on('console', (message) => note(isError(message) && message.text()))
    context.on('weberror', (error: WebError) => note(String(error.error())))
    const page = await context.newPage()
    await page.goto(STILL)
    return { context, page, kind, size: page.viewportSize() }
  }
}

/** The browser itself logs every refused call (401, 409, 422); the stories provoke some. */
function isError(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}

/**
 * A file that a page was still loading when the story went to another address. A file that cannot be loaded at all is noticed without this:
 * its screen never appears.
 */
const isCutOff = (text: string): boolean => text.includes('a file could not be loaded')
