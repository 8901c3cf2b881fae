import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDate, monthOf, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, EMPLOYEE_NUMBER, HR, MANAGER } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { callAs, eventually, openAs, sees, seesHeading } from './person.ts'
import { COLLEAGUES, DEPUTY, HR_MANAGER, team, workday } from './request-team.ts'
import { visitsOn } from './visit.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)

const onPhone = (email: string, language: 'la' | 'en' = 'en') =>
  openAs(world(), email, { language, device: PHONE })

/** Asks for a day of leave as the form does. Returns the id of the request. */
async function askForLeave(email: string, day: string): Promise<number> {
  const call = await callAs(world(), email)
  const types = (await call('GET', '/employee/leave/balances')).json().data as {
    leave_type_id: number
    leave_type: string
  }[]
  const type = types.find(({ leave_type }) => leave_type === 'Annual leave')
  const leave = { leave_type_id: type?.leave_type_id, start_date: day, end_date: day, part: 'full' }
  const answer = await call('POST', '/employee/leave', leave)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.request_id
}

/** Decides a request as the screens do. */
async function decide(email: string, id: number): Promise<void> {
  const call = await callAs(world(), email)
  const answer = await call('POST', '/requests/decide', { ids: [id], verdict: 'approved' })
  expect(answer.json().data[0].error, answer.body).toBeNull()
}

const card = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('from home an employee asks for leave of tomorrow with three taps; the manager and HR approve it, and the day shows it', async () => {
  const day = workday(1)
  const page = await onPhone(EMPLOYEE, 'la')
  await page.goto('/employee-dashboard')
  await page.getByRole('button', { name: 'ຂໍ', exact: true }).tap()
  await page.getByRole('link', { name: /^ຂໍລາພັກ/ }).tap()
  await sees(page, 'ໃຜຕັດສິນ')
  if (day !== addDays(todayInLaos(), 1)) await page.getByLabel('ວັນທີເລີ່ມ').fill(formatDate(day))
  await page.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(page, 'ສົ່ງຄຳຂໍແລ້ວ')
  await sees(page, /^ດຽວນີ້ລໍຖ້າ .+ \(ຫົວໜ້າຜູ້ອະນຸມັດ\)$/)

  const manager = await onPhone(MANAGER)
  await manager.goto('/employee-dashboard')
  // The tab of requests says how many wait.
  await manager.getByRole('link', { name: 'Requests 1' }).tap()
  await seesHeading(manager, 'Waiting for me')
  await card(manager, formatDate(day)).getByRole('button', { name: 'Approve' }).tap()
  await sees(manager, 'Approved. The next step is asked now.')
  await sees(manager, 'Nothing waits for you')

  const hr = await openAs(world(), HR_MANAGER, { language: 'en' })
  await hr.goto('/employee/leave/request/hr')
  await new List(hr, 'Approve leave (HR)').row(formatDate(day)).click()
  const details = hr.getByRole('dialog')
  await details
    .getByRole('listitem')
    .filter({ hasText: 'Line manager' })
    .filter({ hasText: 'Approved' })
    .waitFor()
  await details.getByRole('button', { name: 'Approve' }).click()
  await sees(hr, 'Approved')
  await sees(hr, 'Nothing waits for you')

  await page.goto('/employee/requests')
  await sees(card(page, formatDate(day)), 'ອະນຸມັດແລ້ວ')
  const roster = (
    await (
      await callAs(world(), EMPLOYEE)
    )('GET', `/employee/roster?from=${day}&to=${day}`)
  ).json()
  expect(roster.data).toMatchObject([{ date: day, leave: 'full' }])
  await page.goto('/employee/roster')
  if (monthOf(day) !== monthOf(todayInLaos())) await page.getByRole('button', { name: 'ເດືອນຖັດໄປ' }).tap()
  await sees(page.locator(`li:has(time[datetime="${day}"])`).last(), 'ລາພັກ')
})

test('overtime is asked for with its hours beside the limits of the law; the manager sees them before deciding', async () => {
  const day = workday(2)
  const page = await onPhone(EMPLOYEE)
  await page.goto('/employee/request/ot')
  await page.getByRole('link', { name: 'Request overtime' }).tap()
  await page.getByLabel('Date').fill(formatDate(day))
  await page.getByRole('button', { name: '+3 h' }).tap()
  await sees(page, /^3:00 of 3:00 this day$/)
  await page.getByRole('button', { name: 'Send request' }).tap()
  await sees(page, 'Request sent')

  const manager = await openAs(world(), MANAGER, { language: 'en' })
  await manager.goto('/employee/approve/ot')
  await new List(manager, 'Approve overtime').row(formatDate(day)).click()
  const details = manager.getByRole('dialog')
  await sees(details, /^3:00 of 3:00 this day$/)
  await details.getByRole('button', { name: 'Approve' }).click()
  await sees(manager, 'Nothing waits for you')
  await page.goto('/employee/request/ot')
  await sees(card(page, formatDate(day)), 'Approved')
})

