import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { callAs, chooseItem, downloadFile, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)
const NUMBER = '1010'

/** The employee, whose last day is in April. */
async function leaver(): Promise<{ id: number; name: string }> {
  const call = await callAs(world(), HR)
  const { id } = (await call('GET', `/employee?search=${NUMBER}`)).json().data[0]
  const record = (await call('GET', `/employee/${id}`)).json().data
  const { version, emp_number, name, start_date, base_salary } = record
  const body = { version, emp_number, name, start_date, base_salary, end_date: '2026-04-17' }
  expect((await call('PUT', `/employee/${id}`, body)).statusCode).toBe(200)
  return { id, name }
}

test('HR settles an employee who leaves, approves and pays the settlement, and hands out the certificate', async () => {
  const { id, name } = await leaver()
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto(`/employee/profile/${id}`)
  await page.getByRole('link', { name: 'Settle' }).click()
  const form = page.getByRole('dialog', { name: 'Settle an employee' })
  await sees(form, /full months/)
  await form.getByRole('combobox', { name: 'Leaves because' }).click()
  await page.getByRole('option', { name: 'Contract ended' }).click()
  await form.getByRole('button', { name: 'Settle and calculate' }).click()

  await page.waitForURL(/\/settlement\/\d+$/)
  await seesHeading(page, new RegExp(`^${name}.*${NUMBER}`))
  await sees(page, 'Last day 17/04/2026')
  await sees(page, 'Contract ended')
  const step = () => page.locator('[aria-current=step]').textContent()
  await eventually(step).toMatch(/Calculated|Checked/)
  const approve = page.getByRole('button', { name: 'Approve' })
  await eventually(() => approve.isEnabled()).toBe(true)
  await approve.click()
  const approval = page.getByRole('dialog', { name: 'Approve this run' })
  await approval.getByRole('button', { name: /^Approve/ }).click()
  await eventually(step).toContain('Approved')

  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const payment = page.getByRole('dialog', { name: 'Mark as paid' })
  await payment.getByRole('textbox', { name: 'Payment date' }).fill('20/04/2026')
  await payment.getByRole('button', { name: 'Confirm' }).click()
  await eventually(step).toContain('Paid')

  const certificate = await downloadFile(page, async () => {
    await chooseItem(
      page.getByRole('button', { name: 'Certificate of employment' }),
      page.getByRole('menuitem', { name: 'PDF in English' }),
    )
  })
  expect(certificate.name).toMatch(/\.pdf$/)
  expect(certificate.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')

  await page.goto('/settlement')
  await eventually(() => page.getByRole('row', { name: new RegExp(NUMBER) }).textContent()).toMatch(
    /17\/04\/2026.*Contract ended.*Paid/,
  )
})
