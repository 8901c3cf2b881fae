import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { april, COMPANY, EMPLOYEE, HR, PROVIDER } from './company.ts'
import { chooseItem, eventually, openAs, sees, seesHeading, signIn } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

const pathOf = (page: Page) => eventually(() => new URL(page.url()).pathname)

test('without a session every guarded address leads to the sign-in, public ones stay', async () => {
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

test('when signed in, guest pages lead to the own start page; forbidden pages say so', async () => {
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

test('the company and the outline of the shell are seen before the application has arrived', async () => {
  const page = await openAs(world(), HR)
  const held: Route[] = []
  await page.route(/\/assets\/base-[^/]*\.js$/, (route) => void held.push(route))
  await page.goto('/employee', { waitUntil: 'commit' })
  const outline = page.locator('#first')
  await sees(outline, COMPANY)
  for (const route of held) await route.continue()
  await seesHeading(page, 'ພະນັກງານ')
  await outline.waitFor({ state: 'detached' })
  await sees(page.getByRole('banner'), COMPANY)
})

test('a new screen starts at its top; going back restores where the list was scrolled to', async () => {
  const page = await openAs(world(), HR)
  await page.goto('/employee')
  const rows = page.getByRole('main').locator('tbody tr[data-row]')
  await eventually(() => rows.count()).toBe(25)
  const scrolled = async () =>
    Number(await page.evaluate(`document.querySelector('tbody tr[data-row]').closest('div').scrollTop`))
  await rows.last().scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(0)
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)
  await rows.last().locator('td').nth(1).click()
  await page.getByRole('dialog').getByRole('link', { name: 'ເປີດເປັນໜ້າ' }).click()
  await page.waitForURL('**/employee/profile/**')
  await eventually(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await eventually(() => rows.count()).toBe(25)
  await eventually(scrolled).toBe(left)
})

test('a section of the privacy notice has an address: it is scrolled into view and focused', async () => {
  const page = await world().open({ language: 'en' })
  await page.goto('/privacy-policy#rights')
  const focused = () => page.evaluate('document.activeElement.id')
  await eventually(focused).toBe('rights-title')
  const box = await page.getByRole('heading', { name: 'Your rights' }).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(200)
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Minimum age' }).click()
  await page.waitForURL('**/privacy-policy#age')
  await eventually(focused).toBe('age-title')
})

test('a user is authorised to see documents, removed, and restored from the message', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/authorize-document-user/create')
  await page.getByRole('combobox', { name: /^Person/ }).fill(EMPLOYEE)
  await page.getByRole('option', { name: EMPLOYEE }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/authorize-document-user')
  const row = page.locator('tbody tr', { hasText: EMPLOYEE })
  await chooseItem(row.getByRole('button'), page.getByRole('menuitem', { name: 'Remove' }))
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await row.waitFor()
})

test('a message disappears after its time, but not while the pointer is on it', async () => {
  const page = await world().open({ language: 'en', isOwn: true })
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