test('a rejection needs a reason, which the employee reads before asking again', async () => {
  const day = workday(4)
  await askForLeave(EMPLOYEE, day)
  const manager = await onPhone(MANAGER)
  await manager.goto('/employee/inbox')
  await card(manager, formatDate(day)).getByRole('button', { name: 'Reject' }).tap()
  const dialog = manager.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('No')
  await dialog.getByRole('button', { name: 'Reject' }).tap()
  await sees(dialog, 'At least 5 characters')
  await dialog.getByLabel('Reason').fill('The stock is counted on this day')
  await dialog.getByRole('button', { name: 'Reject' }).tap()
  await sees(manager, 'Nothing waits for you')

  const page = await onPhone(EMPLOYEE)
  await page.goto('/employee/requests')
  await card(page, formatDate(day)).getByRole('button').tap()
  const details = page.getByRole('dialog')
  await sees(details, 'The stock is counted on this day')
  await details.getByRole('link', { name: 'Ask again' }).tap()
  await seesHeading(page, 'Request leave')
  await eventually(() => page.getByLabel('First day').inputValue()).toBe(formatDate(day))
  await page.getByLabel('First day').fill(formatDate(workday(5)))
  await page.getByRole('button', { name: 'Send request' }).tap()
  await sees(page, 'Request sent')
  await page.getByRole('link', { name: 'My requests' }).tap()
  await card(page, formatDate(workday(5)))
    .getByRole('button')
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).tap()
  await page.getByRole('dialog', { name: 'Withdraw' }).getByRole('button', { name: 'Withdraw' }).tap()
  await sees(page, 'Withdrawn')
})

