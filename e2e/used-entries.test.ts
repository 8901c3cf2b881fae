import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { List } from './list.ts'
import { callAs, chooseItem, eventually, openAs, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

test('a department with employees cannot be deleted, and leads to these employees; a click on a row edits it', async () => {
  const call = await callAs(world(), HR)
  const [first] = (await call('GET', '/employee')).json().data as { department: string }[]
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/department')
  const list = new List(page, 'Departments')
  await chooseItem(
    list.row(first?.department ?? '').getByRole('button'),
    page.getByRole('menuitem', { name: 'Delete' }),
  )
  const dialog = page.getByRole('dialog', { name: 'Cannot be deleted' })
  await dialog.getByRole('link', { name: /^Employees: \d+$/ }).click()
  await seesHeading(page, 'Employees')
  const employees = new List(page, 'Employees')
  // The position stands below the department.
  const departments = async () =>
    new Set((await employees.below('Department')).flat().map((text) => text.split('\n')[0]))
  await eventually(departments).toEqual(new Set([first?.department]))
  await page.goBack()
  await list.row(first?.department ?? '').click()
  await page.getByRole('dialog', { name: 'Edit department' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/department')
})

test('a page of all reports and one of all settings lead to every page; a report is found by its words', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/reports')
  await seesHeading(page, 'All reports')
  await page.getByRole('main').getByRole('searchbox').fill('accounting')
  await eventually(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'Payroll journal' }).click()
  await seesHeading(page, 'Payroll journal')
  await page.goBack()
  await page
    .getByRole('main')
    .getByText(/^Last opened/)
    .waitFor()
  await page.goto('/settings')
  await page.getByRole('main').getByRole('link', { name: 'Departments' }).click()
  await seesHeading(page, 'Departments')
})
