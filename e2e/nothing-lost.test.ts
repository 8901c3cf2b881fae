import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { april, CLERK, HR } from './company.ts'
import { choose } from './list.ts'
import { callAs, chooseItem, eventually, openOnNewDevice, sees, seesHeading, typeSignIn } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The end of the longest session, or an administrator who ends it elsewhere. */
const endSessions = () =>
  world().db.asProvider((tx) => tx.execute('delete from session where company_id is not null'))

async function beginEmployee(page: Page, number: string) {
  await page.goto('/employee/create')
  await seesHeading(page, 'New employee')
  await typeEmployee(page, number)
}

async function typeEmployee(page: Page, number: string) {
  await field(page, 'Employee number').fill(number)
  await field(page, 'Name').fill('Namfon')
  await press(page, 'Next')
  await choose(page, 'Department', 'Sales')
  await press(page, 'Next')
  await field(page, 'Base salary').fill('3500000')
  await press(page, 'Next')
}

/** Presses a button after the end of the session. */
async function pressWithoutSession(page: Page, name: string) {
  // Another call of the page can notice the end first and lead to the sign-in: the click must not wait for the button to return.
  const button = await page.getByRole('button', { name, exact: true }).elementHandle()
  await endSessions()
  await button?.dispatchEvent('click')
}

const openStep = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps to a new employee' }).getByRole('button', { name }).click()

async function peopleNumbered(number: string): Promise<{ id: number }[]> {
  const call = await callAs(world(), HR)
  return (await call('GET', `/employee?search=${number}`)).json().data
}

test('the session ends while a long form is open: after signing in again its values are still there', async () => {
  const page = await openOnNewDevice(world(), HR, { language: 'en' })
  await beginEmployee(page, '3001')
  await pressWithoutSession(page, 'Save')
  await seesHeading(page, 'Sign in')
  await typeSignIn(page, HR)
  await seesHeading(page, 'New employee')
  await sees(page, 'We kept what you had typed')
  await openStep(page, 'Person')
  expect(await field(page, 'Employee number').inputValue()).toBe('3001')
  await openStep(page, 'Job')
  await eventually(() => page.getByRole('combobox', { name: 'Department' }).inputValue()).toBe('Sales')
  await openStep(page, 'Pay and bank')
  expect(await field(page, 'Base salary').inputValue()).toBe('3,500,000')
  await openStep(page, 'Check and save')
  await press(page, 'Save')
  await sees(page, 'Saved')
  await eventually(async () => (await peopleNumbered('3001')).length).toBe(1)
  // Saved values are no longer a draft.
  await page.goto('/employee/create')
  await seesHeading(page, 'New employee')
  expect(await field(page, 'Employee number').inputValue()).toBe('3002')
})

test('a file that is asked for after the session has ended is not saved: the sign-in opens, and returns to the list', async () => {
  const page = await openOnNewDevice(world(), HR, { language: 'en' })
  await page.goto('/job-title')
  await seesHeading(page, 'Job titles')
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await pressWithoutSession(page, 'Export Excel')
  await seesHeading(page, 'Sign in')
  await typeSignIn(page, HR)
  await seesHeading(page, 'Job titles')
  expect(saved).toEqual([])
  const download = page.waitForEvent('download')
  await press(page, 'Export Excel')
  expect((await download).suggestedFilename()).toBe('job_title.xlsx')
})

test('a restored draft can be discarded; after signing out, or for another user, it is not restored', async () => {
  const page = await openOnNewDevice(world(), HR, { language: 'en' })
  await beginEmployee(page, '3009')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await sees(page, 'We kept what you had typed')
  await press(page, 'Discard')
  await openStep(page, 'Person')
  expect(await field(page, 'Employee number').inputValue()).toBe('3002')
  expect(await field(page, 'Name').inputValue()).toBe('')
  await typeEmployee(page, '3003')
  await pressWithoutSession(page, 'Save')
  await seesHeading(page, 'Sign in')
  await typeSignIn(page, CLERK)
  await page.waitForURL(/dashboard|profile/)
  expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain('3003')
  await page.evaluate(
    'sessionStorage.setItem("return-to", JSON.stringify({ account: "1/1", path: "//evil.test" }))',
  )
  // By keyboard: a message may lie over the button, and stays while the pointer is on it.
  await page.getByRole('button', { name: 'My account' }).press('Enter')
  await press(page, 'Sign out')
  await seesHeading(page, 'Sign in')
  await typeSignIn(page, HR)
  await page.waitForURL('**/company-dashboard')
  await page.goto('/employee/create')
  await seesHeading(page, 'New employee')
  expect(await field(page, 'Employee number').inputValue()).toBe('3002')
})

