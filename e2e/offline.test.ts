import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './browser.ts'
import { april, EMPLOYEE, HR } from './company.ts'
import { eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

/** Run in the page: whether the service worker serves it and has stored the files that it loaded. */
const IS_READY = `(async () => {
  if (!navigator.serviceWorker.controller) return false
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const assets = loaded.filter((path) => path.startsWith('/assets/'))
  const stored = await Promise.all(assets.map((path) => caches.match(path)))
  return assets.length > 0 && stored.every(Boolean)
})()`

/** Run in the page: the stored answers of the server. */
const STORED_ANSWERS = `(async () => {
  const caught = []
  for (const name of await caches.keys()) caught.push(...(await (await caches.open(name)).keys()))
  return caught.filter(({ url }) => new URL(url).pathname.startsWith('/api/')).length
})()`

const canOpenOffline = (page: Page) => eventually(() => page.evaluate(IS_READY)).toBe(true)

test('on a phone without a network the start page opens with the days that were read last', async () => {
  const phone = { ...PHONE, serviceWorkers: 'allow' as const }
  const page = await openAs(world(), EMPLOYEE, { device: phone, isOwn: true })
  await page.goto('/')
  const month = page.getByRole('region', { name: 'ເວລາເຮັດວຽກຂອງຂ້ອຍ' })
  await month.getByRole('button').nth(20).waitFor()
  const days = await month.getByRole('button').count()
  await canOpenOffline(page)
  await page.context().setOffline(true)
  await page.goto('/')
  await sees(page, /ຂໍ້ມູນເມື່ອ \d\d\/\d\d\/\d{4}/)
  await sees(page, 'ບໍ່ມີອິນເຕີເນັດ')
  expect(await month.getByRole('button').count()).toBe(days)
  await page.context().setOffline(false)
  await page.getByText(/ຂໍ້ມູນເມື່ອ/).waitFor({ state: 'detached' })
})

test('what was typed survives a reload without a network', async () => {
  const page = await openAs(world(), HR, {
    language: 'en',
    device: { serviceWorkers: 'allow' },
    isOwn: true,
  })
  await page.goto('/employee/create')
  const name = page.getByRole('textbox', { name: /^Name/ }).first()
  await name.fill('Bounmy')
  await canOpenOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await seesHeading(page, /employee/i)
  await eventually(() => name.inputValue()).toBe('Bounmy')
})

test('the application can be installed: its name, its start page and its icons', async () => {
  const page = await openAs(world(), EMPLOYEE)
  await page.goto('/')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(manifest ?? '-')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { name, start_url, display, icons } = await answer.json()
  expect([name, start_url, display]).toEqual(['Champa', '/', 'standalone'])
  for (const { src, type } of icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
  }
})

test('after signing out nothing that was read is left on the device', async () => {
  const page = await openAs(world(), EMPLOYEE, { device: { ...PHONE, serviceWorkers: 'allow' }, isOwn: true })
  await page.goto('/')
  const kept = () =>
    page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('kept:')).length`)
  await eventually(kept).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'ບັນຊີຂອງຂ້ອຍ' }).click()
  await page.getByRole('button', { name: 'ອອກຈາກລະບົບ' }).click()
  await page.waitForURL(/\/$|auth/)
  expect(await kept()).toBe(0)
  expect(await page.evaluate(STORED_ANSWERS)).toBe(0)
})