test('of several selected requests each has its own outcome: one that HR has decided in the meantime names HR', async () => {
  const day = workday(7)
  const requests: number[] = []
  for (const email of COLLEAGUES) requests.push(await askForLeave(email, day))
  const manager = await openAs(world(), MANAGER, { language: 'en' })
  await manager.goto('/employee/inbox')
  const list = new List(manager, 'Waiting for me')
  await list.counts(COLLEAGUES.length)
  await manager.getByRole('columnheader').getByRole('checkbox').check()
  await decide(HR_MANAGER, requests[1] as number)
  await manager.getByRole('button', { name: 'Approve' }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await sees(manager, '2 approved')
  const refused = manager.getByRole('dialog', { name: 'Not done for 1' })
  await sees(refused, /^Somebody else has already decided this request: .+, \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  await refused.getByRole('button', { name: 'Close' }).last().click()
  await sees(manager, 'Nothing waits for you')
})

test('a deputy accepts, sees the requests of the manager who is away, and the history names both', async () => {
  const day = workday(9)
  const manager = await onPhone(MANAGER)
  await manager.goto('/employee/delegation')
  await manager.getByRole('button', { name: 'Ask a deputy' }).tap()
  const dialog = manager.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Deputy' }).fill('1005')
  await manager.getByRole('option', { name: /1005/ }).tap()
  await dialog.getByLabel('Last day').fill(formatDate(addDays(todayInLaos(), 5)))
  await dialog.getByRole('button', { name: 'Ask a deputy' }).tap()
  await sees(manager, 'Waiting for an answer')

  const request = await askForLeave(EMPLOYEE, day)
  const deputy = await onPhone(DEPUTY)
  await deputy.goto('/employee/inbox')
  await sees(deputy, 'Nothing waits for you')
  await deputy.goto('/employee/delegation')
  await deputy.getByRole('button', { name: 'Accept' }).tap()
  await sees(deputy, 'Running')
  await deputy.goto('/employee/inbox')
  await sees(card(deputy, formatDate(day)), /^for /)
  await card(deputy, formatDate(day)).getByRole('button', { name: 'Approve' }).tap()
  await sees(deputy, 'Nothing waits for you')

  const page = await onPhone(EMPLOYEE)
  await page.goto(`/employee/requests?request=${request}`)
  const details = page.getByRole('dialog')
  await sees(details, / for /)
  await manager.reload()
  await manager.getByRole('button', { name: 'End', exact: true }).tap()
  await manager.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).tap()
  await sees(manager, 'Ended early')
})

test('the company adds a route for long leave, and the preview names who would be asked', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/setting/approval')
  const leave = page.getByRole('region', { name: 'Leave', exact: true })
  await leave.getByRole('button', { name: 'Add a route' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From days').fill('3')
  await dialog.getByRole('button', { name: 'Add a step' }).click()
  await dialog.getByRole('combobox', { name: '3. Who decides' }).click()
  await page.getByRole('option', { name: 'Director' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await sees(leave, 'from 3 days')

  const preview = page.getByRole('region', { name: 'See who would be asked' })
  await preview.getByRole('combobox', { name: 'Employee' }).fill(EMPLOYEE_NUMBER)
  await page.getByRole('option', { name: new RegExp(EMPLOYEE_NUMBER) }).click()
  const steps = preview.getByRole('list', { name: 'Who decides' }).getByRole('listitem')
  await eventually(() => steps.count()).toBe(2)
  await preview.getByLabel('Days').fill('3')
  await eventually(() => steps.count()).toBe(3)
  // The company has no director.
  await sees(steps.last(), 'Administrator')
})

test('a forgotten scan is reported at the time of the shift, returned, changed and approved', async () => {
  const before = (days: number) => addDays(todayInLaos(), -days)
  const day = [1, 2].map(before).find((past) => weekdayOf(past) !== 7) ?? ''
  const page = await onPhone(EMPLOYEE)
  await page.goto('/employee-dashboard')
  await page.getByRole('button', { name: 'Ask', exact: true }).tap()
  await page.getByRole('link', { name: /^Report a forgotten scan/ }).tap()
  await seesHeading(page, 'Report a forgotten scan')
  await page.getByRole('textbox', { name: 'Work date' }).fill(formatDate(day))
  await page.getByRole('textbox', { name: 'Work date' }).blur()
  await page.getByText('Out', { exact: true }).tap()
  await page.getByRole('button', { name: /^Time of the shift: / }).tap()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The terminal was off')
  await sees(page, '0 of 3 used this month')
  await page.locator('[data-stale]').waitFor({ state: 'detached' })
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Send request' }).tap()
  await sees(page, 'Request sent')

  const manager = await onPhone(MANAGER)
  await manager.goto('/employee/inbox')
  await card(manager, 'Clock correction').getByRole('button').first().tap()
  const details = manager.getByRole('dialog')
  await sees(details, 'The terminal was off')
  await details.getByRole('button', { name: 'Return', exact: true }).tap()
  await manager.getByRole('textbox', { name: 'Reason' }).fill('Which terminal?')
  await manager.getByRole('dialog').last().getByRole('button', { name: 'Return', exact: true }).tap()
  await sees(manager, 'Nothing waits for you')

  await page.goto('/employee/requests')
  await page
    .getByRole('button', { name: /Clock correction/ })
    .first()
    .tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).tap()
  await sees(page, /Which terminal\?/)
  await page.getByRole('textbox', { name: 'Reason' }).fill('The terminal of the gate was off')
  await page.getByRole('button', { name: /^Send/ }).tap()
  await sees(page, 'Request sent')
  await manager.goto('/employee/inbox')
  await card(manager, 'Clock correction').getByRole('button', { name: 'Approve' }).tap()
  await sees(manager, 'Approved. The next step is asked now.')
})

test('asking and deciding can be read on the smallest phone, in Lao', async () => {
  await askForLeave(EMPLOYEE, workday(11))
  const small = { ...PHONE, viewport: { width: 320, height: 640 } }
  const employee = await openAs(world(), EMPLOYEE, { language: 'la', device: small })
  await employee.goto('/employee-dashboard')
  await employee.getByRole('button', { name: 'ຂໍ', exact: true }).tap()
  await employee.getByRole('link', { name: /^ຂໍເພີ່ມໂມງ/ }).waitFor()
  const faults: Record<string, string[]> = { sheet: await faultsOf(employee) }
  const manager = await openAs(world(), MANAGER, { language: 'la', device: small })
  const [asEmployee, asManager] = [visitsOn(employee), visitsOn(manager)]
  for (const [page, visit, path] of [
    [employee, asEmployee, '/employee/leave/request/add'],
    [employee, asEmployee, '/employee/request/ot/create'],
    [employee, asEmployee, '/employee/requests'],
    [employee, asEmployee, '/employee/leave/request'],
    [manager, asManager, '/employee/inbox'],
  ] as const) {
    await visit(path)
    faults[path] = await faultsOf(page)
  }
  await card(manager, formatDate(workday(11)))
    .getByRole('button')
    .first()
    .tap()
  await sees(manager.getByRole('dialog'), 'ຂັ້ນຕອນ')
  faults.details = await faultsOf(manager)
  expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({})
})
