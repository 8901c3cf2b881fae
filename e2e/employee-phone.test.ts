import { expect, test } from 'vitest'
import { z } from 'zod'
import { addDays, firstOfMonth, todayInLaos } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import { startOfDay } from '#kit/server/laos-time.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, EMPLOYEE_NUMBER, HR } from './company.ts'
import { kip } from './expected.ts'
import { paidMarch } from './paid-march.ts'
import {
  callAs,
  chooseItem,
  downloadFile,
  eventually,
  openAs,
  passwordField,
  sees,
  seesHeading,
  signIn,
} from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(paidMarch)

interface Run {
  id: number
  status: string
}
interface Payslip {
  employee_id: number
  emp_number: string
  net: number
  gross: number
}

/** HR's data of the two runs, and of the employee's and a colleague's payslips of March. */
async function knownToHr() {
  const call = await callAs(world(), HR)
  const runs = (await call('GET', '/payrolls-item')).json().data as Run[]
  const march = runs.find(({ status }) => status === 'paid') as Run
  const april = runs.find(({ status }) => status === 'calculated') as Run
  const payslips = (await call('GET', `/payrolls-item/${march.id}/payslips?per_page=100`)).json()
    .data as Payslip[]
  const own = payslips.find(({ emp_number }) => emp_number === EMPLOYEE_NUMBER) as Payslip
  const colleague = payslips.find(({ emp_number }) => emp_number !== EMPLOYEE_NUMBER) as Payslip
  return { march, april, own, colleague }
}

const CompanyRow = z.object({ company_id: Id })

/** Pay so far is shown up to the last day of which scans have arrived. */
async function scanUntilYesterday(): Promise<void> {
  const { db } = world()
  const yesterday = addDays(todayInLaos(), -1)
  const companies = await db.asProvider((tx) => tx.query(CompanyRow, 'select company_id from tenant'))
  for (const { company_id } of companies)
    await db.inCompany(company_id, (tx) =>
      tx.execute(
        `insert into scan (company_id, employee_id, scanned_at, source)
         select company_id, id, ${startOfDay('day')} + interval '8 hours', 'terminal'
         from employee, generate_series($3::timestamp, $4::timestamp, interval '1 day') as day
         where company_id = $1 and emp_number = $2`,
        [tx.companyId, EMPLOYEE_NUMBER, firstOfMonth(yesterday), yesterday],
      ),
    )
}

test('on a phone an employee signs in, opens their own payslip, sees the explanation of each line and downloads the PDF', async () => {
  const { own } = await knownToHr()
  const page = await signIn(await world().open({ device: PHONE }), EMPLOYEE)
  await page.getByRole('main').getByRole('link', { name: 'ເບິ່ງທັງໝົດ' }).tap()
  await seesHeading(page, 'ໃບແຈ້ງເງິນເດືອນຂອງຂ້ອຍ')
  // March, which is paid; April is not approved.
  const payslips = page.getByRole('main').getByRole('listitem').getByRole('link')
  await payslips.first().waitFor()
  expect(await payslips.count()).toBe(1)
  await sees(payslips, kip(own.net))
  await payslips.tap()
  await seesHeading(page, /ມີນາ/)
  await sees(page, kip(own.net))
  const line = page.getByRole('button', { name: /^ເງິນເດືອນພື້ນຖານ/ })
  await line.tap()
  expect(await line.getAttribute('aria-expanded')).toBe('true')
  const how = page.locator(`[id="${await line.getAttribute('aria-controls')}"]`)
  expect(await how.textContent()).toMatch(/\d/)

  const file = await downloadFile(page, () => page.getByRole('button', { name: /PDF.*ລາວ/ }).tap())
  expect(file.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
})

test('an employee and the payroll officer see the same pay of this month up to yesterday, marked as not final', async () => {
  await scanUntilYesterday()
  const page = await openAs(world(), EMPLOYEE, { language: 'en', device: PHONE })
  await page.goto('/employee/payslip')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pay so far/ })
    .tap()
  await seesHeading(page, 'Pay so far')
  await sees(page, 'Not final')
  const { data } = (await (await callAs(world(), EMPLOYEE))('GET', '/employee/pay-so-far')).json()
  await sees(page, kip(data.payslip.net))
  await page.getByRole('button', { name: /^Base pay/ }).tap()
  await sees(page, new RegExp(`÷ ${Number(data.to.slice(8))} days`))

  const office = await openAs(world(), HR, { language: 'en' })
  await office.goto('/payrolls-item')
  await office.getByRole('link', { name: 'Pay so far' }).click()
  await office.goto(`/payrolls-item/so-far?employee=${data.payslip.employee_id}`)
  await sees(office, kip(data.payslip.net))
})

