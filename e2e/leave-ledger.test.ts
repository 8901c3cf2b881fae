import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDate, todayInLaos } from '#kit/contract/days.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, HR } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { callAs, openAs, sees } from './person.ts'
import { COLLEAGUES, team, workday } from './request-team.ts'
import { visitsOn } from './visit.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const folder = process.env.CHAMPA_SHOTS

/** A screenshot for a reader, if a folder is given. */
async function shoot(page: Page, name: string): Promise<void> {
  if (folder) await page.screenshot({ path: path.join(folder, `leave-${name}.png`) })
}

const today = todayInLaos()

test('HR sees what everybody has left, gives three people two days with a reason, and the statement names them', async () => {
  const hr = await callAs(world(), HR)
  const kind = {
    name: 'ພັກປະຈຳປີ',
    category: 'annual',
    amount: 15,
    is_paid: true,
    carry: 'months',
    carry_months: 3,
  }
  const made = await hr('POST', '/vacation', kind)
  expect(made.statusCode, made.body).toBe(200)
  const typeId = made.json().data.id
  const page = await openAs(world(), HR, { language: 'en' })
  const visit = visitsOn(page)
  await visit(`/employee/holiday?leave_type_id=${typeId}`)
  const list = new List(page, 'Leave entitlements')
  for (const at of [0, 1, 2]) await list.rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Adjust leave' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Adjust leave of 3 employees' })
  await dialog.getByLabel('Days').fill('2')
  await dialog.getByLabel('Reason').fill('Worked on Lao New Year')
  await shoot(page, 'adjust-en')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await list.rows.first().locator('td').nth(2).click()
  await sees(page, `Adjusted, ${formatDate(today)}`)
  await sees(page, '(Worked on Lao New Year)')
  await sees(page, '+2')
  await shoot(page, 'entitlements-en')
  expect(await faultsOf(page)).toEqual([])
  const lao = await openAs(world(), HR, { language: 'la', device: PHONE })
  await visitsOn(lao)('/employee/holiday')
  await shoot(lao, 'entitlements-la-phone')
  expect(await faultsOf(lao)).toEqual([])
})

test('colleagues see in the calendar that somebody is away, not which leave it is; HR sees both', async () => {
  const day = workday(2)
  const call = await callAs(world(), EMPLOYEE)
  const types = (await call('GET', '/employee/leave/balances')).json().data as { leave_type_id: number }[]
  const leave = { leave_type_id: types[0]?.leave_type_id, start_date: day, end_date: day, part: 'full' }
  const asked = await call('POST', '/employee/leave', leave)
  expect(asked.statusCode, asked.body).toBe(200)
  const query = `from=${today}&to=${addDays(today, 30)}`
  const kindsIn = async (email: string, address: string) => {
    const answer = (await (await callAs(world(), email))('GET', `${address}?${query}`)).json().data
    return (answer as { leave: { leave_type: string | null }[] }[]).flatMap(({ leave: all }) =>
      all.map(({ leave_type }) => leave_type !== null),
    )
  }
  expect(await kindsIn(EMPLOYEE, '/employee/leave/calendar')).toEqual([true])
  expect(await kindsIn(COLLEAGUES[0] as string, '/employee/leave/calendar')).toEqual([false])
  expect(await kindsIn(HR, '/e-leave/calendar')).toEqual([true])
  const phone = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await visitsOn(phone)('/employee/leave/calendar')
  await sees(phone, 'ບໍ່ສະແດງ')
  await shoot(phone, 'calendar-la-phone')
  expect(await faultsOf(phone)).toEqual([])
  const page = await openAs(world(), HR, { language: 'en' })
  await visitsOn(page)('/e-leave/calendar')
  await sees(page, 'Leave calendar')
  await shoot(page, 'calendar-en')
  expect(await faultsOf(page)).toEqual([])
})
