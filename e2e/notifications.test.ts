import type { Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { FILE_READY } from '#features/notices/domain/notice-kinds.ts'
import { sendNotices } from '#features/notices/server/index.ts'
import { ROSTER_PUBLISHED } from '#features/schedules/domain/notice-kinds.ts'
import { Id } from '#kit/contract/scalars.ts'
import { PHONE } from './browser.ts'
import { april, EMPLOYEE, HR } from './company.ts'
import { faultsOf } from './looks.ts'
import { eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

const Account = z.object({ id: Id, company_id: Id })
const accountOf = (email: string) =>
  world().db.asProvider((tx) =>
    tx.one(Account, 'select id, company_id from account where email = $1', [email]),
  )

/** Publishes a day of the roster for the employee. */
async function tellRoster(day: string): Promise<void> {
  const { id, company_id } = await accountOf(EMPLOYEE)
  const notice = ROSTER_PUBLISHED.notice({ accountIds: [id] }, { days: 1, first: day, last: day })
  await world().db.inCompany(company_id, (tx) => sendNotices(tx, [notice]))
}

async function tellFiles(...names: string[]): Promise<void> {
  const { id, company_id } = await accountOf(HR)
  await world().db.inCompany(company_id, (tx) =>
    sendNotices(
      tx,
      names.map((name) => FILE_READY.notice({ accountIds: [id] }, { name })),
    ),
  )
}

/** Waits until the page listens to live notices. */
const listens = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/notices/stream'))

test('an employee sees the number on the bell at once, opens the notice and its page, and it is read', async () => {
  const page = await openAs(world(), EMPLOYEE, { language: 'en', device: PHONE })
  const listening = listens(page)
  await page.goto('/employee-dashboard')
  await listening
  const bell = page.getByRole('link', { name: /^Notifications/ })
  await eventually(() => bell.getAttribute('aria-label')).toMatch(/^Notifications ?$/)
  await tellRoster('2026-07-06')
  await tellRoster('2026-07-07')
  await eventually(() => bell.getAttribute('aria-label')).toBe('Notifications 2')
  await bell.click()
  await seesHeading(page, 'Notifications')
  const rows = page.getByRole('main').getByRole('listitem')
  await eventually(() => rows.count()).toBe(2)
  expect(await faultsOf(page)).toEqual([])
  await rows.filter({ hasText: '06/07/2026' }).getByRole('button').click()
  await page.waitForURL('**/employee/roster')
  await eventually(() => bell.getAttribute('aria-label')).toBe('Notifications 1')
  await bell.click()
  await page.getByText('Unread', { exact: true }).click()
  await eventually(() => rows.count()).toBe(1)
  await sees(rows, '07/07/2026')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await sees(page.getByRole('main'), 'You have read everything')
  await eventually(() => bell.getAttribute('aria-label')).toMatch(/^Notifications ?$/)
})

test('in the administration the bell opens the latest notices, one by one or all at once', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  const listening = listens(page)
  await page.goto('/branch')
  await listening
  await tellFiles('People.xlsx', 'Scans.csv')
  await page.getByRole('button', { name: 'Notifications: 2 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await sees(panel, 'See all')
  expect(await faultsOf(page)).toEqual([])
  await sees(panel, 'Scans.csv is ready. It can be downloaded for 24 hours.')
  await panel.getByRole('listitem').filter({ hasText: 'People.xlsx' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).waitFor()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await panel.getByRole('link', { name: 'See all' }).click()
  await seesHeading(page, 'Notifications')
  await eventually(() => page.getByRole('main').getByRole('listitem').count()).toBe(2)
})

test('the own choice of mails is kept', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/profile')
  const choose = async (name: string, value: string) => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: value, exact: true }).click()
    expect((await saved).status()).toBe(200)
  }
  await choose('Email: Files', 'Once a day')
  await choose('Language of emails', 'English')
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  const valueIn = (name: string) => page.getByRole('combobox', { name }).inputValue()
  await eventually(() => valueIn('Email: Files')).toBe('Once a day')
  await eventually(() => valueIn('Language of emails')).toBe('English')
})

test('the service worker shows a push message, and its address opens the notice', async () => {
  await tellRoster('2026-08-03')
  const phone = { ...PHONE, serviceWorkers: 'allow' as const }
  const page = await openAs(world(), EMPLOYEE, { language: 'en', device: phone, isOwn: true })
  await page.goto('/notices')
  await seesHeading(page, 'Notifications')
  const [{ id } = { id: 0 }] = await world().db.asOwner(async (client) => {
    const latest = `select max(id)::int as id from notice where params->>'first' = '2026-08-03'`
    return (await client.query<{ id: number }>(latest)).rows
  })
  const message = { title: 'Roster', body: 'Your roster has changed', path: `/notices?open=${id}`, tag: 'n' }
  expect(await pushedTo(page, message)).toEqual([
    message.title,
    { body: message.body, tag: 'n', data: { path: message.path }, icon: '/champa.svg' },
  ])
  await page.goto(message.path)
  await page.waitForURL('**/employee/roster')
  const bell = page.getByRole('link', { name: /^Notifications/ })
  await eventually(() => bell.getAttribute('aria-label')).toMatch(/^Notifications ?$/)
})

/** Delivers a push message to the service worker, and returns what it asks the browser to show; a headless browser shows nothing itself. */
async function pushedTo(page: Page, message: object): Promise<unknown> {
  await page.evaluate(`navigator.serviceWorker.register('/service-worker.js')`)
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
  await eventually(() => page.context().serviceWorkers().length).toBe(1)
  const worker = page.context().serviceWorkers()[0] as Worker
  await worker.evaluate(
    `void (registration.showNotification = async (...shown) => { globalThis.shown = shown })`,
  )
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await eventually(() => worker.evaluate('Boolean(globalThis.shown)')).toBe(true)
  return worker.evaluate('shown')
}
