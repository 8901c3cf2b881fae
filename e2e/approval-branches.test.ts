import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { formatDate } from '#kit/contract/days.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, HR } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { callAs, eventually, openAs, sees, seesHeading } from './person.ts'
import { HR_MANAGER, team, workday } from './request-team.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const folder = process.env.CHAMPA_SHOTS
const shoot = async (page: Page, name: string) => {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

// Links in mails need the public address; the stories open their path on their own server.
beforeAll(() => {
  process.env.PUBLIC_URL = 'https://champa.example'
})
afterAll(() => {
  delete process.env.PUBLIC_URL
})

async function askForLeave(day: string): Promise<number> {
  const call = await callAs(world(), EMPLOYEE)
  const types = (await call('GET', '/employee/leave/balances')).json().data
  const type = types.find((one: { leave_type: string }) => one.leave_type === 'Annual leave')
  const leave = { leave_type_id: type.leave_type_id, start_date: day, end_date: day, part: 'full' }
  const answer = await call('POST', '/employee/leave', leave)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.request_id
}

const Mail = z.object({ body: z.string() })
/** The path of the newest link in the mails to the line manager. */
async function newestLink(after: number): Promise<string> {
  const read = () =>
    world().db.asProvider((tx) =>
      tx.query(Mail, `select body from mail where body like '%/decide#%' order by id desc`),
    )
  await eventually(async () => (await read()).length).toBeGreaterThan(after)
  return /champa\.example(\/decide#\S+)/.exec((await read())[0]?.body ?? '')?.[1] ?? ''
}

test('HR is limited to a branch on the desk, and the preview names who would be asked', async () => {
  const call = await callAs(world(), HR)
  const { data: branches } = (await call('GET', '/branch?per_page=100')).json()
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/setting/approval')
  await seesHeading(page, 'Approval routes')
  const card = page.getByRole('region', { name: 'HR by branch' })
  await sees(card, 'The whole company')
  await card
    .getByRole('button', { name: /^Set the branches/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Branches' }).click()
  await page.getByRole('option', { name: branches[0].name }).click()
  await dialog.getByRole('heading').click()
  await shoot(page, 'hr-branches-dialog-desk')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await sees(card, branches[0].name)
  await shoot(page, 'hr-branches-desk')
  expect(await faultsOf(page)).toEqual([])
  const phone = await openAs(world(), HR, { language: 'la', device: PHONE })
  await phone.goto('/setting/approval')
  await sees(phone.getByRole('region', { name: 'HR ຕາມສາຂາ' }), branches[0].name)
  await shoot(phone, 'hr-branches-phone')
  expect(await faultsOf(phone)).toEqual([])
})

test('a manager approves by the link of the mail on a phone without signing in; the link works once', async () => {
  const setting = await callAs(world(), HR)
  const stored = (await setting('GET', '/company/setting')).json().data
  const saved = await setting('PUT', '/company/setting', {
    ...stored,
    decide_by_mail: true,
    email_approval: true,
  })
  expect(saved.statusCode, saved.body).toBe(200)
  const day = workday(3)
  const requestId = await askForLeave(day)
  const link = await newestLink(0)
  const phone = await world().open({ language: 'la', device: PHONE, isOwn: true })
  await phone.goto(link)
  await seesHeading(phone, 'ຕັດສິນຄຳຂໍ')
  await sees(phone, 'ຜູ້ຕັດສິນ')
  await phone.getByRole('button', { name: 'ປະຕິເສດ' }).tap()
  await sees(phone, 'ກະລຸນາຂຽນເຫດຜົນ ຢ່າງໜ້ອຍ 5 ຕົວອັກສອນ')
  await shoot(phone, 'by-mail-phone')
  expect(await faultsOf(phone)).toEqual([])
  await phone.getByRole('button', { name: 'ອະນຸມັດ', exact: true }).tap()
  await sees(phone, 'ບັນທຶກການຕັດສິນຂອງທ່ານແລ້ວ. ປິດໜ້ານີ້ໄດ້.')
  await shoot(phone, 'by-mail-done-phone')
  expect(await faultsOf(phone)).toEqual([])

  const desk = await world().open({ language: 'en', isOwn: true })
  await desk.goto(link)
  await sees(desk, 'This request has been decided')
  await shoot(desk, 'by-mail-used-desk')
  await desk.goto('/decide#1-wrong')
  await desk.reload()
  await sees(desk, 'This link does not work')
  await shoot(desk, 'by-mail-void-desk')
  expect(await faultsOf(desk)).toEqual([])

  const hr = await callAs(world(), HR_MANAGER)
  const { decisions } = (await hr('GET', `/requests/${requestId}`)).json().data
  expect(decisions.at(-1)).toMatchObject({ verdict: 'approved', channel: 'mail' })
  const page = await openAs(world(), HR_MANAGER, { language: 'en' })
  await page.goto('/employee/leave/request/hr')
  await new List(page, 'Approve leave (HR)').row(formatDate(day)).click()
  await sees(page, 'By the link of an email')
  await shoot(page, 'history-desk')

  await askForLeave(workday(5))
  const next = await world().open({ language: 'en', isOwn: true })
  await next.goto(await newestLink(1))
  await sees(next, 'You decide as')
  await shoot(next, 'by-mail-desk')
  expect(await faultsOf(next)).toEqual([])
})
