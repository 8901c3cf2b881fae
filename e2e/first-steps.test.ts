import { expect, test } from 'vitest'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { april, HR } from './company.ts'
import { choose } from './list.ts'
import { callAs, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('the start page leads from the steps to the payday and from what needs a person to their lists', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/company-dashboard')
  const month = page.getByRole('region', { name: 'Until the next payday' })
  await sees(month, /^Payroll /)
  const steps = month.getByRole('listitem')
  await steps.filter({ hasText: 'Scans in' }).waitFor()
  await steps.filter({ hasText: 'Bank file and payment' }).waitFor()
  for (const card of ['Employees', 'Holiday report', 'Salary report']) await sees(page, card)
  for (const chart of ['Net pay and cost to the company', 'Headcount, joiners and leavers'])
    await page.getByRole('region', { name: chart }).waitFor()
  const columns = page.getByRole('list', { name: 'Headcount, joiners and leavers' }).getByRole('button')
  await columns.last().focus()
  await page.keyboard.press('ArrowLeft')
  await eventually(() => columns.nth(10).getAttribute('data-chosen')).toBe('true')
  const needs = page.getByRole('region', { name: 'Needs a person' })
  await needs.getByRole('link').first().click()
  await eventually(() => new URL(page.url()).pathname).not.toBe('/company-dashboard')
})

test('the first steps say what is missing, lead to it, fold, and are hidden until the settings show them again', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/company-dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await sees(steps, /\d+ of 10 done/)
  const approve = steps.getByRole('listitem').filter({ hasText: 'Approve the first payroll run' })
  await approve.getByRole('img', { name: 'Not done' }).waitFor()
  await steps
    .getByRole('listitem')
    .filter({ hasText: 'Employees' })
    .first()
    .getByRole('img', { name: 'Done' })
    .waitFor()

  await steps.getByRole('button', { name: 'First steps' }).click()
  await eventually(() => approve.isVisible()).toBe(false)
  await page.reload()
  await sees(steps, /\d+ of 10 done/)
  expect(await approve.isVisible()).toBe(false)
  await steps.getByRole('button', { name: 'First steps' }).click()
  await approve.getByRole('link').click()
  await page.waitForURL('**/payrolls-item')

  await page.goto('/company-dashboard')
  await steps.getByRole('button', { name: 'Hide' }).click()
  await steps.waitFor({ state: 'detached' })
  await page.goto('/company-setting')
  await page.getByRole('switch', { name: 'Show the first steps' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, /saved|updated/i)
  await page.goto('/company-dashboard')
  await sees(steps, /\d+ of 10 done/)
})

test('a new employee gets a schedule, which the form shows and changes from a day on', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  const call = await callAs(world(), HR)
  const schedule = { name: 'ກະໃໝ່', purpose: 'normal', start_date: null, end_date: null, days: [] }
  expect((await call('POST', '/schedule', schedule)).statusCode).toBe(200)

  await page.goto('/employee/create')
  await page.getByRole('textbox', { name: 'Employee number' }).fill('5001')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('ມະລິ')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await page.getByRole('textbox', { name: 'Start date' }).fill('01/04/2026')
  await choose(page, 'Schedule', 'ກະໃໝ່')
  await next.click()
  await page.getByRole('textbox', { name: 'Base salary' }).fill('3500000')
  await next.click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await seesHeading(page, 'Employees')

  const { id } = (await call('GET', '/employee?search=5001')).json().data[0]
  await page.goto(`/employee/edit/${id}`)
  const present = page.getByRole('region', { name: 'Schedule' })
  await sees(present, 'ກະໃໝ່, from 01/04/2026')
  await present.getByRole('button', { name: 'Change from a day on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Schedule' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('textbox', { name: 'From' }).fill('01/01/2030')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await sees(present, '01/01/2030')
})

test('the import shows the schedules that change, and stores them', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  const keys = ['emp_number', 'name', 'start_date', 'base_salary', 'schedule']
  const columns = keys.map((key) => ({ key, header: key, type: 'text' as const }))
  const person = { emp_number: '5001', name: 'ມະລິ', start_date: '01/04/2026', base_salary: '3500000' }
  const schedules = await world().db.asOwner((client) =>
    client.query<{ name: string }>(`select name from schedule where name <> 'ກະໃໝ່' order by id limit 1`),
  )
  const name = schedules.rows[0]?.name ?? ''
  const bytes = await writeWorkbook({
    sheets: [{ name: 'people', columns, rows: [{ ...person, schedule: name }] }],
  })
  await page.goto('/employee/import')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.xlsx', mimeType: XLSX, buffer: Buffer.from(bytes) })
  const changes = page.getByRole('table', { name: /^Changes/ })
  await eventually(() => changes.getByRole('row').last().textContent()).toContain(name)
  expect(await changes.getByRole('row').last().textContent()).toContain('ກະໃໝ່')
  await page.getByRole('checkbox', { name: 'Schedule (1)' }).check()
  await page.getByRole('button', { name: 'Change the employees' }).click()
  await sees(page, '1 existing employees changed')
})
