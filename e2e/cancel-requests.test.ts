import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { choose, List } from './list.ts'
import { chooseItem, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

test('HR enters leave on the wrong day, moves it, cancels it with a reason, and enters it again', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  const enter = async () => {
    await page.goto('/e-leave/add')
    await page.getByRole('combobox', { name: 'Employee' }).fill('1002')
    await page.getByRole('option', { name: /1002/ }).click()
    await choose(page, 'Kind of leave', 'Annual leave')
    await page.getByRole('textbox', { name: 'First day' }).fill('18/05/2026')
    await page.getByRole('textbox', { name: 'Reason' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await seesHeading(page, 'Leave report')
  }
  await enter()
  const list = new List(page, 'Leave report')
  const row = () => list.row(/1002.*05\/2026/)
  const menu = async (entry: string) => {
    await chooseItem(
      row().getByRole('button', { name: 'Actions' }),
      page.getByRole('menuitem', { name: entry }),
    )
  }
  await menu('Edit')
  await seesHeading(page, 'Edit leave')
  await page.getByRole('textbox', { name: 'First day' }).fill('19/05/2026')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Wedding')
  await page.getByRole('button', { name: 'Save' }).click()
  await seesHeading(page, 'Leave report')
  await eventually(() => row().textContent()).toContain('19/05/2026')

  await menu('Cancel leave')
  const dialog = page.getByRole('dialog', { name: 'Cancel leave' })
  await sees(dialog, /no longer count/)
  await dialog.getByRole('button', { name: 'Cancel leave' }).click()
  await sees(dialog, 'Required')
  await dialog.getByRole('textbox', { name: 'Reason for cancelling' }).fill('Came to work')
  await dialog.getByRole('button', { name: 'Cancel leave' }).click()
  await eventually(() => row().textContent()).toContain('Came to work')

  await menu('History')
  await sees(page, /To undo, enter it again/)
  await sees(page, /First day: 18\/05\/2026 → 19\/05\/2026/)
  for (const [role, name] of [
    ['link', 'Edit'],
    ['button', 'Cancel leave'],
  ] as const)
    expect(await page.getByRole('dialog').getByRole(role, { name }).count()).toBe(0)
  await enter()
  await eventually(() => list.rows.filter({ hasText: /1002.*05\/2026/ }).count()).toBe(2)
})

test('HR cancels several spans of overtime at once, and sees them by their status', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee/ot')
  const list = new List(page, 'Overtime requests')
  await list.row(/Approved by HR/).waitFor()
  for (const at of [0, 1]) await list.rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Cancel overtime' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel overtime' })
  await sees(dialog, '2 selected')
  await dialog.getByRole('textbox', { name: 'Reason for cancelling' }).fill('Entered twice')
  await dialog.getByRole('button', { name: 'Cancel overtime' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto('/employee/ot?status=cancelled')
  await list.counts(2)
  await eventually(() => list.rows.first().textContent()).toContain('Entered twice')
  await list.rows.first().click()
  const details = page.getByRole('dialog')
  await sees(details, /To undo, enter it again/)
  await sees(details, 'Cancelled: counts nowhere')
  await sees(details, '1 of 2')
  await page.keyboard.press('ArrowRight')
  await sees(details, '2 of 2')
  await details.getByRole('link', { name: 'Open as a page' }).click()
  await seesHeading(page, 'Edit overtime')
})

test('a leave opens beside the list with the days that it takes, and leads to them', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/e-leave?status=success')
  const list = new List(page, 'Leave report')
  await list.rows.first().click()
  const details = page.getByRole('dialog')
  await sees(details, 'Counts for days and pay')
  await sees(details, /Takes [\d.]+ days? of leave/)
  await details.getByRole('button', { name: 'Cancel leave' }).waitFor()
  await details
    .getByRole('link', { name: /^\d\d\/\d\d\/\d{4}$/ })
    .first()
    .click()
  await seesHeading(page, 'Clock-in and clock-out')
  await sees(page.getByRole('dialog'), 'What counts for pay')
})

test('HR enters overtime of two employees on two days at once, and undoes the entry', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee/ot')
  await page.getByRole('link', { name: 'Overtime of many employees' }).click()
  const people = page.getByRole('combobox', { name: 'Employees one by one' })
  for (const number of ['1002', '1003']) {
    await people.fill(number)
    await page.getByRole('option', { name: new RegExp(number) }).click()
  }
  await page.getByRole('button', { name: 'Check' }).click()
  await sees(page, 'Choose days')
  for (const day of ['17', '18']) await page.getByRole('button', { name: new RegExp(`^${day}/`) }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('19:00')
  await page.getByRole('textbox', { name: 'To' }).fill('20:30')
  await sees(page, '2 employees × 2 days')
  await page.getByRole('button', { name: 'Check' }).click()
  await sees(page, 'All (4)')
  await page.getByRole('button', { name: 'Back' }).click()
  await sees(page, '2 employees × 2 days')
  await page.getByRole('button', { name: 'Check' }).click()
  await sees(page, 'All (4)')
  await page.getByRole('button', { name: /^Enter (all )?4/ }).click()
  await sees(page, '4 entered')
  const latest = new List(page, 'Latest entries')
  await latest.row(/Employees and days/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Cancel overtime' })
  await dialog.getByRole('textbox', { name: 'Reason for cancelling' }).fill('Wrong week')
  await dialog.getByRole('button', { name: 'Cancel overtime' }).click()
  await latest.row(/Undone by/).waitFor()
})
