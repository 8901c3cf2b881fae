import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createAccount } from '#features/access/server/index.ts'
import { april, CLERK, COMPANY, HR, PASSWORD, PROVIDER } from './company.ts'
import { chooseItem, eventually, openOnNewDevice, sees, seesHeading, signIn } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)
const REASON = 'Ticket 318: the days of March'

async function enter(page: Page): Promise<void> {
  await page.goto('/company')
  await page.getByText(COMPANY).first().click()
  await page.getByRole('button', { name: 'Enter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: 'Enter' }).click()
  await page.waitForURL('**/company-dashboard')
}
const banner = (page: Page) => page.getByRole('complementary', { name: 'The company you are in' })
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const pathOf = (page: Page) => new URL(page.url()).pathname

test("the provider enters and leaves a company; every tab follows, and the company's log records it", async () => {
  const page = await openOnNewDevice(world(), PROVIDER, { language: 'en' })
  const other = await page.context().newPage()
  await other.goto('/company')
  await seesHeading(other, 'Companies')
  await enter(page)
  await sees(banner(page), `You are in ${COMPANY}`)
  await sees(banner(page), REASON)
  await menuOf(page).getByRole('link', { name: 'Employees', exact: true }).waitFor()
  await other.waitForURL('**/company-dashboard')
  await sees(banner(other), `You are in ${COMPANY}`)
  await other.goto('/company')
  await other.waitForURL('**/403/access-denied')
  await other.goto('/company-profile')
  await seesHeading(other, COMPANY)
  await banner(page).getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/company')
  await seesHeading(page, 'Companies')
  await other.waitForURL('**/company')
  await banner(other).waitFor({ state: 'detached' })
  const hr = await openOnNewDevice(world(), HR, { language: 'en' })
  await hr.goto('/company-log')
  for (const act of ['Entered', 'Left'])
    await hr.getByRole('row').filter({ hasText: act }).filter({ hasText: REASON }).waitFor()
  await hr.getByRole('row').filter({ hasText: 'Entered' }).getByText('Provider', { exact: true }).waitFor()
})

test('when the time is over typed values remain; the user extends the time and saves them', async () => {
  const page = await openOnNewDevice(world(), PROVIDER, { language: 'en' })
  await enter(page)
  await page.goto('/company-profile')
  await page.getByRole('button', { name: 'Edit contacts' }).click()
  await page.getByLabel('Phone number').fill('021 318 318')
  await world().db.asProvider((tx) =>
    tx.execute('update session set entered_until = now() where entered_company_id is not null'),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, 'Your time is over')
  await page
    .getByRole('dialog', { name: 'Your time is over' })
    .getByRole('button', { name: 'Stay another 60 minutes' })
    .click()
  await page.getByText('Your time is over').waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Phone number').inputValue()).toBe('021 318 318')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, '021 318 318')
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await seesHeading(page, 'Sign in')
})

/** The address in the newest mail to a recipient. */
async function mailedPath(email: string): Promise<string> {
  const { body } = await world().db.asProvider((tx) =>
    tx.one(
      z.object({ body: z.string() }),
      'select body from mail where to_address = $1 order by id desc limit 1',
      [email],
    ),
  )
  return new URL(/http\S+\/auth\/\S+/.exec(body)?.[0] ?? '').pathname
}

test('an invited user chooses a password with the mailed link, which works once', async () => {
  const email = 'noy@dokkhoun.test'
  const hr = await openOnNewDevice(world(), HR, { language: 'en' })
  await hr.goto('/company-user/create')
  await hr.getByLabel('Name').fill('Noy')
  await hr.getByLabel('Email').fill(email)
  await hr.getByRole('combobox', { name: 'Roles' }).press('ArrowDown')
  await hr.getByRole('option', { name: 'Company user' }).click()
  await hr.keyboard.press('Escape')
  await hr.getByText('Send an invitation by mail').click()
  await hr.getByRole('button', { name: 'Save' }).click()
  await sees(hr, 'Invitation sent')
  const path = await mailedPath(email)
  const page = await world().open({ language: 'en' })
  for (let opened = 0; opened < 2; opened += 1) {
    await page.goto(path)
    await seesHeading(page, 'Sign in by link')
  }
  await page.getByRole('button', { name: 'Sign in' }).click()
  await seesHeading(page, 'Hello Noy')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL('**/company-dashboard')
  const later = await world().open({ language: 'en' })
  await later.goto(path)
  await later.getByRole('button', { name: 'Sign in' }).click()
  await seesHeading(later, 'This link is no longer valid')
  await later.getByRole('link', { name: 'Back to the sign-in' }).click()
  await signIn(later, email)
})

test('if another user is signed in on the device, the page asks first', async () => {
  const hr = await openOnNewDevice(world(), HR, { language: 'en' })
  await hr.goto('/company-user')
  const row = hr.getByRole('row').filter({ hasText: CLERK })
  await chooseItem(row.getByRole('button').last(), hr.getByRole('menuitem', { name: 'Send sign-in link' }))
  await sees(hr, 'Mail sent')
  const path = await mailedPath(CLERK)
  await hr.goto(path)
  await seesHeading(hr, 'Somebody is signed in on this device')
  await sees(hr, HR)
  await hr.getByRole('link', { name: 'Stay with this account' }).click()
  await hr.waitForURL('**/company-dashboard')
  await hr.goto(path)
  await hr.getByRole('button', { name: 'Switch to the account of the link' }).click()
  await hr.waitForURL(/dashboard|profile/)
  await hr.getByRole('button', { name: 'My account' }).click()
  await sees(hr, CLERK)
})

test("the special menus appear at the next page load of the company's users", async () => {
  await world().db.asProvider((tx) =>
    createAccount(tx, {
      ...{ name: 'Kham', email: 'kham@dokkhoun.test', password: PASSWORD },
      companyId: null,
      roles: ['superadmin'],
    }),
  )
  const hr = await openOnNewDevice(world(), HR, { language: 'en' })
  await hr.goto('/company-dashboard')
  const entry = menuOf(hr).getByRole('link', { name: 'Free clock-in', exact: true })
  await menuOf(hr).getByRole('link', { name: 'Employees', exact: true }).waitFor()
  expect(await entry.count()).toBe(0)
  const page = await openOnNewDevice(world(), 'kham@dokkhoun.test', { language: 'en' })
  await page.goto('/company')
  await page.getByText(COMPANY).first().click()
  await page.getByRole('switch', { name: 'Special menus: free clock-in and promotions' }).press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, 'Changes saved')
  await hr.reload()
  await menuOf(hr).getByRole('button', { name: 'Time', exact: true }).click()
  await entry.waitFor()
  await eventually(() => pathOf(hr)).toBe('/company-dashboard')
})
