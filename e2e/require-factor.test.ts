import { TOTP } from 'otpauth'
import { test } from 'vitest'
import { createAccount, prepareFactors } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { PASSWORD } from './company.ts'
import { passwordField, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const EMAIL = 'staff@provider.test'
const world = withWorld({
  prepare: async (db) => {
    await prepareFactors(db, Buffer.alloc(32))
    await db.asProvider(async (tx) => {
      await createCompany(tx, { name: 'ບໍລິສັດ ປະຕູ' }, { accountId: null, name: 'Champa' })
      const account = { email: EMAIL, name: 'ທ້າວ ຄຳ', password: PASSWORD, companyId: null }
      await createAccount(tx, { ...account, roles: ['superadmin'] })
    })
  },
})

test('a user who must have a second factor turns it on first, and enters a code to enter a company', async () => {
  const page = await world().open({ language: 'en' })
  await page.goto('/')
  await page.getByRole('textbox', { name: /^Email/ }).fill(EMAIL)
  await passwordField(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/second-factor')
  await sees(page, 'Your account needs a second factor. Turn it on to continue.')
  await page.goto('/company')
  await page.waitForURL('**/second-factor')
  await page.getByLabel(/^Your password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await page.locator('pre').textContent()) ?? '').replaceAll(' ', '')
  const codeOf = (later: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })
  await page.getByLabel('The 6 digits in the app').fill(codeOf(-1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await seesHeading(page, 'Your recovery codes')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/company')
  await page.getByText('ບໍລິສັດ ປະຕູ').first().click()
  await page.getByRole('button', { name: 'Enter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('helping with the payroll')
  await dialog.getByLabel(/^A code from the app/).fill('000000')
  await dialog.getByRole('button', { name: 'Enter' }).click()
  await sees(dialog, /code/i)
  await dialog.getByLabel(/^A code from the app/).fill(codeOf(0))
  await dialog.getByRole('button', { name: 'Enter' }).click()
  await page.waitForURL('**/company-dashboard')
})