test('the same in English', async () => {
  const { own } = await knownToHr()
  const page = await openAs(world(), EMPLOYEE, { language: 'en', device: PHONE })
  await page.goto('/employee/payslip')
  await seesHeading(page, 'My payslips')
  await sees(page, 'March 2026')
  await sees(page, kip(own.net))
})

test('an employee cannot open the payslips of others, other runs, or pages of the company', async () => {
  const { march, april, own, colleague } = await knownToHr()
  const call = await callAs(world(), EMPLOYEE)
  const mine = (await call('GET', '/employee/payslips')).json()
  expect(mine.data.map((payslip: { net: number }) => payslip.net)).toEqual([own.net])

  const refused = [
    [404, `/employee/payslips/${april.id}`],
    [404, `/employee/payslips/${april.id}.pdf`],
    [403, '/payrolls-item'],
    [403, `/payrolls-item/${march.id}`],
    [403, `/payrolls-item/${march.id}/payslips`],
    [403, `/payrolls-item/${march.id}/payslips/${colleague.employee_id}`],
    [403, `/payrolls-item/${march.id}/payslips/${own.employee_id}`],
    [403, `/payrolls-item/${march.id}/payslips/${colleague.employee_id}.pdf`],
    [403, `/payrolls-item/${march.id}/register.xlsx`],
    [403, `/payrolls-item/${march.id}/bank-list.xlsx`],
    [403, '/sso-report'],
    [403, '/employee'],
    [403, `/employee/${colleague.employee_id}`],
  ] as const
  for (const [status, path] of refused) expect((await call('GET', path)).statusCode, path).toBe(status)

  const page = await openAs(world(), EMPLOYEE, { language: 'en', device: PHONE })
  for (const path of [
    `/payrolls/${march.id}/26/8`,
    `/employee/edit/${colleague.employee_id}`,
    '/sso-report',
  ]) {
    await page.goto(path)
    await page.waitForURL('**/403/access-denied')
    await sees(page, 'Access denied')
  }
  await page.goto(`/employee/payslip/${april.id}`)
  await sees(page, 'Not found')
})

test('a person without an email address signs in on the phone with the number and password of a printed slip, chooses a password and sees the payslip', async () => {
  const office = await openAs(world(), HR, { language: 'en' })
  await office.goto('/employee?search=1010')
  await office.getByRole('row', { name: /1010/ }).getByRole('checkbox').check()
  await office.getByRole('button', { name: 'Accounts and slips' }).click()
  await office.getByRole('button', { name: 'Make accounts' }).click()
  await sees(office, 'New accounts: 1 · new passwords: 0 · skipped: 0')
  const slips = await downloadFile(office, () =>
    office.getByRole('button', { name: 'Download 1 slips (PDF)' }).click(),
  )
  expect(slips.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')

  await office.goto('/change/employee/password')
  const row = office.getByRole('row', { name: /1010/ })
  await sees(row, 'Not yet used')
  await chooseItem(
    row.getByRole('button').last(),
    office.getByRole('menuitem', { name: 'Give a one-time password' }),
  )
  await office.getByRole('button', { name: 'Give a one-time password' }).click()
  const slip = office.getByRole('dialog').locator('dd')
  await slip.first().waitFor()
  const [code = '', number = '', password = ''] = await slip.allTextContents()
  expect(number).toBe('1010')

  const page = await world().open({ device: PHONE })
  await page.goto(`/login?company=${code}`)
  expect(await page.getByLabel('ລະຫັດບໍລິສັດ').inputValue()).toBe(code)
  const enter = async (secret: string) => {
    await page.getByLabel('ລະຫັດພະນັກງານ ຫຼື ເບີໂທລະສັບ').fill(number)
    await passwordField(page).fill(secret)
    await page.keyboard.press('Enter')
  }
  await enter('wrong password')
  await eventually(() => page.getByRole('alert').textContent()).toBe('ລະຫັດ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ')
  await enter(password)
  await sees(page, 'ລະຫັດຜ່ານທີ່ຄົນອື່ນຕັ້ງໃຫ້ທ່ານ')
  expect(await page.getByLabel('ລະຫັດຜ່ານປັດຈຸບັນ').count()).toBe(0)
  const own = 'ດອກຈຳປາ 2026'
  await page.getByLabel('ລະຫັດຜ່ານໃໝ່').fill(own)
  await page.getByLabel('ຢືນຢັນລະຫັດຜ່ານ').fill(own)
  await page.getByRole('button', { name: 'ຕົກລົງ' }).tap()
  await seesHeading(page, 'ເຂົ້າສູ່ລະບົບ')
  await enter(own)
  await page.waitForURL('**/employee-dashboard')
  await page.goto('/employee/payslip')
  await seesHeading(page, 'ໃບແຈ້ງເງິນເດືອນຂອງຂ້ອຍ')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor()
})
