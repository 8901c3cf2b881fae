import { expect, test } from 'vitest'
import { withAccess } from '#features/access/server/access-world.test-data.ts'
import { until } from '#kit/database/until.test-support.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import type { MailRow } from '../contract.ts'
import { outboxEndpoints } from './index.ts'

const world = withAccess(outboxEndpoints)
const ADMIN = 'admin@champa.test'
const SUPER = 'super@champa.test'
const SYNERGY = 'synergy@champa.test'

/** The newest mail to an address once it is stored, as seen by `asker`. */
async function keptMail(asker: string, to: string): Promise<MailRow> {
  const find = async () =>
    (await world().as(asker, 'GET', `/admin/outbox?status=kept&search=${to}`)).json().data[0]
  await until(
    async () => Boolean(await find()),
    () => `a kept mail to ${to}`,
  )
  return find()
}
const read = (asker: string, id: number) => world().as(asker, 'GET', `/admin/outbox/${id}`)

test('users of a company have no outbox', async () => {
  expect((await world().as(ADMIN, 'GET', '/admin/outbox')).statusCode).toBe(403)
})

test('the Excel file of the outbox has the mail of the chosen status, without its text', async () => {
  await world().account('listed@champa.test')
  const body = { email: 'listed@champa.test', edit: false }
  await world().call('POST', '/send-request-verification-code', body)
  await keptMail(SYNERGY, 'listed@champa.test')
  const file = async (status: string) => {
    const url = `/admin/outbox.xlsx?language=en&status=${status}&search=listed`
    return readWorkbook((await world().as(SYNERGY, 'GET', url)).rawPayload)
  }
  const { headers, rows } = await file('kept')
  expect(Object.values(headers)).toEqual(['Time', 'To', 'Subject', 'Company', 'Status'])
  expect(rows.map(({ cells }) => [cells.B?.value, cells.E?.value])).toEqual([['listed@champa.test', 'Kept']])
  expect((await file('sent')).rows).toEqual([])
})

test("only the super administrator reads mail to the provider's own staff; each reading is logged", async () => {
  const users = (await world().as(SUPER, 'GET', '/admin/user?per_page=100')).json().data
  const { id } = users.find((user: { email: string }) => user.email === SUPER)
  expect((await world().as(SUPER, 'POST', `/admin/user/${id}/password-link`)).statusCode).toBe(200)
  const mail = await keptMail(SUPER, SUPER)
  expect(mail.can).toEqual(['read'])
  expect((await keptMail(SYNERGY, SUPER)).can).toEqual([])
  expect((await read(SYNERGY, mail.id)).statusCode).toBe(403)
  expect((await read(SUPER, mail.id)).json().data.body).toContain('/reset-password')
  const log = await world().db.asProvider((tx) =>
    tx.unknownRows(
      `select action, entity_id, after from audit_entry where entity = 'mail' and entity_id is not null`,
    ),
  )
  expect(log).toEqual([{ action: 'export', entity_id: mail.id, after: { to: SUPER } }])
})

test('only the super administrator reads a stored mail with a sign-in link', async () => {
  const person = { name: 'Noy', email: 'secret@champa.test', roles: ['companyuser'], invite: true }
  expect((await world().as(ADMIN, 'POST', '/company/user', person)).statusCode).toBe(200)
  const { id } = await keptMail(SUPER, 'secret@champa.test')
  expect((await keptMail(SYNERGY, 'secret@champa.test')).can).toEqual([])
  expect((await read(SYNERGY, id)).statusCode).toBe(403)
  expect((await read(SUPER, id)).json().data.body).toMatch(/\/auth\/[\w-]{43}\/\d+/)
})

test('only the super administrator reads a stored mail with a code', async () => {
  await world().account('kept@champa.test')
  const asked = await world().call('POST', '/send-request-verification-code', {
    email: 'kept@champa.test',
    edit: true,
  })
  expect(asked.statusCode).toBe(200)
  const mail = await keptMail(SYNERGY, 'kept@champa.test')
  expect(mail.can).toEqual([])
  expect((await read(SYNERGY, mail.id)).statusCode).toBe(403)
})

