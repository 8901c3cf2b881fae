import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { PASSWORD } from './company.ts'
import {
  eventually,
  openOnNewDevice,
  passwordField,
  sees,
  seesHeading,
  signIn,
  typeSignIn,
} from './person.ts'
import { withWorld } from './world.ts'

const NEW = 'ຂ້ອຍມັກກິນເຂົ້າປຽກ'
const KEPT = [
  'token',
  'session',
  'profile',
  'user',
  'role',
  'permissions',
  'is_line_manager',
  'is_hr_manager',
]
const mails: string[] = []
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: async (stream, _session, done) => {
    mails.push(await text(stream))
    done()
  },
})
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  process.env.SMTP_URL = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  delete process.env.SMTP_URL
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const PEOPLE = ['reset', 'page', 'dialog', 'leaver', 'expired', 'factor', 'told'] as const
const world = withWorld({
  prepare: (db) =>
    db.asProvider(async (tx) => {
      const actor = { accountId: null, name: 'Champa' }
      const companyId = await createCompany(tx, { name: 'ບໍລິສັດ ປະຕູ' }, actor)
      const add = (email: string, roles: string[]) =>
        createAccount(tx, { email, name: 'ນາງ ຄຳ', password: PASSWORD, companyId, roles })
      for (const name of PEOPLE) await add(`${name}@door.test`, ['companyadmin'])
      await add('manager@door.test', ['companyuser', 'linemanager'])
    }),
})

