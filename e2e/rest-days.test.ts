import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { choose, List } from './list.ts'
import { eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

test('HR adds the public holidays of next year and the weekly rest day, and sees both in the calendar', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/restDay')
  await seesHeading(page, 'Rest days')
  await page.getByRole('button', { name: 'Add public holidays' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radiogroup', { name: 'Year' }).locator('label').last().click()
  await sees(dialog, /Thursday, 2 December|Wednesday, 2 December/)
  await dialog.getByRole('button', { name: /^Add \d+ days$/ }).click()
  await sees(page, /\d+ days added/)

  // The list behind the dialog has filters with the same names.
  const pick = async (field: string, entry: string | RegExp) => {
    await dialog.getByRole('combobox', { name: field, exact: true }).click()
    await page.getByRole('option', { name: entry }).click()
  }
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Name (Lao)' }).fill('ວັນອາທິດ')
  await pick('Kind', 'Weekly')
  await pick('Counts as', /^Rest day/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await sees(dialog, 'Required')
  await pick('Day of the week', 'Sunday')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const list = new List(page, 'Rest days')
  await eventually(() => list.row('ວັນອາທິດ').textContent()).toContain('Every Sunday')

  await page.getByText('Calendar', { exact: true }).click()
  const april = page.getByRole('table', { name: 'April 2026' })
  await eventually(() => april.locator('[data-off=holiday]').count()).toBe(3)
  await eventually(() => april.locator('[data-off=rest]').count()).toBe(4)
  expect(await april.locator('[data-off=rest]').first().textContent()).toContain('Rest day')
})

test('a leave type shows its entitlement, and leave beyond it causes a warning first', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/vacation')
  const list = new List(page, 'Leave types')
  await list.row('Sick leave').click()
  const dialog = page.getByRole('dialog', { name: 'Edit leave type' })
  await dialog.getByRole('textbox', { name: 'Days a year', exact: true }).fill('0.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await eventually(() => list.row('Sick leave').textContent()).toContain('0.5')

  await page.goto('/e-leave/add')
  await page.getByRole('combobox', { name: 'Employee' }).fill('1002')
  await page.getByRole('option', { name: /1002/ }).click()
  await choose(page, 'Kind of leave', 'Sick leave')
  await page.getByRole('textbox', { name: 'First day' }).fill('18/05/2026')
  await page.getByRole('textbox', { name: 'Reason' }).click()
  await sees(page, /of 0\.5 days left in 2026/)
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page.getByRole('dialog'), /exceeds the balance/)
})
