import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

/** Signed in; console errors are expected on the page, because files fail. */
const openToFail = () => openAs(world(), HR, { isOwn: true, mayFail: true })

const SCREEN = /\/assets\/EmployeeListScreen-[^/]*\.js$/
const COULD_NOT = 'ເປີດໜ້ານີ້ບໍ່ໄດ້'

const toEmployees = (page: Page) => page.locator('aside a[href="/employee"]').click()
const tryAgain = (page: Page) => page.getByRole('button', { name: 'ລອງໃໝ່' }).click()

/** The employee list is displayed in its layout with the same session. */
async function seesEmployees(page: Page): Promise<void> {
  await seesHeading(page, 'ພະນັກງານ')
  await page.locator('aside a[href="/employee"]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/employee')
}

test('a screen whose file fails shows an error inside its layout; retrying opens it with the same session', async () => {
  const page = await openToFail()
  await page.goto('/company-dashboard')
  await page.route(SCREEN, (route) => route.abort())
  await toEmployees(page)
  await sees(page.getByRole('alert'), COULD_NOT)
  await page.locator('aside a[href="/employee"]').waitFor()
  await page.unroute(SCREEN)
  await tryAgain(page)
  await seesEmployees(page)
})

test('a screen whose file does not arrive within 120 seconds has failed', async () => {
  const page = await openToFail()
  await page.clock.install()
  await page.goto('/company-dashboard')
  await page.route(SCREEN, () => undefined)
  const asked = page.waitForRequest(SCREEN)
  await toEmployees(page)
  await asked
  // The click is answered before: by the title and a frame of the screen.
  await page.locator('[data-next]').getByRole('heading', { name: 'ພະນັກງານ' }).waitFor()
  await page.getByRole('main').getByRole('status').waitFor()
  await page.clock.fastForward(115_000)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.clock.fastForward(10_000)
  await sees(page.getByRole('alert'), COULD_NOT)
  await page.unroute(SCREEN)
  await tryAgain(page)
  await seesEmployees(page)
})

test('a failed stylesheet counts as a failure of its screen', async () => {
  const page = await openToFail()
  await page.goto('/company-dashboard')
  await page.locator('aside a[href="/employee"]').waitFor()
  const styles = /\/assets\/(?!base|index)[^/]*\.css$/
  await page.route(styles, (route) => route.abort())
  await toEmployees(page)
  await sees(page.getByRole('alert'), COULD_NOT)
  await page.unroute(styles)
  await tryAgain(page)
  await seesEmployees(page)
})

test('after an update the old file no longer exists: retrying loads the page with the new file names', async () => {
  const page = await openToFail()
  await page.goto('/company-dashboard')
  const gone = { status: 404, contentType: 'application/json', body: '{"code":"not_found"}' }
  await page.route(SCREEN, (route) => route.fulfill(gone))
  await toEmployees(page)
  await sees(page.getByRole('alert'), COULD_NOT)
  await page.unroute(SCREEN)
  const document = page.waitForRequest((request) => request.resourceType() === 'document')
  await tryAgain(page)
  await document
  await seesEmployees(page)
})

test.each([
  ['a layout', /\/assets\/AdminLayout-[^/]*\.js$/],
  ['the table of screens', /\/assets\/screens-[^/]*\.js$/],
  ['the texts', /\/assets\/(la|texts-la|titles)-[^/]*\.js$/],
  ['the application', /\/assets\/base-[^/]*\.js$/],
  ['the styles of all', /\/assets\/(base|index)-[^/]*\.css$/],
])('a failure of %s is reported, and a retry succeeds', async (_, file) => {
  const page = await openToFail()
  await page.route(file, (route) => route.abort())
  await page.goto('/employee')
  await sees(page.getByRole('alert'), COULD_NOT)
  await page.unroute(file)
  await tryAgain(page)
  await seesEmployees(page)
})

test('an application that does not load within 120 seconds has failed', async () => {
  const page = await openToFail()
  await page.clock.install()
  const file = /\/assets\/base-[^/]*\.js$/
  await page.route(file, () => undefined)
  await page.goto('/employee', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await page.clock.fastForward(121_000)
  await eventually(() => page.getByRole('alert').count()).toBe(1)
  await page.unroute(file)
  await tryAgain(page)
  await seesEmployees(page)
})

test('without a network a list says so at once, and reads its rows again by itself when the network is back', async () => {
  const page = await openToFail()
  // What a page does last.
  const isLoaded = page.waitForResponse('**/api/notices/stream')
  await page.goto('/employee')
  const rows = page.locator('tbody tr[data-row]')
  await rows.nth(3).waitFor()
  await isLoaded
  await page.context().setOffline(true)
  await sees(page.getByRole('status'), 'ບໍ່ມີອິນເຕີເນັດ')
  await page.getByRole('columnheader', { name: 'ເງິນເດືອນ' }).getByRole('button').click()
  await sees(page.getByRole('alert'), 'ການເຊື່ອມຕໍ່ຂັດຂ້ອງ')
  await page.context().setOffline(false)
  await rows.nth(3).waitFor()
  await eventually(() => page.getByText('ບໍ່ມີອິນເຕີເນັດ').count()).toBe(0)
})
