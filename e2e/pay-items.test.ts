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
  await page.getByRole('option', { name: /1002/ }).click()
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

test('an extra run pays the chosen items; its payslip says how the tax of the month was computed', async () => {
  const call = await callAs(world(), HR)
  const { id } = (await call('GET', '/payrolls-item?per_page=1&sort=to_date')).json().data[0]
  if ((await call('GET', `/payrolls-item/${id}`)).json().data.status === 'calculated')
    expect((await call('POST', `/payrolls-item/${id}/approve`, { confirmed: true })).statusCode).toBe(200)
  const item = { kind: 'income', name: 'New-year bonus', value_kind: 'money', amount: 20_000_000 }
  const once = { ...item, applies_to_all: false, frequency: 'once', first_month: '2026-04' }
  const bonus = (await call('POST', '/payrolls-item/items', once)).json().data
  const employee = (await call('GET', '/employee?search=1002')).json().data[0]
  const entries = [{ employee_id: employee.id }]
  expect((await call('POST', `/payrolls-item/items/${bonus.id}/people`, { entries })).statusCode).toBe(200)

  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/payrolls-item')
  await page.getByRole('button', { name: 'New run' }).first().click()
  const form = page.getByRole('dialog', { name: 'New run' })
  await form.getByText('Extra run', { exact: true }).click()
  await sees(form, 'Chosen items beside the salary')
  await form.getByRole('textbox', { name: 'From' }).fill('01/04/2026')
  await form.getByRole('textbox', { name: 'To' }).fill('30/04/2026')
  await form.getByRole('textbox', { name: 'Title' }).fill('New year 2026')
  await form.getByRole('button', { name: 'Create' }).click()
  await sees(form, 'Choose the items to pay')
  await form.getByRole('combobox', { name: 'Items to pay' }).fill('New-year')
  await page.getByRole('option', { name: 'New-year bonus' }).click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Create' }).click()
  await seesHeading(page, 'New year 2026')
  await sees(page, 'Extra run')
  await page.getByRole('button', { name: 'Calculate' }).last().click()
  const row = page.getByRole('row').filter({ hasText: '1002' })
  await sees(row, '20,000,000')
  await row.click()
  const slip = page.getByRole('dialog')
  await sees(slip, 'Extra payment')
  await slip.getByRole('button', { name: 'Show how everything was calculated' }).click()
  await sees(slip, /Taxable in the month: [\d,]+ in other approved runs \+ [\d,]+ here/)
  await sees(slip, /already taxed in other runs/)
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
  await page.getByRole('option', { name: new RegExp(emp_number) }).click()
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

  // A benefit that changes from a month on keeps the months before.
  const record = (await call('GET', `/employee/${id}`)).json().data
  const fuel = { type: 'Fuel', amount: 300_000, first_month: null }
  await call('PUT', `/employee/${id}`, { ...record, benefits: [fuel] })
  await page.goto(`/employee/edit/${id}`)
  const amount = page.getByRole('textbox', { name: 'Amount a month' }).first()
  await amount.fill('410000')
  await page.getByRole('button', { name: 'Save' }).click()
  const meaning = page.getByRole('dialog', { name: 'Why do the benefits change?' })
  await sees(meaning, '410,000')
  await meaning.getByRole('button', { name: 'Save' }).click()
  const benefits = async () => (await call('GET', `/employee/${id}`)).json().data.benefits
  await eventually(
    async () => (await benefits()).filter(({ amount }: { amount: number }) => amount === 410_000).length,
  ).toBe(1)
  await page.goto(`/employee/edit/${id}`)
  await sees(page, 'Former benefits')
})
