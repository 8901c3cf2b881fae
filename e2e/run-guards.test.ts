import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { List } from './list.ts'
import { callAs, downloadFile, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

const aprilRun = async () => {
  const call = await callAs(world(), HR)
  return (await call('GET', '/payrolls-item'))
    .json()
    .data.find((run: { to_date: string }) => run.to_date === '2026-04-30') as { id: number; title: string }
}

test('a second run for the days of another one is created only after the question', async () => {
  const { title } = await aprilRun()
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/payrolls-item')
  await page.getByRole('button', { name: 'New run' }).click()
  const form = page.getByRole('dialog', { name: 'New run' })
  await form.getByRole('textbox', { name: 'From' }).fill('16/04/2026')
  await form.getByRole('textbox', { name: 'To' }).fill('15/05/2026')
  await form.getByRole('textbox', { name: 'Title' }).fill('April again')
  await form.getByRole('button', { name: 'Create' }).click()
  const question = page.getByRole('dialog', { name: 'Another run contains these days' })
  await sees(question, title)
  await sees(question, /Calculated/)
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await seesHeading(page, 'April again')
  const panel = page.getByRole('region', { name: 'Check before calculating' })
  await sees(panel, 'Other runs contain some of these days: 1')
  await sees(panel, title)
})

test('a month without scans is named before the calculation, which asks first', async () => {
  const call = await callAs(world(), HR)
  const may = { title: 'May', from_date: '2026-05-16', to_date: '2026-05-31' }
  const { id } = (await call('POST', '/payrolls-item', may)).json().data
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto(`/payrolls/${id}/26/8`)
  const panel = page.getByRole('region', { name: 'Check before calculating' })
  await sees(panel, 'No scans in this period')
  await panel.getByRole('listitem').filter({ hasText: 'No scans in this period' }).getByRole('button').click()
  await panel.getByRole('link', { name: /^1002 / }).waitFor()
  const scans = panel
    .getByRole('listitem')
    .filter({ hasText: 'No scans' })
    .getByRole('link', { name: 'Open' })
  expect(await scans.getAttribute('href')).toBe('/device-scan-report?from=2026-05-16&to=2026-05-31')

  await page.getByRole('button', { name: 'Calculate' }).first().click()
  const question = page.getByRole('dialog', { name: 'Data is missing' })
  await sees(question, /No scans in this period: \d+ people/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Calculate' }).first().click()
  await question.getByRole('button', { name: 'Calculate anyway' }).click()
  await eventually(() => page.locator('[aria-current=step]').textContent()).toContain('Calculated')
})

test('a salary that changes after the calculation holds the approval until the run is calculated again', async () => {
  const call = await callAs(world(), HR)
  const run = await aprilRun()
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto(`/payrolls/${run.id}/26/8`)
  const approve = page.getByRole('button', { name: 'Approve' })
  await eventually(() => approve.isEnabled()).toBe(true)

  const { id } = (await call('GET', '/employee?search=1002')).json().data[0]
  const { version, emp_number, name, start_date, base_salary } = (await call('GET', `/employee/${id}`)).json()
    .data
  const body = {
    version,
    emp_number,
    name,
    start_date,
    base_salary: base_salary + 100_000,
    salary_change: { kind: 'correction' },
  }
  expect((await call('PUT', `/employee/${id}`, body)).statusCode).toBe(200)

  await page.reload()
  const notice = page.getByRole('button', { name: 'Outdated: 1 changed' })
  await notice.click()
  const changes = page.getByRole('dialog', { name: 'Outdated: 1 changed' })
  await sees(changes, 'Base salary or its exchange rate: 1 person')
  await sees(changes, '1002')
  expect(await approve.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Recalculate' }).click()
  await notice.waitFor({ state: 'detached' })
  await eventually(() => approve.isEnabled()).toBe(true)
})

test('a held payslip is not paid with the run: it stands apart in totals and files, and is paid later with its own date', async () => {
  const call = await callAs(world(), HR)
  const run = await aprilRun()
  const { id } = (await call('GET', '/employee?search=1002')).json().data[0]
  const page = await openAs(world(), HR, { language: 'en' })
  const address = `/payrolls/${run.id}/26/8`
  await page.goto(`${address}?payslip=${id}`)
  await page.getByRole('button', { name: 'Put on hold' }).click()
  const hold = page.getByRole('dialog', { name: 'Put on hold' })
  await hold.getByRole('textbox', { name: 'Reason' }).fill('Tools are not returned')
  await hold.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Release' }).waitFor()

  await page.goto(`${address}?tab=problems`)
  await sees(page, /1 on hold \(.*\): not paid until released or marked as paid/)
  expect(await page.getByText('Everybody can be paid').count()).toBe(0)
  await page.getByRole('link', { name: 'Show held payslips' }).click()
  await new List(page, 'Payslips').counts(1)

  await page.goto(`${address}?tab=transfers`)
  await sees(page, 'On hold: 1')
  const files = page.getByRole('region', { name: 'Files of payments by bank' })
  await sees(files, /equals the net pay to be paid/)
  await sees(files, 'Plain list')
  const bcel = await downloadFile(page, () => files.getByRole('button', { name: 'Download BCEL' }).click())
  expect(bcel.name).toMatch(/^DRAFT BCEL .*\.xlsx$/)

  await page.getByRole('button', { name: 'Approve' }).click()
  const approval = page.getByRole('dialog', { name: 'Approve this run' })
  await approval
    .getByRole('listitem')
    .filter({ hasText: /^\d+ .+: / })
    .first()
    .waitFor()
  await approval.getByRole('button', { name: 'Approve anyway' }).click()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const payment = page.getByRole('dialog', { name: 'Mark as paid' })
  await sees(payment, /1 on hold/)
  const day = payment.getByRole('textbox', { name: 'Payment date' })
  await day.fill('02/05/2026')
  await sees(payment, 'Banks are closed on Saturdays and Sundays')
  await day.fill('04/05/2026')
  await payment.getByRole('textbox', { name: 'Paid by' }).fill('Noy, accountant')
  await payment.getByRole('button', { name: 'Confirm' }).click()
  await eventually(() => page.locator('[aria-current=step]').textContent()).toContain('Paid')

  await page.goto(`${address}?tab=problems`)
  await sees(page, /1 on hold \(.*\): not paid with the run/)
  await page.goto('/payrolls-item')
  await sees(new List(page, 'Payroll').row(run.title), '1 on hold')

  await page.goto(`${address}?payslip=${id}`)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await payment.getByRole('textbox', { name: 'Payment date' }).fill('15/05/2026')
  await payment.getByRole('button', { name: 'Confirm' }).click()
  await sees(page, 'Paid later: 15/05/2026')
  await page.goto(`${address}?tab=details`)
  await sees(page, 'Paid on 04/05/2026 by Noy, accountant')
})