test('a link that was used or replaced is removed from the stored mail', async () => {
  const { as, call } = world()
  const body = { name: 'Noy', email: 'used@champa.test', roles: ['companyuser'], invite: true }
  await as(ADMIN, 'POST', '/company/user', body)
  const first = await keptMail(SUPER, 'used@champa.test')
  expect(first.can).toEqual(['read'])
  const { id } = (await as(ADMIN, 'GET', '/company/user?search=used@champa.test')).json().data[0]
  await as(ADMIN, 'POST', `/company/user/${id}/sign-in-link`)
  expect((await read(SUPER, first.id)).statusCode).toBe(403)
  const second = await newerMail('used@champa.test', first.id)
  const mail = (await read(SUPER, second.id)).json().data.body
  const [, token, user_id] = /\/auth\/([\w-]{43})\/(\d+)/.exec(mail) ?? []
  const chosen = { new_password: 'ເຂົ້າໜຽວໝາກມ່ວງ', confirm_password: 'ເຂົ້າໜຽວໝາກມ່ວງ' }
  expect((await call('POST', '/auth/link', { token, user_id, ...chosen })).statusCode).toBe(200)
  expect((await read(SUPER, second.id)).statusCode).toBe(403)
})

test.each([
  ['the address changes', { email: 'moved-to@champa.test' }],
  ['the account is disabled', { status: 'disabled' }],
])('a stored mail with a sign-in link loses its text and its link if %s', async (_, change) => {
  const { as, call, db } = world()
  const email = `${Object.keys(change)[0]}-changed@champa.test`
  const person = { name: 'Noy', email, roles: ['companyuser'] }
  await as(ADMIN, 'POST', '/company/user', { ...person, invite: true })
  const mail = await keptMail(SUPER, email)
  const text = (await read(SUPER, mail.id)).json().data.body
  const [, token, user_id] = /\/auth\/([\w-]{43})\/(\d+)/.exec(text) ?? []
  const find = async () => (await as(ADMIN, 'GET', '/company/user?search=changed@champa.test')).json().data[0]
  const { id, version } = await find()
  const save = (body: object) =>
    as(ADMIN, 'PUT', `/company/user/${id}`, { ...person, status: 'active', current_password: '', ...body })
  expect((await save({ version, ...change })).statusCode).toBe(200)
  expect((await read(SUPER, mail.id)).statusCode).toBe(403)
  const stored = await db.asProvider((tx) => tx.unknownRows('select body from mail where id = $1', [mail.id]))
  expect(stored).toEqual([{ body: '' }])
  // As before the change.
  expect((await save({ version: version + 1 })).statusCode).toBe(200)
  const chosen = { new_password: 'ເຂົ້າໜຽວໝາກມ່ວງ', confirm_password: 'ເຂົ້າໜຽວໝາກມ່ວງ' }
  const opened = await call('POST', '/auth/link', { token, user_id, ...chosen })
  expect(opened.json().code).toBe('link_void')
  await save({ version: version + 2, email: `${id}@champa.test` })
})

test('the text of a stored mail is readable until its link or code expires', async () => {
  const { as, db } = world()
  const email = 'expiring@champa.test'
  await as(ADMIN, 'POST', '/company/user', { name: 'Noy', email, roles: ['companyuser'], invite: true })
  const mail = await keptMail(SUPER, email)
  expect((await read(SUPER, mail.id)).statusCode).toBe(200)
  const days = await db.asProvider((tx) =>
    tx.unknownRows(
      'update mail set opens_until = now() where id = $1 returning (opens_until - created_at) < interval $$1 day$$ as ok',
      [mail.id],
    ),
  )
  expect(days).toEqual([{ ok: true }])
  expect((await keptMail(SUPER, email)).can).toEqual([])
  expect((await read(SUPER, mail.id)).statusCode).toBe(403)
})

async function newerMail(to: string, than: number): Promise<MailRow> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const mail = await keptMail(SUPER, to)
    if (mail.id > than) return mail
    if (Date.now() > deadline) throw new Error('The second mail was not stored')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
