import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from 'playwright-core'

/** Milliseconds without requests after which the page counts as loaded. */
const QUIET_MILLISECONDS = 1000

/** Waits until the page is idle, then sums up the loaded scripts, each once: number, transferred bytes and gzip size, in kilobytes. */
export function collectScripts(page: Page) {
  const answers = new Map<string, Response>()
  const open = new Set<Request>()
  let last = performance.now()
  const done = (request: Request) => {
    open.delete(request)
    last = performance.now()
  }
  // The live notices stay open.
  page.on('request', (request) => request.url().endsWith('/notices/stream') || open.add(request))
  page.on('requestfailed', done)
  page.on('requestfinished', done)
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.set(answer.url(), answer)
  })
  return async () => {
    while (open.size > 0 || performance.now() - last < QUIET_MILLISECONDS) await wait(100)
    const sizes = { transferred: 0, gzip: 0 }
    for (const answer of answers.values()) {
      sizes.transferred += (await answer.request().sizes()).responseBodySize / 1024
      sizes.gzip += gzipSync(await answer.body()).length / 1024
    }
    return { ...sizes, files: answers.size }
  }
}

/**
 * Slows down the processor by this factor, and measures the largest contentful paint of the next page, in
 * milliseconds since its address was opened.
 */
export async function watchLargestPaint(page: Page, slower: number): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.largestPaint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  `)
  return async () => Number(await page.evaluate('window.largestPaint'))
}
