import { expect, test } from 'vitest'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { PHONE } from './browser.ts'
import { april, EMPLOYEE, EMPLOYEE_NUMBER, HR } from './company.ts'
import { chooseItem, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)
const today = todayInLaos()

test('HR makes a rotation, assigns an employee, publishes its shifts, and the employee sees them on the phone', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee-roster/rotation')
  await seesHeading(page, 'Rotations')
  await page.getByRole('button', { name: 'New rotation' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New rotation' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Every day')
  await dialog.getByRole('textbox', { name: 'First day of the pattern' }).fill(formatDate(today))
  const shift = dialog.getByRole('button', { name: /\d\d:\d\d–\d\d:\d\d/ }).first()
  const times = /\d\d:\d\d–\d\d:\d\d/.exec((await shift.textContent()) ?? '')?.[0] as string
  await shift.click()
  await dialog.getByRole('combobox', { name: 'Employees one by one' }).fill(EMPLOYEE_NUMBER)
  await page.getByRole('option', { name: new RegExp(`^${EMPLOYEE_NUMBER} · `) }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Add 1 employee' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()

  const row = page.getByRole('row', { name: /Every day/ })
  await chooseItem(row.getByRole('button').last(), page.getByRole('menuitem', { name: 'Write drafts' }))
  const write = page.getByRole('dialog', { name: /^Write drafts/ })
  for (const name of ['From', 'Until']) await write.getByRole('textbox', { name }).fill(formatDate(today))
  await write.getByRole('button', { name: 'Write drafts' }).click()
  await seesHeading(page, 'Roster')

  const phone = await openAs(world(), EMPLOYEE, { language: 'en', device: PHONE })
  const own = phone.locator('li', { has: phone.locator(`time[datetime="${today}"]`) }).last()
  await phone.goto('/employee/roster')
  await seesHeading(phone, 'My roster')
  await own.waitFor()
  expect(await phone.getByText('Your roster has changed').count()).toBe(0)

  await page.getByRole('button', { name: 'Publish (1)' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish' })
  await publish.getByRole('button', { name: 'Publish (1)' }).click()
  await publish.waitFor({ state: 'detached' })
  await phone.reload()
  await eventually(() => own.textContent()).toContain(times)
  await sees(phone, 'Your roster has changed')
})
