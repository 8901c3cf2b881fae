import { expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import type { TestDatabase } from '#kit/database/testing.ts'
import { PHONE } from './browser.ts'
import { PASSWORD } from './company.ts'
import { List } from './list.ts'
import { downloadFile, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const STAFF = 'billing@provider.test'
const ACTOR = { accountId: null, name: 'Champa' }
const COMPANIES = [
  { name: 'ບໍລິສັດ ຄຳມ່ວນ ຈຳກັດ', employees: 40, vat: true },
  { name: 'ໂຮງງານ ວັງວຽງ', employees: 120, vat: false },
  { name: 'ຮ້ານ ໂພນສີ', employees: 0, vat: false },
]

const world = withWorld({
  prepare: async (db) => {
    const companies = await db.asProvider(async (tx) => {
      await tx.execute(
        'insert into package (min_users, max_users, price_per_user) values (1, 50, 15000), (51, null, 12000)',
      )
      const made = new Map<number, number>()
      for (const { name, employees, vat } of COMPANIES) {
        const id = await createCompany(tx, { name }, ACTOR)
        await tx.execute('update company set is_vat_registered = $2 where company_id = $1', [id, vat])
        made.set(id, employees)
      }
      await createAccount(tx, {
        email: STAFF,
        name: 'ສົມສັກ ແກ້ວມະນີ',
        password: PASSWORD,
        companyId: null,
        roles: ['synergyuser'],
      })
      return made
    })
    for (const [id, employees] of companies) await employ(db, id, employees)
  },
})

/** Adds employees to a company. */
function employ(db: Pick<TestDatabase, 'inCompany'>, companyId: number, count: number): Promise<number> {
  return db.inCompany(companyId, (tx) =>
    tx.execute(
      `insert into employee (company_id, emp_number, name, start_date)
       select $1, 'E-' || n, 'Noy', '2020-01-01' from generate_series(1, $2::int) as n`,
      [companyId, count],
    ),
  )
}

test('the invoices of a month are created at once, one is changed, approved and paid, and then has no actions', async () => {
  const page = await openAs(world(), STAFF, { language: 'en' })
  await page.goto('/invoice')
  await seesHeading(page, 'Invoices')
  await sees(page, 'No invoices yet')
  await page.getByRole('button', { name: 'Create for a month' }).first().click()
  const dialog = page.getByRole('dialog')
  await sees(dialog, 'No employees')
  await dialog.getByRole('button', { name: 'Create 2 invoices' }).click()
  await sees(page, '2 invoices created')
  const list = new List(page, 'Invoices')
  await list.counts(2)
  await list.row('ຄຳມ່ວນ').click()
  await sees(dialog, '660,000 kip')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit' })
  await form.getByRole('textbox', { name: 'Discount in %' }).fill('10')
  await sees(form, '594,000 kip')
  await form.getByRole('button', { name: 'Save' }).click()
  await sees(page, 'Changes saved')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  const question = page.getByRole('dialog', { name: 'Approve this invoice?' })
  await question.getByRole('button', { name: 'Approve' }).click()
  await sees(page, 'Invoice approved')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  const paid = page.getByRole('dialog', { name: 'Has the company paid?' })
  await paid.getByRole('button', { name: 'Mark as paid' }).click()
  await paid.waitFor({ state: 'detached' })
  await sees(dialog, /^Marked as paid/)
  for (const name of ['Edit', 'Approve', 'Mark as paid'])
    expect(await dialog.getByRole('button', { name }).count()).toBe(0)
  const file = await downloadFile(page, () => dialog.getByRole('button', { name: 'PDF ລາວ' }).click())
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('on a phone one invoice is created; the same month again is refused on its field', async () => {
  const page = await openAs(world(), STAFF, { device: PHONE })
  await page.goto('/invoice')
  await page.getByRole('button', { name: 'ສ້າງໃບແຈ້ງໜີ້' }).click()
  const dialog = page.getByRole('dialog', { name: 'ສ້າງໃບແຈ້ງໜີ້' })
  await dialog.getByRole('combobox', { name: 'ບໍລິສັດ' }).click()
  await page.getByRole('option', { name: 'ໂຮງງານ ວັງວຽງ' }).click()
  await sees(dialog, /ພະນັກງານໃນເດືອນ 120 ຄົນ/)
  await dialog.getByRole('button', { name: 'ສ້າງ', exact: true }).click()
  await sees(dialog, /ເດືອນນີ້ມີ INV-/)
  await dialog.getByRole('combobox', { name: 'ເດືອນ' }).click()
  await page.getByRole('option').last().click()
  await dialog.getByRole('button', { name: 'ສ້າງ', exact: true }).click()
  await sees(page, 'ສ້າງໃບແຈ້ງໜີ້ສຳເລັດ')
  await page.getByRole('dialog', { name: /^INV-\d{4}-0003$/ }).waitFor()
})