const device = (page: Page): Promise<Record<string, string>> => page.evaluate('({ ...localStorage })')
const atSignIn = async (page: Page) => {
  await seesHeading(page, 'Sign in')
  expect(new URL(page.url()).pathname).toBe('/')
  const kept = await device(page)
  expect(KEPT.filter((key) => key in kept)).toEqual([])
}
/** Found by its label; required fields have a star after it. */
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`))
async function fillPasswords(page: Page, current: string, wanted: string, again = wanted) {
  await field(page, 'Current password').fill(current)
  await field(page, 'New password').fill(wanted)
  await field(page, 'Confirm password').fill(again)
  await page.getByRole('button', { name: 'OK' }).click()
}

test('the welcome message appears after 300 milliseconds for 9 seconds; an error is shown for 3', async () => {
  const page = await world().open({ language: 'en', isOwn: true })
  await page.goto('/')
  await seesHeading(page, 'Sign in')
  await page.clock.install()
  await page.getByRole('textbox', { name: /^Email/ }).fill('told@door.test')
  await passwordField(page).fill('wrong')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await alert.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await passwordField(page).fill('wrong')
  await page.keyboard.press('Enter')
  await alert.waitFor()
  await page.clock.runFor(2900)
  expect(await alert.count()).toBe(1)
  await page.clock.runFor(200)
  await eventually(() => alert.count()).toBe(0)

  await passwordField(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await eventually(async () => 'session' in (await device(page))).toBe(true)
  const welcome = page.getByText('Signed in', { exact: true })
  const shownAfterATick = async () => {
    await page.clock.runFor(20)
    return welcome.count()
  }
  expect(await welcome.count()).toBe(0)
  await page.clock.runFor(250)
  expect(await welcome.count()).toBe(0)
  await page.clock.runFor(100)
  await eventually(shownAfterATick).toBe(1)
  await page.clock.runFor(8000)
  expect(await welcome.count()).toBe(1)
  await page.clock.runFor(1500)
  await eventually(shownAfterATick).toBe(0)
})

test('the sign-in derives the flags of managers from the roles', async () => {
  const page = await signIn(await world().open(), 'manager@door.test')
  const kept = await device(page)
  expect([kept.is_line_manager, kept.is_hr_manager]).toEqual(['true', 'false'])
  expect(JSON.parse(kept.role ?? '')).toEqual(['companyuser', 'linemanager'])
})

test('forgotten password: address, mailed code, new password, done, and back to the sign-in', async () => {
  const page = await world().open({ language: 'en' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL('**/reset-password')
  await seesHeading(page, 'Forgot password')
  const next = (name: string) => page.getByRole('button', { name }).click()
  await page.getByLabel('Email').fill('reset')
  await next('Send code')
  await sees(page, 'Not a valid email address')
  await page.getByLabel('Email').fill('reset@door.test')
  await next('Send code')
  await page.waitForURL('**/verify-code')
  await sees(page, 'If r•••@door.test has an account')
  await eventually(() => mails.length).toBe(1)
  const code = mails[0]?.match(/password is: ([a-z2-9]{4}-[a-z2-9]{4})/)?.[1] ?? ''
  await page.getByLabel('Verification code').fill(code === '111111' ? '222222' : '111111')
  await next('Check the code')
  await sees(page, 'The code is wrong or has expired')
  await page.getByLabel('Verification code').fill(code)
  await next('Check the code')
  await page.waitForURL('**/reset-new-password?*')
  const query = new URL(page.url()).searchParams
  expect(query.get('verify_code')).toBe(code.replace('-', ''))
  expect(query.get('user_id')).toMatch(/^[\w-]{43}$/)
  await field(page, 'New password').fill(NEW)
  await field(page, 'Confirm password').fill('other')
  await next('Save the password')
  await sees(page, 'Passwords do not match')
  await field(page, 'Confirm password').fill(NEW)
  await next('Save the password')
  await page.waitForURL('**/reset-password-success')
  await page.getByRole('link', { name: 'Back to the sign-in' }).click()
  await atSignIn(page)
  await page.getByRole('textbox', { name: /^Email/ }).fill('reset@door.test')
  await passwordField(page).fill(NEW)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/company-dashboard')
})

test('the password page asks first; Next leads back, Confirm to the fields, success to the sign-in', async () => {
  const page = await openOnNewDevice(world(), 'page@door.test', { language: 'en' })
  const other = await openOnNewDevice(world(), 'page@door.test', { language: 'en' })
  await page.goto('/changePassword')
  await seesHeading(page, 'Change password')
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.evaluate('window.wasHere = true')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL('**/company-dashboard')
  expect(await page.evaluate('window.wasHere')).toBeUndefined()
  await page.goto('/changePassword')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await sees(page, 'Password required')
  await fillPasswords(page, PASSWORD, NEW, 'other')
  await sees(page, 'Passwords do not match')
  await fillPasswords(page, 'not mine', NEW)
  await sees(page, 'The current password is incorrect')
  await fillPasswords(page, PASSWORD, NEW)
  await atSignIn(page)
  await sees(page, 'Password changed')
  await other.goto('/department')
  await atSignIn(other)
})

test('the dialog of the top bar is 600 wide, and after a change it leads to the sign-in', async () => {
  const page = await openOnNewDevice(world(), 'dialog@door.test', { language: 'en' })
  await page.goto('/department')
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await eventually(async () => (await dialog.boundingBox())?.width).toBe(600)
  await fillPasswords(page, PASSWORD, NEW)
  await atSignIn(page)
  expect(await dialog.count()).toBe(0)
  await sees(page, 'Password changed')
})

test('signing out leads to the sign-in, even if the server does not answer', async () => {
  for (const hangs of [false, true]) {
    const page = await openOnNewDevice(world(), 'leaver@door.test', { language: 'en' })
    await page.goto('/department')
    if (hangs) await page.route('**/api/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'My account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await atSignIn(page)
    await sees(page, 'Signed out')
  }
})

test('after the session has ended, the next call leads to the sign-in, also from the open password page', async () => {
  const endAll = () =>
    world().db.asProvider((tx) =>
      tx.execute(
        `delete from session where account_id = (select id from account where email = 'expired@door.test')`,
      ),
    )
  const page = await openOnNewDevice(world(), 'expired@door.test', { language: 'en' })
  await page.goto('/department')
  await seesHeading(page, 'Departments')
  // A running call of the page would notice the end of the session.
  await page.waitForLoadState('networkidle')
  await endAll()
  await page.getByRole('searchbox').fill('sales')
  await atSignIn(page)
  await typeSignIn(page, 'expired@door.test')
  await page.waitForURL('**/department?search=sales')
  await page.goto('/changePassword')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await endAll()
  await fillPasswords(page, PASSWORD, NEW)
  await atSignIn(page)
})

test('the second factor is turned on with a code of the app and required at the next sign-in', async () => {
  const page = await openOnNewDevice(world(), 'factor@door.test', { language: 'en' })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await field(page, 'Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await dialog.locator('pre').textContent()) ?? '').replaceAll(' ', '')
  const codeOf = (later: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })
  await dialog.getByLabel('The 6 digits in the app').fill(codeOf(-1))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await sees(dialog, 'Your recovery codes')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await sees(page, '10 recovery codes left')

  const later = await world().open({ language: 'en' })
  await later.goto('/')
  await later.getByRole('textbox', { name: /^Email/ }).fill('factor@door.test')
  await passwordField(later).fill(PASSWORD)
  await later.keyboard.press('Enter')
  await seesHeading(later, 'One more step')
  await later.getByLabel('Code', { exact: true }).fill('000000')
  await later.keyboard.press('Enter')
  await sees(later, 'The code is wrong or has expired')
  await later.getByLabel('Code', { exact: true }).fill(codeOf(0))
  await later.keyboard.press('Enter')
  await later.waitForURL('**/company-dashboard')
})
