import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { List } from './list.ts'
import { eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

test('HR creates a schedule, puts employees on it, and changes its week from a day on', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/schedule')
  await seesHeading(page, 'Schedules')
  await page.getByRole('link', { name: 'New schedule' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('ກະໂຮງງານ')
  await page.getByRole('textbox', { name: 'Monday: Check-in' }).fill('07:30')
  await page.getByRole('textbox', { name: 'Monday: Check-out' }).fill('16:30')
  await page.getByRole('button', { name: 'Monday: Use these times for all working days' }).click()
  await page.getByRole('checkbox', { name: 'Saturday' }).check()
  await page.getByRole('textbox', { name: 'Saturday: Check-out' }).fill('11:30')
  await page.getByRole('button', { name: 'Save' }).click()

  await seesHeading(page, 'ກະໂຮງງານ')
  await sees(page, 'In force today')
  await eventually(() => page.getByRole('row', { name: /^Sat/ }).textContent()).toContain('11:30')
  await eventually(() => page.getByRole('row', { name: /^Fri/ }).textContent()).toContain('07:30')

  await page.getByRole('link', { name: 'Employees on the schedule' }).click()
  await sees(page, 'Nobody is on this schedule yet')
  await page.getByRole('link', { name: 'Put employees on it' }).first().click()
  const everybody = new List(page, 'Schedules of employees')
  await everybody.row('1002').getByRole('checkbox').check()
  await everybody.row('1003').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Put on a schedule' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const assigned = new List(page, 'Employees on the schedule')
  await eventually(() => assigned.row('1002').textContent()).toContain('Current')
  await eventually(() => assigned.row('1003').textContent()).toContain('Current')

  await page.getByRole('link', { name: 'ກະໂຮງງານ' }).click()
  await page.getByRole('button', { name: 'Change from a day on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change from a day on' })
  await dialog.getByRole('textbox', { name: 'First day of the new week' }).fill('01/01/2030')
  await dialog.getByRole('checkbox', { name: 'Saturday' }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const later = page.getByRole('region', { name: 'From 01/01/2030' })
  await eventually(() => later.getByRole('row', { name: /^Sat/ }).textContent()).toContain('Rest')
  await sees(page, 'From the beginning – 31/12/2029')

  await page.goto('/schedule')
  await new List(page, 'Schedules').row('ກະໂຮງງານ').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await sees(page, /other data uses it/)
})

test('who has no schedule is seen at a glance', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee/scan-time')
  await seesHeading(page, 'Schedules of employees')
  const list = new List(page, 'Schedules of employees')
  await eventually(() => list.row('1004').textContent()).not.toContain('No schedule')
  await page.goto('/employee/scan-time?has_schedule=missing')
  await sees(page, 'No match')
  expect(await page.getByRole('row').count()).toBe(0)
})
