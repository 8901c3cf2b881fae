import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { callAs, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

test('a bonus is paid once, an advance in instalments, and piece rates are pasted from Excel', async () => {
  const call = await callAs(world(), HR)
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/payrolls-item/items')
  await page.getByRole('button', { name: 'Add an item' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add an item' })
  await form.getByText('Deduction', { exact: true }).click()
  await form.getByRole('textbox', { name: 'Name' }).fill('Advance 2026')
  await form.getByRole('combobox', { name: 'How often' }).click()
  await page.getByRole('option', { name: 'In instalments' }).click()
  await form.getByRole('textbox', { name: 'Number of instalments' }).fill('3')
  await form.getByRole('textbox', { name: 'Total' }).fill('600000')
  await form.getByRole('button', { name: 'Save' }).click()
  await seesHeading(page, 'Advance 2026')

  await page.getByRole('button', { name: 'Add people' }).click()
  const people = page.getByRole('dialog', { name: 'Add people' })
  await people.getByRole('combobox', { name: 'People' }).fill('1002')
  await page.getByRole('option', { name: /^1002 / }).click()
  await page.keyboard.press('Escape')
  await people.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: '1002' })
  await sees(row, '600,000')
  await sees(row, 'In 3 instalments')

  // Items of a month, entered as a table.
  const item = {
    ...{ kind: 'income', value_kind: 'money', amount: 0, applies_to_all: false, frequency: 'once' },
    first_month: '2026-06',
  }
  for (const name of ['Piece rate', 'Night meal'])
    expect((await call('POST', '/payrolls-item/items', { ...item, name })).statusCode).toBe(200)
  await page.goto('/payrolls-item/variable-pay?month=2026-06')
  await page.getByRole('button', { name: 'Paste from Excel' }).click()
  const paste = page.getByRole('dialog', { name: 'Paste from Excel' })
  const box = paste.getByRole('textbox', { name: 'Paste from Excel' })
  await box.fill('No.\tPiece rate\tNight meal\n1002\t1.250.000\t50,000\n9999\t5\t\n')
  await paste.getByRole('button', { name: 'Save' }).click()
  await sees(paste, '9999: No employee has this number')
  await box.fill('No.\tPiece rate\tNight meal\n1002\t1.250.000\t50,000\n1003\t900 000\t\n')
  await sees(paste, 'Amounts read: 3.')
  await paste.getByRole('button', { name: 'Save' }).click()
  const table = page.getByRole('table', { name: 'Pay of a month' })
  const total = table.locator('tfoot')
  await sees(total, '2,150,000')
  const cell = table.getByRole('row').filter({ hasText: '1003' }).getByRole('textbox').last()
  await cell.fill('10000')
  await cell.press('Enter')
  await page.getByRole('button', { name: 'Save (1)' }).click()
  await sees(total, '60,000')
})

test('a raise is reviewed, listed and paid by days; a changed salary in the form asks why', async () => {
  const call = await callAs(world(), HR)
  const page = await openAs(world(), HR, { language: 'en' })
  const { id, emp_number } = (await call('GET', '/employee?search=1004')).json().data[0]
  const { base_salary } = (await call('GET', `/employee/${id}`)).json().data
  await page.goto('/adjustments-item')
  await page.getByRole('button', { name: 'Adjust salaries' }).first().click()
  const form = page.getByRole('dialog', { name: 'Adjust salaries' })
  await form.getByRole('combobox', { name: 'Employees' }).fill(emp_number)
  await page.getByRole('option', { name: new RegExp(`^${emp_number} `) }).click()
  await page.keyboard.press('Escape')
  await form.getByRole('textbox', { name: 'In force from' }).fill('16/06/2027')
  await form.getByRole('textbox', { name: 'New salary' }).fill(String(base_salary + 400_000))
  await form.getByRole('button', { name: 'Review' }).click()
  await sees(form, '400,000')
  await form.getByRole('button', { name: 'Save (1)' }).click()
  const row = page.getByRole('row').filter({ hasText: '16/06/2027' })
  await sees(row, emp_number)
  await sees(row, 'Upcoming')

  await page.goto(`/employee/edit/${id}`)
  await page.getByRole('textbox', { name: 'Base salary' }).fill(String(base_salary + 100_000))
  await page.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Why does the salary change?' })
  await question.getByRole('textbox', { name: 'A raise, from the day' }).fill('01/07/2027')
  await question.getByRole('button', { name: 'Save' }).click()
  const latest = async () => (await call('GET', `/employee/${id}`)).json().data.salaries[0]
  await eventually(async () => (await latest()).effective_date).toBe('2027-07-01')
  expect((await latest()).base_salary).toBe(base_salary + 100_000)
})
