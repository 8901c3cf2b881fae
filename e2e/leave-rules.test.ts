import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { PHONE } from './browser.ts'
import { HR } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { callAs, eventually, openAs, sees } from './person.ts'
import { team } from './request-team.ts'
import { visitsOn } from './visit.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const folder = process.env.CHAMPA_SHOTS

/** A screenshot for a reader, if a folder is given. */
async function shoot(page: Page, name: string): Promise<void> {
  if (folder) await page.screenshot({ path: path.join(folder, `leave-rules-${name}.png`) })
}

const today = todayInLaos()
const last = Number(today.slice(0, 4)) - 1

/** The screen in Lao on a phone, without faults. */
async function onPhone(address: string, name: string): Promise<void> {
  const page = await openAs(world(), HR, { language: 'la', device: PHONE })
  await visitsOn(page)(address)
  await page.waitForLoadState('networkidle')
  await shoot(page, `${name}-la-phone`)
  expect(await faultsOf(page)).toEqual([])
}

beforeAll(async () => {
  const hr = await callAs(world(), HR)
  const day = { name_la: 'ວັນບໍລິສັດ', name_en: 'Company day', kind: 'regular', counts_as: 'holiday' }
  const made = await hr('POST', '/restDay', { ...day, from_date: today })
  expect(made.statusCode, made.body).toBe(200)
})

test('HR sees the public holidays of the year and chooses one of them', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await visitsOn(page)('/e-leave/public')
  const date = page.getByRole('button', { name: /Company day/ })
  await date.click()
  await eventually(() => date.getAttribute('aria-pressed')).toBe('true')
  await page.locator('[aria-busy=false] table').waitFor()
  await shoot(page, 'holidays-en')
  expect(await faultsOf(page)).toEqual([])
  await onPhone('/e-leave/public', 'holidays')
})

test('HR pays two days of leave with money, sees them in the statement and takes them back', async () => {
  const hr = await callAs(world(), HR)
  const kind = { name: 'ພັກປະຈຳປີ ຈ່າຍເງິນ', category: 'annual', amount: 15, is_paid: true, may_encash: true }
  const typeId = (await hr('POST', '/vacation', kind)).json().data.id
  const page = await openAs(world(), HR, { language: 'en' })
  await visitsOn(page)(`/employee/holiday?leave_type_id=${typeId}`)
  const list = new List(page, 'Leave entitlements')
  await list.rows.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pay with money' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Pay leave of 1 employee' })
  await dialog.getByLabel('Days that are paid').fill('2')
  await dialog.getByLabel('Reason').fill('Asked for')
  await shoot(page, 'encash-en')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await list.rows.first().locator('td').nth(2).click()
  await sees(page, 'paid with the next payroll run')
  await shoot(page, 'encash-statement-en')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Take back' }).click()
  const back = page.getByRole('dialog', { name: 'Take back' })
  await back.getByLabel('Reason').fill('Mistake')
  await back.getByRole('button', { name: 'Confirm' }).click()
  await back.waitFor({ state: 'detached' })
  await page.getByText('paid with the next payroll run').waitFor({ state: 'detached' })
})

test('HR closes last year after looking at what it brings forward', async () => {
  await world().db.inCompany(1, (tx) =>
    tx.execute(
      `insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on)
       select $1, e.id, (select min(id) from leave_type where company_id = $1 and amount is not null and deleted_at is null), 'adjust', 720, $2, $3
       from employee e where e.company_id = $1 and e.deleted_at is null and e.start_date < $2 order by e.id limit 3`,
      [tx.companyId, `${last}-12-01`, addDays(today, 400)],
    ),
  )
  const page = await openAs(world(), HR, { language: 'en' })
  const visit = visitsOn(page)
  await visit('/employee/holiday/year')
  await page.getByRole('button', { name: 'Preview and close' }).click()
  const dialog = page.getByRole('dialog', { name: `Close ${last}` })
  await dialog.getByText('Kind of leave').first().waitFor()
  await shoot(page, 'close-year-en')
  await dialog.getByRole('button', { name: 'Close the year' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Late changes' }).click()
  await sees(page, 'What this year carried over is still right')
  await page.keyboard.press('Escape')
  await shoot(page, 'years-en')
  expect(await faultsOf(page)).toEqual([])
  await onPhone('/employee/holiday/year', 'years')
})

test('HR names days without leave', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await visitsOn(page)('/e-leave/block')
  await page.getByRole('button', { name: 'Add' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Days without leave' })
  await dialog.getByLabel('Reason (employees see it)').fill('Stocktaking')
  await shoot(page, 'block-dialog-en')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await sees(page, 'Stocktaking')
  await shoot(page, 'blocks-en')
  expect(await faultsOf(page)).toEqual([])
  await onPhone('/e-leave/block', 'blocks')
})
