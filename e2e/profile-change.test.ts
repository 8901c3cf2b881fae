import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './browser.ts'
import { EMPLOYEE } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { callAs, eventually, openAs, sees } from './person.ts'
import { HR_MANAGER, team } from './request-team.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const folder = process.env.CHAMPA_SHOTS
const shoot = async (page: Page, name: string) =>
  folder && (await page.screenshot({ path: `${folder}/profile change ${name}.png`, fullPage: true }))

test('an employee corrects the own details on a phone; HR sees each field before and after, and approves it', async () => {
  const page = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await page.goto('/employee-dashboard')
  await page.getByRole('button', { name: 'ຂໍ', exact: true }).tap()
  await page.getByRole('link', { name: /^ແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ/ }).tap()
  await page.getByRole('textbox', { name: 'ຄວາມສຳພັນ' }).fill('ເອື້ອຍ')
  await page.getByRole('textbox', { name: 'ເລກທີບັນຊີ' }).fill('0101 2345 6789')
  await shoot(page, 'form')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(page, 'ສົ່ງຄຳຂໍແລ້ວ')

  const hr = await openAs(world(), HR_MANAGER, { language: 'en' })
  await hr.goto('/employee/inbox')
  await new List(hr, 'Waiting for me').row('Change of own details').click()
  const details = hr.getByRole('dialog')
  await eventually(() =>
    details.getByRole('table', { name: 'What changes' }).getByRole('row').allTextContents(),
  ).toEqual([
    'FieldNowAfter approval',
    'Relationship–ເອື້ອຍ',
    expect.stringMatching(/^Account number.*0101 2345 6789$/),
  ])
  await shoot(hr, 'decide')
  expect(await faultsOf(hr)).toEqual([])
  await details.getByRole('button', { name: 'Approve' }).click()
  await sees(hr, 'Nothing waits for you')
  const own = await (await callAs(world(), EMPLOYEE))('GET', '/employee/own-details')
  expect(own.json().data).toMatchObject({ relationship: 'ເອື້ອຍ', bank_account: '0101 2345 6789' })
})