test('the connection breaks after the server has saved: the form stays, and saving again does not add a second record', async () => {
  const page = await openOnNewDevice(world(), HR, { language: 'en' })
  await beginEmployee(page, '3004')
  const keys: string[] = []
  const breakAfterwards = async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/api/company/add-employee', breakAfterwards)
  await press(page, 'Save')
  await sees(page, 'No connection. Check the network and try again.')
  await sees(page, 'What you typed is kept')
  expect(await peopleNumbered('3004')).toHaveLength(1)
  // The page itself can be reloaded in between.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await sees(page, 'We kept what you had typed')
  await page.unroute('**/api/company/add-employee', breakAfterwards)
  const again = page.waitForRequest('**/api/company/add-employee')
  await press(page, 'Save')
  expect((await again).headers()['idempotency-key']).toBe(keys[0])
  await sees(page, 'Saved')
  expect(await peopleNumbered('3004')).toHaveLength(1)
})

test('without a network a dialog stays open, says so in Lao, and is saved by the next attempt', async () => {
  const page = await openOnNewDevice(world(), HR)
  await page.goto('/department')
  await press(page, 'ເພີ່ມ')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('ພະແນກທົດລອງ')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'ບັນທຶກ' }).click()
  await sees(dialog, 'ສິ່ງທີ່ທ່ານພິມໄວ້ຍັງຢູ່')
  expect(await dialog.getByRole('textbox').inputValue()).toBe('ພະແນກທົດລອງ')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'ລອງໃໝ່' }).click()
  await sees(page, 'ເພີ່ມແລ້ວ: ພະແນກທົດລອງ')
  await dialog.waitFor({ state: 'detached' })
  // The button in the message undoes a deletion.
  const row = page.getByRole('row').filter({ hasText: 'ພະແນກທົດລອງ' })
  await chooseItem(
    row.getByRole('button', { name: 'ການດຳເນີນການ' }),
    page.getByRole('menuitem', { name: 'ລຶບ' }),
  )
  await dialog.getByRole('button', { name: 'ລຶບ' }).click()
  await row.waitFor({ state: 'detached' })
  await press(page, 'ຍົກເລີກການລຶບ')
  await row.waitFor()
})

test('two users change the same employee: the second sees the difference and chooses', async () => {
  const page = await openOnNewDevice(world(), HR, { language: 'en' })
  const path = `/employee/edit/${(await peopleNumbered('1005'))[0]?.id}`
  await page.goto(path)
  await field(page, 'Card number').fill('P-111')
  await choose(page, 'Gender', /^Male$/)
  const call = await callAs(world(), HR)
  const change = async (card: string) => {
    const { data } = (await call('GET', path.replace('edit/', ''))).json()
    const { salaries: _, ...rest } = data
    const saved = await call('PUT', path.replace('edit/', ''), { ...rest, card_id: card })
    expect(saved.statusCode).toBe(200)
  }
  await change('P-222')
  await press(page, 'Save')
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this in the meantime' })
  await sees(told, 'P-222')
  expect(await told.getByRole('row').allInnerTexts()).toEqual([
    expect.stringMatching(/Field\s+Now\s+Yours/),
    expect.stringMatching(/Gender\s+Female\s+Male/),
    expect.stringMatching(/Card number\s+P-222\s+P-111/),
  ])
  await told.getByRole('button', { name: 'Keep editing' }).click()
  await field(page, 'Card number').fill('P-333')
  await press(page, 'Save')
  await sees(told, 'P-333')
  await told.getByRole('button', { name: 'Save mine' }).click()
  await sees(page, 'Changes saved')
  expect((await call('GET', path.replace('edit/', ''))).json().data.card_id).toBe('P-333')
  await page.goto(path)
  await field(page, 'Card number').fill('P-111')
  await change('P-222')
  await press(page, 'Save')
  await told.getByRole('button', { name: 'Use theirs' }).click()
  await eventually(() => field(page, 'Card number').inputValue()).toBe('P-222')
})

test('a page with unsaved values asks before it is left; unchanged or saved it does not', async () => {
  const page = await openOnNewDevice(world(), HR, { language: 'en' })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const toDashboard = () => menu.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const days = field(page, 'Working days a month')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.goto('/company-setting')
  await days.waitFor()
  expect(await save.isDisabled()).toBe(true)
  await days.fill('25')
  await days.blur()
  await toDashboard()
  const question = page.getByRole('dialog', { name: 'Not saved yet' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await days.inputValue()).toBe('25')
  await save.click()
  await sees(page, 'Changes saved')
  await toDashboard()
  await page.waitForURL('**/company-dashboard')
  await page.goBack()
  await eventually(() => days.inputValue()).toBe('25')
  await days.fill('24')
  await toDashboard()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/company-dashboard')
})
