import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from 'playwright-core'
import { build } from 'vite'
import { launchBrowser, PHONE } from '../../e2e/browser.ts'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { addAccount, withServer } from '../processes/with-server.ts'

const GOAL_KILOBYTES = 170
const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a phone that comes for the first time has to load of scripts: the sign-in, and the employee's first screen behind it. */
export async function measureFirstLoad(world: BenchDatabase, company: Company): Promise<Figure[]> {
  const screens = mkdtempSync(path.join(tmpdir(), 'champa-bench-screens-'))
  try {
    // Built as `npm start` does, but aside, so that a server that is running keeps its own.
    const outDir = { outDir: screens, emptyOutDir: true }
    await build({ configFile: path.join(ROOT, 'web/vite.config.ts'), logLevel: 'error', build: outDir })
    return await withServer(world, company.id, ({ url }) => loadOnPhone(world, company, url), screens)
  } finally {
    rmSync(screens, { recursive: true, force: true })
  }
}

async function loadOnPhone(world: BenchDatabase, company: Company, url: string): Promise<Figure[]> {
  const employee = await world.db.inCompany(company.id, (tx) =>
    tx.one<{ id: number }>('select min(id) as id from employee where company_id = $1', [company.id]),
  )
  const account = await addAccount(world.db, {
    companyId: company.id,
    roles: ['employee'],
    employeeId: employee.id,
  })
  const browser = await launchBrowser()
  try {
    const page = await (await browser.newContext({ ...PHONE, baseURL: url })).newPage()
    const scripts = collectScripts(page)
    await page.goto('/', { waitUntil: 'load' })
    const signIn = await scripts()
    await page.fill('input[name=email]', account.email)
    await page.fill('input[name=password]', account.password)
    await page.press('input[name=password]', 'Enter')
    await page.waitForURL('**/employee-dashboard')
    const all = await scripts()
    return [
      { name: 'scripts of the sign-in, gzip', value: signIn.kilobytes, unit: 'KB' },
      {
        name: 'scripts of the first employee screen, gzip',
        value: all.kilobytes,
        unit: 'KB',
        goal: GOAL_KILOBYTES,
      },
      { name: '  files', value: all.files, unit: '' },
    ]
  } finally {
    await browser.close()
  }
}

/** Nothing has been asked for so long: the page has all it wants. */
const QUIET_MILLISECONDS = 1000

/** Waits until the page rests, then sums up the scripts it has got so far, each once: number and size packed by gzip. */
function collectScripts(page: Page) {
  const answers = new Map<string, Response>()
  const open = new Set<Request>()
  let last = performance.now()
  const done = (request: Request) => {
    open.delete(request)
    last = performance.now()
  }
  page.on('request', (request) => open.add(request))
  page.on('requestfailed', done)
  page.on('requestfinished', done)
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.set(answer.url(), answer)
  })
  return async () => {
    while (open.size > 0 || performance.now() - last < QUIET_MILLISECONDS) await wait(100)
    let bytes = 0
    for (const answer of answers.values()) bytes += gzipSync(await answer.body()).length
    return { kilobytes: bytes / 1024, files: answers.size }
  }
}
