import type { Browser, BrowserContext } from 'playwright-core'
import { IdRow } from '#kit/database/row-types.ts'
import { launchBrowser, PHONE } from '../../e2e/browser.ts'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { withScreens } from '../processes/built-screens.ts'
import { type Credentials, fillSignIn } from '../processes/sign-in-page.ts'
import { addAccount, withServer } from '../processes/with-server.ts'
import { figureOf } from './figure.ts'
import { collectScripts, watchLargestPaint } from './page-load.ts'

const GOAL_KILOBYTES = 170
const GOAL_MILLISECONDS = 2500
/** Slow-down factor for the processor of a cheap phone. */
const SLOWER = 4

/** The first load on a phone: the sign-in, and the employee's first screen after it. */
export async function measureFirstLoad(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const account = await addEmployee(world, company)
  return withScreens((screens) =>
    withServer(world, company.id, ({ url }) => loadOnPhone(url, account, rounds), screens),
  )
}

async function addEmployee({ db }: BenchDatabase, { id: companyId }: Company): Promise<Credentials> {
  const employee = await db.inCompany(companyId, (tx) =>
    tx.one(IdRow, 'select min(id) as id from employee where company_id = $1', [companyId]),
  )
  return addAccount(db, { companyId, roles: ['employee'], employeeId: employee.id })
}

async function loadOnPhone(url: string, account: Credentials, rounds: number): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const { signIn, all, device } = await signInOnPhone(browser, url, account)
    const paints = { signIn: [] as number[], start: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      paints.signIn.push(await paintOf(browser, url, '/'))
      paints.start.push(await paintOf(browser, url, '/employee-dashboard', device))
    }
    return [
      { name: 'scripts of the sign-in, as transferred', value: signIn.transferred, unit: 'KB' },
      {
        name: '  with the first employee screen behind it',
        value: all.transferred,
        unit: 'KB',
        goal: GOAL_KILOBYTES,
      },
      { name: '  the same, gzip', value: all.gzip, unit: 'KB' },
      { name: '  files', value: all.files, unit: '' },
      figureOf(`largest paint of the sign-in, ${SLOWER}× slower`, 'ms', paints.signIn, GOAL_MILLISECONDS),
      figureOf('  of the first employee screen', 'ms', paints.start, GOAL_MILLISECONDS),
    ]
  } finally {
    await browser.close()
  }
}

/** The loaded scripts, and the state of the device after signing in. */
async function signInOnPhone(browser: Browser, url: string, account: Credentials) {
  const context = await browser.newContext({ ...PHONE, baseURL: url })
  const page = await context.newPage()
  const scripts = collectScripts(page)
  await page.goto('/', { waitUntil: 'load' })
  const signIn = await scripts()
  await fillSignIn(page, account)
  await page.waitForURL('**/employee-dashboard')
  const all = await scripts()
  const device = await context.storageState()
  await context.close()
  return { signIn, all, device }
}

type Device = Awaited<ReturnType<BrowserContext['storageState']>>

/** The largest contentful paint of an address on a device that has cached nothing, in milliseconds. */
async function paintOf(browser: Browser, url: string, address: string, device?: Device): Promise<number> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: url,
    ...(device && { storageState: device }),
  })
  try {
    const page = await context.newPage()
    const largestPaint = await watchLargestPaint(page, SLOWER)
    const scripts = collectScripts(page)
    await page.goto(address, { waitUntil: 'load' })
    await scripts()
    return await largestPaint()
  } finally {
    await context.close()
  }
}
