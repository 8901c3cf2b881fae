import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addDays, formatDate, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, EMPLOYEE_NUMBER, HR, MANAGER } from './company.ts'
import { faultsOf } from './looks.ts'
import { openAs, sees, seesHeading } from './person.ts'
import { team } from './request-team.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const shots = process.env.CHAMPA_SHOTS

/** A story checks the looks of a screen on its way. */
async function looksWell(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/overtime use ${name}.png`, fullPage: true })
  expect(await faultsOf(page)).toEqual([])
}

/** A Wednesday in one to two weeks. */
function nextWednesday(): string {
  let day = addDays(todayInLaos(), 7)
  while (weekdayOf(day) !== 3) day = addDays(day, 1)
  return day
}

/** The employee has worked three hours at ×1.5 that are paid with time off, two months ago. */
beforeAll(async () => {
  const { db } = world()
  const companies = await db.asProvider((tx) =>
    tx.query(z.object({ company_id: Id }), 'select company_id from tenant order by company_id'),
  )
  for (const { company_id } of companies)
    await db.inCompany(company_id, (tx) =>
      tx.execute(
        `insert into overtime_result (company_id, employee_id, work_date, multiplier, minutes, pay_type)
         select company_id, id, $2, 150, 180, 'holiday' from employee where company_id = $1 and emp_number = $3`,
        [company_id, addDays(todayInLaos(), -60), EMPLOYEE_NUMBER],
      ),
    )
})

test('an employee takes two hours of earned overtime off on a phone, and the manager approves', async () => {
  const day = nextWednesday()
  const page = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await page.goto('/employee/use/ot')
  await sees(page, '4:30 ຊົ່ວໂມງ')
  await looksWell(page, 'own empty la phone')
  await page.goto('/employee/use/ot/add')
  await seesHeading(page, 'ຂໍນຳໃຊ້ໂມງເພີ່ມ')
  await page.getByLabel('ວັນທີ').fill(formatDate(day))
  await page.getByLabel('ວັນທີ').blur()
  await page.getByRole('button', { name: '2 ຊມ ສຸດທ້າຍ' }).tap()
  await sees(page, 'ໃຊ້ໂມງເພີ່ມ 2:00 ຊົ່ວໂມງ')
  await sees(page, 'ຍັງເຫຼືອ 2:30 ຊົ່ວໂມງ')
  await looksWell(page, 'ask la phone')
  await page.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(page, 'ສົ່ງຄຳຂໍແລ້ວ')
  await page.goto('/employee/use/ot')
  await sees(page, '2:30 ຊົ່ວໂມງ')
  await looksWell(page, 'own la phone')

  const manager = await openAs(world(), MANAGER, { language: 'la', device: PHONE })
  await manager.goto('/employee/approve/use/ot')
  await manager
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: formatDate(day) })
    .click()
  await sees(manager.getByRole('dialog'), 'ໂມງເພີ່ມທີ່ເຫຼືອ: 4:30 → 2:30')
  await looksWell(manager, 'approve la phone')
  await manager.getByRole('dialog').getByRole('button', { name: 'ອະນຸມັດ', exact: true }).tap()
  await sees(manager, 'ບໍ່ມີຄຳຂໍລໍຖ້າທ່ານ')
})

test('an employee reads the own overtime month by month', async () => {
  const page = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await page.goto('/employee/report/ot?month=2026-04')
  await seesHeading(page, 'ລາຍງານເພີ່ມໂມງຂອງຂ້ອຍ')
  await sees(page, 'ຈ່າຍເປັນເງິນ')
  await looksWell(page, 'report la phone')
  const desk = await openAs(world(), EMPLOYEE, { language: 'en' })
  await desk.goto('/employee/report/ot?month=2026-04')
  await sees(desk, 'Given as time off')
  await looksWell(desk, 'report en desk')
  await desk.goto('/employee/report/ot?month=2020-01')
  await sees(desk, 'You have no overtime in this month')
  await desk.goto('/employee/use/ot/add')
  await sees(desk, 'Overtime to use')
  await looksWell(desk, 'ask en desk')
  await desk.goto('/employee/use/ot')
  await looksWell(desk, 'own en desk')
})

test('HR enters overtime use, is warned beyond the credit, and posts a month', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee/using/ot')
  await seesHeading(page, 'Overtime used')
  await looksWell(page, 'company en desk')
  await page.getByRole('button', { name: 'Post month' }).click()
  await sees(page.getByRole('dialog'), /There is nothing to post|employees,/)
  await looksWell(page, 'post month en desk')
  await page.keyboard.press('Escape')
  await page.goto('/employee/using/ot/create')
  await seesHeading(page, 'New overtime use')
  await looksWell(page, 'enter en desk')
  const phone = await openAs(world(), HR, { language: 'la', device: PHONE })
  await phone.goto('/employee/using/ot')
  await seesHeading(phone, 'ການນຳໃຊ້ໂມງເພີ່ມ')
  await looksWell(phone, 'company la phone')
  await phone.goto('/employee/using/ot/create')
  await looksWell(phone, 'enter la phone')
})

test('an employee asks for hours of leave', async () => {
  const hr = await openAs(world(), HR, { language: 'en' })
  await hr.goto('/vacation')
  const page = await openAs(world(), EMPLOYEE, { language: 'en' })
  await page.goto('/employee/leave/request/add')
  await looksWell(page, 'leave form en desk')
})
