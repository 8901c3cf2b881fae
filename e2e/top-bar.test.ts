import { expect, test } from 'vitest'
import { aprilOfCompany, CLERK, HR, PROVIDER, prepareCompany } from './company.ts'
import { List } from './list.ts'
import { downloadFile, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld({
  prepare: async (db) => {
    await prepareCompany(db, [await aprilOfCompany()])
    await db.asOwner((client) =>
      client.query(
        `update employee e set end_date = today_in_laos() + days
         from (select company_id, id, (array[3, 10, -5])[row_number() over (order by id)] as days from employee limit 3) chosen
         where e.company_id = chosen.company_id and e.id = chosen.id and days is not null`,
      ),
    )
  },
})

test('the bell counts the contracts that end soon or have ended, and links to them', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/company-dashboard')
  await page.getByText('127.0.0.1', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Notifications: 3 contracts' }).click()
  const news = page.getByRole('dialog', { name: 'Notifications' })
  await sees(news, 'In 3 days')
  await sees(news, '5 days ago')
  expect(await news.getByText('Ends soon', { exact: true }).count()).toBe(2)
  expect(await news.getByText('Ended', { exact: true }).count()).toBe(1)
  await news.getByRole('listitem').first().getByRole('link').click()
  await seesHeading(page, 'Contracts near expiry')
  const list = new List(page, 'Contracts near expiry')
  await list.counts(3)
  expect((await list.below('Days left', 'Status')).map((row) => row.join(': '))).toEqual([
    'In 3 days: Ends soon',
    'In 10 days: Ends soon',
    '5 days ago: Ended',
  ])
})

test('the Excel file of the list is in the log of exports, with user and number of rows', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee-contract/contract-expire?state=warning')
  await new List(page, 'Contracts near expiry').counts(2)
  const file = await downloadFile(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
  await page.goto('/export-excel')
  const list = new List(page, 'Excel exports')
  await list.counts(1)
  const [noted] = await list.below('What', 'File', 'Rows', 'Filters')
  expect(noted).toEqual(['Contracts near expiry', file.name, '2', 'Status: Ends soon'])
})

test('without the permission the bell has no contracts; the provider has no bell', async () => {
  const clerk = await openAs(world(), CLERK, { language: 'en' })
  await clerk.goto('/')
  await clerk.getByRole('button', { name: 'Notifications', exact: true }).click()
  await sees(clerk.getByRole('dialog', { name: 'Notifications' }), 'No notifications')
  expect(await clerk.getByText('Contracts').count()).toBe(0)
  const provider = await openAs(world(), PROVIDER, { language: 'en' })
  await provider.goto('/')
  await provider.getByText('127.0.0.1', { exact: true }).first().waitFor()
  expect(await provider.getByRole('button', { name: /^Notifications/ }).count()).toBe(0)
})

test('the search finds people, what can be done for them and their payslip, and remembers what was opened', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('textbox')
  const found = (name: string | RegExp) => dialog.getByRole('button', { name })
  await page.goto('/position')
  await seesHeading(page, 'Positions')
  await page.keyboard.press('/')
  await search.fill('1002')
  // The person, and the payslip of the calculated run.
  await found(/^1002 · /)
    .nth(1)
    .waitFor()
  await found(/^New leave for/).waitFor()
  await page.keyboard.press('Escape')
  // Enter can be pressed before anything is found.
  await page.keyboard.press('/')
  await search.fill('1002')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/employee/profile/*')
  const address = page.url()
  await page.goto('/department')
  await seesHeading(page, 'Departments')
  await page.keyboard.press('Control+k')
  await found(/^1002 · /).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(address)
  await page.keyboard.press('Control+k')
  await search.fill('1002')
  await found(/^New leave for/).click()
  await eventually(() => page.getByRole('combobox', { name: /^Employee/ }).inputValue()).toMatch(/^1002 · /)
  await page.keyboard.press('Control+k')
  await search.fill('1002')
  await found(/^1002 · /)
    .nth(1)
    .click()
  await seesHeading(page, 'Payslip')
})

test('the menu opens its modules, keeps pins, stays as a rail, and keys lead to its pages', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/branch')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const link = (name: string) => menu.getByRole('link', { name, exact: true })
  await link('Departments').waitFor()
  expect(await link('Payroll').count()).toBe(0)
  await menu.getByRole('button', { name: 'Payroll', exact: true }).click()
  await menu.getByRole('button', { name: 'Pin Payroll', exact: true }).click()
  await eventually(() => link('Payroll').count()).toBe(2)
  await page.getByRole('button', { name: 'Expand or collapse the menu' }).click()
  await link('Departments').waitFor({ state: 'detached' })
  await page.reload()
  await link('Payroll').waitFor()
  await menu.getByRole('button', { name: 'People', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'People' })
    .getByRole('link', { name: 'Employees', exact: true })
    .click()
  await seesHeading(page, 'Employees')
  await page.locator('main').focus()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await seesHeading(page, 'Payroll')
  await page.keyboard.press('?')
  await sees(page.getByRole('dialog', { name: 'Keyboard shortcuts' }), 'Leave report')
  for (const [path, words] of [
    ['/payrolls/9', 'This page does not exist'],
    ['/anouncement', 'Write announcements and see who has read them.'],
    ['/bank', 'Access denied'],
  ] as const) {
    await page.goto(path)
    await sees(page.getByRole('main'), words)
    await link('Payroll').waitFor()
  }
})

test('the self-check finds server, clock, font and position in order, and shows the result as text', async () => {
  const geolocation = { latitude: 17.96667, longitude: 102.6, accuracy: 12 }
  const permissions = ['geolocation', 'clipboard-read', 'clipboard-write']
  const page = await openAs(world(), PROVIDER, { language: 'en', device: { geolocation, permissions } })
  await page.goto('/test')
  await seesHeading(page, 'Self-check')
  await page.getByRole('button', { name: 'Run all' }).click()
  const found = (name: string) => page.getByRole('region', { name }).textContent()
  await eventually(() => found('Server connection')).toMatch(/Fine[\s\S]*Round trip \d+ ms/)
  await eventually(() => found('Device clock')).toContain('The clocks agree')
  await eventually(() => found('Lao font')).toContain('Noto Sans Lao is loaded')
  await eventually(() => found('Position (GPS)')).toContain('17.96667, 102.60000, accurate to ±12 m')
  await eventually(() => found('Notifications')).toContain('Notifications are not allowed')
  await eventually(() => found('Printing')).toContain('The print dialog was opened')
  await page.getByRole('button', { name: 'Copy result' }).click()
  await sees(page, 'Copied')
  const copied = await page.evaluate('navigator.clipboard.readText()')
  expect(copied).toContain('Position (GPS): Fine – 17.96667, 102.60000')
  expect(copied).toContain('Network address: 127.0.0.1')
})
