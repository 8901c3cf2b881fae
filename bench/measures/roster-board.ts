import type { Page } from 'playwright-core'
import { DESKTOP, launchBrowser } from '../../e2e/browser.ts'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { withScreens } from '../processes/built-screens.ts'
import { type Credentials, signInOn } from '../processes/sign-in-page.ts'
import { addAccount, withServer } from '../processes/with-server.ts'
import { figureOf } from './figure.ts'
import { RANGE } from './roster.ts'

const PAINT_MS = 1500
const MONTH = RANGE.from.slice(0, 7)
const ADDRESS = `/employee-roster?month=${MONTH}`

/**
 * The roster of 2,000 people in a browser on a desktop, signed in, with the scripts cached: from opening the address to the first painted cell of
 * a person. Run it after `roster`, which has filled the month.
 */
export async function measureRosterBoard(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const account = await addAccount(world.db, {
    ...{ companyId: company.id, roles: ['companyadmin'], employeeId: null },
  })
  return withScreens((screens) =>
    withServer(world, company.id, ({ url }) => openBoard(url, account, rounds), screens),
  )
}

async function openBoard(url: string, account: Credentials, rounds: number): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const page = await (await browser.newContext({ ...DESKTOP, baseURL: url })).newPage()
    await signInOn(page, account)
    await firstCell(page)
    const paints: number[] = []
    for (let round = 0; round < rounds; round += 1) paints.push(await firstCell(page))
    return [figureOf('roster of 2,000 × 31 in a browser, first paint', 'ms', paints, PAINT_MS)]
  } finally {
    await browser.close()
  }
}

/** Milliseconds from opening the address until the frame with the first cell is painted. */
async function firstCell(page: Page): Promise<number> {
  await page.goto(ADDRESS, { waitUntil: 'commit' })
  await page.waitForSelector('td[data-row="0"][data-column="0"]')
  return page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))',
  ) as Promise<number>
}
