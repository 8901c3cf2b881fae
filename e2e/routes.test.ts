import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aprilOfCompany, EMPLOYEE, HR, PROVIDER, prepareCompany } from './company.ts'
import { eventually, openAs, seesHeading, signIn } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld({ prepare: async (db) => prepareCompany(db, [await aprilOfCompany()]) })

const pathOf = (page: Page) => eventually(() => new URL(page.url()).pathname)

test('without a session every guarded address leads to the sign-in, the open ones stay', async () => {
  const page = await world().open()
  for (const path of [
    '/dashboard',
    '/employee',
    '/employee/edit/7',
    '/employee-dashboard',
    '/nowhere/at/all',
  ]) {
    await page.goto(path)
    await seesHeading(page, 'ເຂົ້າສູ່ລະບົບ')
    await pathOf(page).toBe('/')
  }
  for (const path of ['/privacy-policy', '/changePassword', '/403/access-denied', '/reset-password']) {
    await page.goto(path)
    await page.locator('#content').waitFor()
    await pathOf(page).toBe(path)
  }
})

test('signed in, what is for guests leads to the own start page; what is not allowed says so', async () => {
  for (const [email, start, closed] of [
    [PROVIDER, '/dashboard', '/employee'],
    [HR, '/company-dashboard', '/bank'],
    [EMPLOYEE, '/employee-dashboard', '/payrolls-item'],
  ] as const) {
    const page = await openAs(world(), email)
    for (const path of ['/', '/reset-password', '/nowhere/at/all']) {
      await page.goto(path)
      await pathOf(page).toBe(start)
    }
    await page.goto(closed)
    await pathOf(page).toBe('/403/access-denied')
  }
})

test('another screen begins at its top; going back finds the place that was left', async () => {
  const page = await openAs(world(), EMPLOYEE, { device: { viewport: { width: 390, height: 420 } } })
  await page.goto('/employee-dashboard')
  const link = page.getByRole('main').getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate('scrollY')
  expect(left).toBeGreaterThan(0)
  await link.click()
  await page.waitForURL('**/employee/payslip/**')
  await eventually(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await page.waitForURL('**/employee-dashboard')
  await eventually(() => page.evaluate('scrollY')).toBe(left)
})

test('a message goes after its time, but not while it is pointed at', async () => {
  const page = await world().open({ language: 'en' })
  await page.clock.install()
  await signIn(page, EMPLOYEE)
  await page.clock.fastForward(300)
  const message = page.getByRole('status')
  await message.hover()
  await page.clock.fastForward(60_000)
  expect(await message.count()).toBe(1)
  await page.mouse.move(5, 500)
  await page.clock.fastForward(8000)
  expect(await message.count()).toBe(1)
  await page.clock.fastForward(2000)
  await eventually(() => message.count()).toBe(0)
})
