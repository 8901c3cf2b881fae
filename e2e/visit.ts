import type { Page, Request } from 'playwright-core'
import { eventually } from './person.ts'

/** Goes to another address of the application as a link in it does. The headings that are left are marked. */
const GO = (address: string) => `(() => {
  for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
  history.pushState(null, '', ${JSON.stringify(address)})
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
})()`

/** Waits for two frames, and for colours that are changing. */
const STILL = `(async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const moving = document.getAnimations().filter(({ effect }) => effect.getTiming().iterations === 1)
  await Promise.allSettled(moving.map(({ finished }) => finished))
})()`
/** Stays open as long as the page. */
const STREAM = '/api/notices/stream'
const WAITING = '[aria-busy=true], [data-stale], .mantine-Skeleton-root'

/** Waits until the screen shows its title and its data, and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.locator(WAITING).first().waitFor({ state: 'detached' })
  await page.evaluate(STILL)
}

/**
 * Opens one screen after another on a page and waits until it has loaded its data. The application is loaded with the first one: a further one
 * takes a quarter of the time.
 */
export function visitsOn(page: Page): (address: string) => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => request.url().endsWith(STREAM) || open.add(request))
  const close = (request: Request) => void open.delete(request)
  page.on('requestfinished', close).on('requestfailed', close)
  const quiet = async () => {
    await eventually(() => open.size).toBe(0)
    await page.locator(WAITING).first().waitFor({ state: 'detached' })
    await page.evaluate(STILL)
    if (open.size > 0) await quiet()
  }
  let path = ''
  return async (address) => {
    const next = address.split('?')[0] ?? ''
    // Another view of the same screen keeps its heading.
    if (path === '' || next === path) await page.goto(address)
    else await page.evaluate(GO(address))
    path = next
    const heading = page.locator('h1:not([data-left])').first()
    // Two screens of one component can share the heading: the second is then loaded anew.
    await heading.waitFor({ timeout: 20_000 }).catch(() => page.goto(address))
    await heading.waitFor()
    await quiet()
  }
}
