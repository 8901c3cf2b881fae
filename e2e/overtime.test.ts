import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { importScanFile, tellStays } from '#features/attendance/server/index.ts'
import { addDays, formatDate, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, EMPLOYEE_NUMBER, HR, MANAGER } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { openAs, sees, seesHeading } from './person.ts'
import { team } from './request-team.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const shots = process.env.CHAMPA_SHOTS

/** A story checks the looks of a screen on its way. */
async function looksWell(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/overtime ${name}.png`, fullPage: true })
  expect(await faultsOf(page)).toEqual([])
}

/** The latest workday whose scans cannot change any more, and on which overtime can still be asked for. */
function closedWorkday(): string {
  const day = addDays(todayInLaos(), -2)
  return weekdayOf(day) === 7 ? addDays(day, -1) : day
}

/** The employee stayed until 19:40, and the job of the next morning has run. */
async function stayLate(day: string): Promise<void> {
  const { db } = world()
  const [company] = await db.asProvider((tx) =>
    tx.query(z.object({ company_id: Id }), 'select company_id from tenant order by company_id'),
  )
  const companyId = company?.company_id ?? 0
  const lines = ['07:50', '19:40'].map((clock) => `${EMPLOYEE_NUMBER}\t${day} ${clock}:00`)
  const file = { fileName: 'scans.txt', bytes: Buffer.from(lines.join('\n')) }
  await importScanFile(db, companyId, file, { accountId: null, name: 'test' })
  await tellStays(db, companyId, new Date())
}

const card = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('who stayed longer is asked the next morning, asks with one tap, and the manager approves less', async () => {
  const day = closedWorkday()
  await stayLate(day)
  const page = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await page.goto('/notices')
  await page.getByText(`ວັນທີ ${formatDate(day)} ທ່ານຢູ່ເຮັດວຽກຕໍ່`).tap()
  await seesHeading(page, 'ຂໍເພີ່ມໂມງໃໝ່')
  const until = page.getByLabel('ຫາເວລາ')
  await sees(page, 'ໃຜຕັດສິນ')
  expect(await until.inputValue()).toBe('19:40')
  await looksWell(page, 'stayed la phone')
  await page.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(page, 'ສົ່ງຄຳຂໍແລ້ວ')
  // It is not offered again.
  await page.goto(`/employee/request/ot/stayed/${day}`)
  await sees(page, 'ມື້ນີ້ບໍ່ມີເວລາເພີ່ມໂມງທີ່ຍັງຂໍໄດ້')
  await looksWell(page, 'stayed asked la phone')

  const manager = await openAs(world(), MANAGER, { language: 'la', device: PHONE })
  await manager.goto('/employee/approve/ot')
  await card(manager, formatDate(day)).click()
  const details = manager.getByRole('dialog')
  await details.getByRole('button', { name: 'ຫຼຸດເວລາ' }).tap()
  const shorten = manager.getByRole('dialog', { name: 'ອະນຸມັດໜ້ອຍກວ່າທີ່ຂໍ' })
  await shorten.getByLabel('ຫາເວລາ').fill('20:30')
  await shorten.getByRole('button', { name: 'ອະນຸມັດ', exact: true }).tap()
  await sees(shorten, /ຕ້ອງຢູ່ລະຫວ່າງ/)
  await looksWell(manager, 'shorten la phone')
  await shorten.getByLabel('ຫາເວລາ').fill('18:30')
  await shorten.getByLabel('ເຫດຜົນ').fill('ໜຶ່ງຊົ່ວໂມງພໍແລ້ວ')
  await shorten.getByRole('button', { name: 'ອະນຸມັດ', exact: true }).tap()
  await sees(manager, 'ບໍ່ມີຄຳຂໍລໍຖ້າທ່ານ')

  await page.goto('/employee/requests')
  await card(page, formatDate(day)).first().click()
  const own = page.getByRole('dialog')
  await sees(own, /ຂໍ \d\d:\d\d–19:40/)
  await sees(own, /^ອະນຸມັດ .+, ນັບ /)
  await looksWell(page, 'shortened la phone')

  const company = await openAs(world(), HR, { language: 'en' })
  await company.goto('/employee/ot/list')
  await new List(company, 'Overtime report').row(formatDate(day)).first().click()
  await sees(company.getByRole('dialog'), /asked \d\d:\d\d–19:40/)
  await looksWell(company, 'company en desk')
})

test('HR sets how overtime is asked for, pays a rate with time off, and says why it goes beyond the law', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/company-setting')
  await page.getByLabel('Shortest overtime').fill('60')
  await page.getByLabel('Time off for overtime can be taken for').fill('90')
  await looksWell(page, 'settings en desk')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, 'Changes saved')

  await page.goto('/setting/ot')
  const payType = page.getByRole('combobox', { name: 'Paid as' }).or(page.getByLabel('Paid as'))
  await payType.first().click()
  await page.getByRole('option', { name: 'Time off' }).click()
  await looksWell(page, 'rates en desk')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, 'Changes saved')

  const narrow = await openAs(world(), HR, { language: 'la', device: PHONE })
  await narrow.goto('/setting/ot')
  await narrow.getByText('ຈ່າຍເປັນ').first().waitFor()
  await looksWell(narrow, 'rates la phone')

  await page.goto('/employee/ot/create')
  await page.getByRole('combobox', { name: 'Employee' }).fill(EMPLOYEE_NUMBER)
  await page.getByRole('option').first().click()
  await page.getByLabel('Date').fill(formatDate(addDays(todayInLaos(), 9)))
  await page.getByLabel('From').fill('18:00')
  await page.getByRole('textbox', { name: 'To' }).fill('22:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees(page, /Beyond a limit of the labour law/)
  await looksWell(page, 'beyond en desk')
  await page.getByLabel('Remark').fill('Permission 12 of the labour authority')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /anyway/ }).click()
  await seesHeading(page, 'Overtime requests')

  const phone = await openAs(world(), EMPLOYEE, { language: 'en', device: PHONE })
  await phone.goto('/employee/request/ot/create')
  await phone.getByLabel('Date').fill(formatDate(addDays(todayInLaos(), 8)))
  await phone.getByLabel('From').fill('20:00')
  await phone.getByRole('textbox', { name: 'To' }).fill('20:30')
  await sees(phone, 'Overtime must be at least 60 minutes')
  await looksWell(phone, 'too short en phone')
})
