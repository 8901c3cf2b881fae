import { expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { PASSWORD } from './company.ts'
import { choose } from './list.ts'
import { chooseItem, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const ADMIN = 'admin@roles.test'
const READER = 'reader@roles.test'
let employee = 0
const world = withWorld({
  prepare: async (db) => {
    const companyId = await db.asProvider(async (tx) => {
      const id = await createCompany(tx, { name: 'ບໍລິສັດ ບົດບາດ' }, { accountId: null, name: 'Champa' })
      await createAccount(tx, {
        ...{ email: ADMIN, name: 'ນາງ ຄຳ', password: PASSWORD },
        ...{ companyId: id, roles: ['companyadmin'] },
      })
      await createAccount(tx, {
        ...{ email: READER, name: 'ທ້າວ ບຸນ', password: PASSWORD },
        ...{ companyId: id, roles: ['companyuser'] },
      })
      return id
    })
    await db.inCompany(companyId, async (tx) => {
      const [row] = await tx.unknownRows(
        `insert into employee (company_id, emp_number, name, surname, start_date) values ($1, 'R-1', 'ສົມ', 'ໃຈ', '2026-01-01') returning id`,
        [companyId],
      )
      employee = Number(row?.id)
    })
  },
})

test('an administrator makes a role from a template and gives it to a user, who can see but not change', async () => {
  const page = await openAs(world(), ADMIN, { language: 'en' })
  await page.goto('/company-role')
  await seesHeading(page, 'Company roles')
  await page.getByRole('link', { name: 'Add a role' }).click()
  await choose(page, 'Start from a template', 'Accountant')
  const name = page.getByLabel(/^Name in English/)
  await expect.poll(() => name.inputValue()).toBe('Accountant')
  await name.fill('Bookkeeper')
  const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true })
  expect(await box('Payroll').isChecked()).toBe(true)
  expect(await box('Approve payroll').isChecked()).toBe(false)
  await box('See bank accounts').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await seesHeading(page, 'Company roles')
  await page.getByRole('row').filter({ hasText: 'Bookkeeper' }).click()
  const view = page.getByRole('dialog').getByRole('checkbox', { name: /^(Payroll|Approve payroll)$/ })
  await view.waitFor()
  expect(await view.isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto('/company-user')
  const row = page.getByRole('row').filter({ hasText: READER })
  await chooseItem(row.getByRole('button').last(), page.getByRole('menuitem', { name: 'Edit' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Roles' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Bookkeeper' }).click()
  await page.getByRole('option', { name: 'Company user' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await sees(row, 'Bookkeeper')

  const reader = await openAs(world(), READER, { language: 'en' })
  await reader.goto('/payrolls-item')
  await seesHeading(reader, 'Payroll')
  await reader.getByRole('region', { name: 'Payroll' }).waitFor()
  expect(await reader.getByRole('button', { name: 'New run' }).count()).toBe(0)
  await reader.goto('/employee')
  await sees(reader, 'R-1')
  expect(await reader.getByRole('link', { name: /New employee|^Import$/ }).count()).toBe(0)
  await reader.goto(`/employee/edit/${employee}`)
  const surname = reader.getByLabel(/^Surname/).first()
  await surname.waitFor()
  expect(await surname.isDisabled()).toBe(true)
  expect(await reader.getByRole('button', { name: 'Save' }).count()).toBe(0)
  for (const closed of ['/employee/create', '/employee/import', '/company-role', '/company-user']) {
    await reader.goto(closed)
    await reader.waitForURL('**/403/access-denied')
  }

  await page.goto('/company-role')
  await chooseItem(
    page.getByRole('row').filter({ hasText: 'Bookkeeper' }).getByRole('button').last(),
    page.getByRole('menuitem', { name: 'Delete' }),
  )
  await sees(page.getByRole('dialog'), /One user holds the role “Bookkeeper”/)
})
