import { expect, test } from 'vitest'
import { addDays, firstOfMonth, todayInLaos } from '#kit/contract/days.ts'
import { PHONE } from './browser.ts'
import { april, EMPLOYEE, EMPLOYEE_NUMBER, HR } from './company.ts'
import { List } from './list.ts'
import { callAs, chooseItem, eventually, openAs, sees, seesHeading } from './person.ts'
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
  await chooseItem(
    new List(page, 'Schedules').row('ກະໂຮງງານ').getByRole('button'),
    page.getByRole('menuitem', { name: 'Delete' }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await sees(page, /other data uses it/)
})

test('HR names a shift, adds another one with a break, checks scans against it and links a position', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/schedule')
  await page.getByRole('link', { name: 'New schedule' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('ກະຄືນ')
  await page.getByRole('button', { name: 'Save' }).click()
  await seesHeading(page, 'ກະຄືນ')
  const shifts = page.getByRole('region', { name: 'Shifts', exact: true })
  const dialog = page.getByRole('dialog')

  await chooseItem(
    shifts.getByRole('button', { name: 'Actions' }),
    page.getByRole('menuitem', { name: 'Change name, code and colour' }),
  )
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Office')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('O')
  await dialog.getByRole('radio', { name: 'Green' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await sees(shifts, 'In a week')
  await eventually(() => shifts.getByRole('img', { name: 'O, Office, 08:00–17:00' }).count()).toBe(1)

  await shifts.getByRole('link', { name: 'New shift' }).click()
  await eventually(() => page.locator('[data-colour=violet]').count()).toBe(1)
  await page.getByRole('textbox', { name: 'Name' }).fill('Night')
  await page.getByRole('textbox', { name: 'Code' }).fill('o')
  await page.getByRole('textbox', { name: 'Check-in' }).fill('22:00')
  await page.getByRole('textbox', { name: 'Check-out' }).fill('06:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, 'Another shift already has this code')
  await page.getByRole('textbox', { name: 'Code' }).fill('N')
  await page.getByRole('button', { name: 'Save' }).click()
  const night = shifts.getByRole('row', { name: /Night/ })
  await sees(night, 'In no week')

  await chooseItem(
    night.getByRole('button', { name: 'Actions' }),
    page.getByRole('menuitem', { name: 'New break' }),
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('Meal')
  await page.getByRole('textbox', { name: 'Break start' }).fill('01:30')
  await page.getByRole('textbox', { name: 'Break end' }).fill('02:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(night, 'Meal 01:30–02:00 (unpaid)')
  await sees(shifts, /Neither pay nor working hours are reduced/)

  await chooseItem(
    shifts.getByRole('row', { name: /Office/ }).getByRole('button', { name: 'Actions' }),
    page.getByRole('menuitem', { name: 'Delete' }),
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await sees(page, 'It cannot be deleted. It is used: From the beginning')

  await page.getByRole('link', { name: 'Check scans' }).click()
  const verdict = page.getByRole('region', { name: 'Result' })
  await page.getByRole('combobox', { name: 'Shift' }).click()
  await page.getByRole('option', { name: /Night/ }).click()
  await page.getByRole('textbox', { name: 'Scan 1' }).fill('22:10')
  await page.getByRole('textbox', { name: 'Scan 2' }).fill('06:05')
  await page.getByRole('checkbox', { name: 'Scan 2: Next day' }).check()
  await sees(verdict, 'Late')
  await sees(verdict, '06:05 (+1 day): Out')

  await page.goBack()
  await page.getByRole('link', { name: 'Positions on the schedule' }).click()
  await sees(page, 'No position is on this schedule yet')
  await page.getByRole('link', { name: 'Put positions on it' }).first().click()
  await page
    .getByRole('combobox', { name: 'Position' })
    .or(page.getByRole('textbox', { name: 'Position' }))
    .first()
    .click()
  const position = page.getByRole('option').first()
  const name = (await position.textContent()) ?? ''
  await position.click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  const linked = new List(page, 'Positions on the schedule')
  await eventually(() => linked.row(name).textContent()).toContain('Current')
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

test('who had no schedule in the period of a run gets one from its first day on', async () => {
  const call = await callAs(world(), HR)
  const person = { emp_number: 'NS-1', name: 'Noy', start_date: '2026-01-05', base_salary: 3_000_000 }
  expect((await call('POST', '/company/add-employee', person)).statusCode).toBe(200)
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee/scan-time?has_schedule=missing&from=2026-01-01&to=2026-01-31&search=NS-1')
  await sees(page, /on at least one day from 01\/01\/2026 to 31\/01\/2026/)
  const list = new List(page, 'Schedules of employees')
  await list.row('NS-1').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Put on a schedule' }).click()
  const from = page.getByRole('dialog').getByRole('textbox', { name: 'From' })
  await eventually(() => from.inputValue()).toBe('01/01/2026')
})

test('HR plans the roster with keys and publishes it; only then does the employee see the shift', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto(`/employee-roster?search=${EMPLOYEE_NUMBER}`)
  await seesHeading(page, 'Roster')
  const cell = page.getByRole('grid', { name: 'Roster' }).locator('td[data-row="0"][data-column="9"]')
  const titleOfCell = () => cell.getAttribute('title')
  await cell.click()
  const before = await titleOfCell()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Delete')
  await eventually(titleOfCell).toContain('Day off · Draft')
  await page.keyboard.press('Control+z')
  await eventually(titleOfCell).toBe(before)

  const choice = page.getByRole('region', { name: 'Shifts' }).getByRole('button').nth(1)
  const times = /\d\d:\d\d–\d\d:\d\d/.exec((await choice.textContent()) ?? '')?.[0] as string
  await cell.click()
  await page.keyboard.type((await choice.locator('span').first().textContent()) ?? '')
  await eventually(titleOfCell).toMatch(new RegExp(`${times} · Draft`))

  const phone = await openAs(world(), EMPLOYEE, { language: 'en', device: PHONE })
  const tenth = addDays(firstOfMonth(todayInLaos()), 9)
  const own = phone.locator('li', { has: phone.locator(`time[datetime="${tenth}"]`) }).last()
  await phone.goto('/employee/roster')
  await seesHeading(phone, 'My roster')
  await own.waitFor()
  const ownBefore = await own.textContent()

  const publish = page.getByRole('button', { name: 'Publish (1)' })
  await publish.click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await sees(dialog, 'Drafts of 1 day for 1 person')
  await dialog.getByRole('button', { name: 'Publish (1)' }).click()
  await eventually(titleOfCell).toContain('Published')
  await phone.reload()
  await eventually(() => own.textContent()).toContain(times)
  expect(ownBefore).not.toContain(times)
  await sees(phone, 'Your roster has changed')
  await sees(phone, /^1 day changed in 10\//)
  await phone.getByRole('button', { name: 'I have seen it' }).click()
  await eventually(() => phone.getByText('Your roster has changed').count()).toBe(0)
})

test('on a phone the roster has pages of 25 people', async () => {
  const phone = await openAs(world(), HR, { language: 'en', device: PHONE })
  await phone.goto('/employee-roster')
  await seesHeading(phone, 'Roster')
  const people = phone.locator('section[aria-label^="1"]')
  await sees(phone, /^1–25 of \d+$/)
  expect(await people.count()).toBe(25)
  await phone.getByRole('button', { name: 'Next', exact: true }).click()
  await sees(phone, /^26–\d+ of \d+$/)
  expect(await people.count()).toBeLessThanOrEqual(25)
  await eventually(async () => (await people.first().boundingBox())?.y).toBeLessThan(400)
})
