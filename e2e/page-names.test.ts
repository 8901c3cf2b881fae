import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '#kit/contract/scalars.ts'
import { april, EMPLOYEE, HR, PROVIDER } from './company.ts'
import { openAs } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

/** The tables of the browser's code, imported when the story runs. */
const WEB = '../web'
interface Menu {
  entries: readonly { route: string }[]
}
type Tables = Record<string, readonly Menu[]>

/** Pages whose heading greets the user or says what is next. */
const GREETING = new Set(['Dashboard', 'CompanyDashboard', 'EmployeeDashboard'])

const nameOf = async (page: Page) => ({
  heading: (await page.locator('main h1').first().innerText()).trim(),
  tab: (await page.title()).replace(/ · Champa$/, ''),
})

test.each<[string, string, Language, string]>([
  [PROVIDER, 'provider', 'la', 'provider-menu.ts'],
  [PROVIDER, 'provider', 'en', 'provider-menu.ts'],
  [HR, 'company', 'la', 'company-menu.ts'],
  [HR, 'company', 'en', 'company-menu.ts'],
  [EMPLOYEE, 'employee', 'la', 'employee-menu.ts'],
  [EMPLOYEE, 'employee', 'en', 'employee-menu.ts'],
])(
  'every page in the menu of %s (%s, %s) has the same name in the menu, as its heading and in the tab',
  async (email, side, language, file) => {
    const { routes } = (await import(`${WEB}/routes.ts`)) as { routes: Record<string, { path: string }> }
    const { hasScreen } = (await import(`${WEB}/find-screen.ts`)) as {
      hasScreen: (name: string) => Promise<boolean>
    }
    const titles = (await import(`${WEB}/locales/titles.ts`)) as Record<Language, Record<string, string>>
    const tables = (await import(`${WEB}/menus/${file}`)) as Tables
    const page = await openAs(world(), email, { language })
    const differences: unknown[] = []
    for (const { route } of (tables[`${side}Menu`] ?? []).flatMap(({ entries }) => entries)) {
      if (GREETING.has(route) || !(await hasScreen(route))) continue
      await page.goto(routes[route]?.path ?? '')
      await page.locator('main h1').first().waitFor()
      // Pages that the demo user may not open lead to the page that says so.
      if (new URL(page.url()).pathname.startsWith('/403')) continue
      const entry = titles[language][route]
      const { heading, tab } = await nameOf(page)
      if (heading !== entry || tab !== entry) differences.push({ route, entry, heading, tab })
    }
    expect(differences).toEqual([])
  },
)
