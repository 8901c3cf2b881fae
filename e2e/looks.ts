import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { DESKTOP, PHONE } from './browser.ts'
import { EMPLOYEE, HR } from './company.ts'
import { callAs, openAs } from './person.ts'
import { settled, visitsOn } from './visit.ts'
import type { World } from './world.ts'

/** All screens of a company's month, by address. */
export async function screensOfHr(world: World): Promise<string[]> {
  const call = await callAs(world, HR)
  const [run] = (await call('GET', '/payrolls-item')).json().data as { id: number }[]
  const [person] = (await call('GET', '/employee?search=1002')).json().data as { id: number }[]
  const ofRun = `/payrolls/${run?.id}/26/8`
  return [
    '/company-dashboard',
    '/employee',
    '/employee/create',
    `/employee/profile/${person?.id}`,
    `/employee/profile/${person?.id}?tab=job`,
    `/employee/edit/${person?.id}`,
    '/employee/import',
    '/device-scan-report',
    '/device-scan-report?tab=scans',
    '/clock-in/report?month=2026-04',
    '/clock-in/report?month=2026-04&view=grid',
    `/clock-in/report?month=2026-04&employee=${person?.id}`,
    '/payrolls-item',
    ofRun,
    `${ofRun}?payslip=${person?.id}`,
    `${ofRun}?tab=reviews`,
    `${ofRun}?tab=compare`,
    `${ofRun}?tab=details`,
    '/sso-report',
    '/emp-tax-report',
  ]
}

export async function screensOfEmployee(world: World): Promise<string[]> {
  const call = await callAs(world, EMPLOYEE)
  const [payslip] = (await call('GET', '/employee/payslips')).json().data as { run_id: number }[]
  return ['/employee-dashboard', '/employee/payslip', `/employee/payslip/${payslip?.run_id}`]
}

/** Elements that extend beyond the sides of the page, and text that is cut off above or below, such as Lao marks. */
const FAULTS = `(() => {
  const faults = []
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) faults.push('the page is wider than the screen')
  for (const element of document.querySelectorAll('td, th, dt, dd, h1, h2, h3, p, label, button, a, li, .name')) {
    const style = getComputedStyle(element)
    if (!element.textContent.trim() || element.clientHeight < 8 || style.overflowY === 'visible') continue
    if (style.overflowY === 'auto' || style.overflowY === 'scroll') continue
    if (element.scrollHeight > element.clientHeight + 1)
      faults.push('cut off: ' + element.tagName + ' ' + element.textContent.trim().slice(0, 60))
  }
  return faults
})()`

/** What makes the screen hard to read: violations of accessibility rules, and of the checks of its texts. Waits until it is complete. */
export async function faultsOf(page: Page): Promise<string[]> {
  await settled(page)
  const isLoaded = await page.evaluate('"axe" in window')
  const { violations } = await new AxeBuilder({
    page,
    ...(isLoaded === true && { axeSource: '/* loaded */' }),
  })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    // The page has no frames: without a second tab for the results it takes half the time.
    .setLegacyMode(true)
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  )
  return [...found, ...((await page.evaluate(FAULTS)) as string[])]
}

/** A device with a person's settings. */
export interface Look {
  language: 'la' | 'en'
  device: BrowserContextOptions
}

export const look = (
  language: Look['language'],
  device: 'desk' | 'phone',
  colorScheme: 'light' | 'dark',
): Look => ({
  language,
  device: { ...(device === 'desk' ? DESKTOP : PHONE), colorScheme },
})

/** A page has one name: its heading is the name in the tab, which is that of the menu entry. */
async function otherName(page: Page): Promise<string[]> {
  const heading = ((await page.locator('main h1').first().textContent()) ?? '').trim()
  const tab = (await page.title()).replace(/ · Champa$/, '')
  return heading === tab ? [] : [`the heading is “${heading}”, the tab “${tab}”`]
}

interface Screens {
  /** Addresses of menu entries. */
  named?: ReadonlySet<string>
  /** Null: not signed in. */
  email: string | null
  screens: readonly string[]
}

/** Opens each screen in one of the looks, alternately, and returns the faults of each. The looks run in parallel, because each of them waits much. */
export async function faultsOfEach(
  world: World,
  { email, looks, screens, named }: Screens & { looks: readonly Look[] },
): Promise<Record<string, string[]>> {
  const walks = looks.map((look, at) => {
    const turn = screens.filter((_, place) => place % looks.length === at)
    return turn.length === 0 ? {} : walk(world, { ...look, email, screens: turn, ...(named && { named }) })
  })
  return Object.assign({}, ...(await Promise.all(walks)))
}

/** Visits the screens on one device and collects the faults of each. `CHAMPA_SHOTS`: a folder for screenshots. */
async function walk(world: World, { email, language, device, screens, named }: Screens & Look) {
  const page = email
    ? await openAs(world, email, { language, device })
    : await world.open({ language, device })
  const visit = visitsOn(page)
  const folder = process.env.CHAMPA_SHOTS
  const faults: Record<string, string[]> = {}
  for (const screen of screens) {
    await visit(screen)
    const found = await faultsOf(page)
    if (named?.has(screen)) found.push(...(await otherName(page)))
    if (email && !page.url().endsWith(screen)) found.push(`leads to ${page.url()}`)
    if (found.length > 0) faults[screen] = found
    if (folder)
      await page.screenshot({ path: `${folder}/${shotName(screen, language, device)}`, fullPage: true })
  }
  return faults
}

function shotName(screen: string, language: string, device: BrowserContextOptions): string {
  const size = device.isMobile ? 'phone' : 'desk'
  return `look ${screen.replaceAll(/\W+/g, '-').slice(1)} ${language} ${size} ${device.colorScheme}.png`
}
