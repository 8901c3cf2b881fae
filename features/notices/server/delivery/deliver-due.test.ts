import { createDecipheriv, createECDH, hkdfSync, verify } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SECRET_KEY } from '#features/access/server/access-world.test-data.ts'
import { createSecretBox } from '#kit/server/secret-box.ts'
import { MAILED, PLAIN, URGENT, withNotices } from '../notice-world.test-data.ts'
import { readPushKeys } from '../push/push-keys.ts'
import type { Post } from '../push/send-push.ts'
import { sendNotices } from '../send-notices.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { deliverDue } from './deliver-due.ts'

const world = withNotices()
const USER = 'user@champa.test'
const FAR = new Date(Date.now() + 3 * 24 * 3600 * 1000)

/** A browser with its keys, and the messages that its push service has received for it. */
function newBrowser(name: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys().toString('base64url')
  const auth = Buffer.alloc(16, name).toString('base64url')
  return { pair, endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, p256dh, auth }
}
type Browser = ReturnType<typeof newBrowser>

/** As a browser decrypts a message (RFC 8291). */
function decrypt({ pair, auth }: Browser, body: Buffer): { title: string; body: string; path: string } {
  const [salt, serverKey, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
  const expand = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey])
  const key = expand(pair.computeSecret(serverKey), Buffer.from(auth, 'base64url'), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    expand(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    expand(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  ).setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
}

interface Received {
  url: string
  headers: Record<string, string>
  body: Buffer
}
let received: Received[] = []
let status = 201
beforeEach(() => {
  received = []
  status = 201
})

/** The push service of a browser's maker, which is not ours. */
const service: Post = async (url, { headers, body }) => {
  received.push({ url, headers: headers as Record<string, string>, body: Buffer.from(body as Uint8Array) })
  return { status }
}

async function deliver(now = FAR): Promise<void> {
  const { db, jobs } = world()
  const push = { keys: await readPushKeys(db, SECRET_KEY), box: createSecretBox(SECRET_KEY), post: service }
  await deliverDue({ db, jobs, push }, now)
}

const subscribe = (email: string, { endpoint, p256dh, auth }: Omit<Browser, 'pair'>, language = 'en') =>
  world().as(email, 'POST', '/notices/push', { endpoint, p256dh, auth, language })
const tell = (kind: typeof PLAIN, what: string) =>
  world().inFirst((tx) => sendNotices(tx, [kind.notice({ accountIds: [world().ids.user] }, { what })]))
const choose = (kind: string, push: boolean, mail: string, language: string | null = 'en') =>
  world().as(USER, 'PUT', '/notices/preferences', { kinds: [{ kind, push, mail }], language })

const provider = (sql: string) => world().db.asProvider((tx) => tx.unknownRows(sql))
const mails = () => provider('select to_address, subject, body, company_id from mail order by id')
const waiting = async () =>
  (await provider('select channel from notice_delivery order by id')).map((row) => row.channel)

afterEach(async () => {
  await provider('delete from notice_delivery')
  await provider('delete from push_subscription')
  await provider('delete from mail')
  await world().inFirst(async (tx) => {
    for (const table of ['notice', 'notice_preference', 'notice_language'])
      await tx.unknownRows(`delete from ${table} where company_id = 1`)
  })
})

test('a mail at once is sent if the company has mails of this kind, in both languages', async () => {
  await tell(MAILED, 'leave')
  await tell(PLAIN, 'no mail')
  await deliver(new Date())
  expect(await mails()).toEqual([
    {
      to_address: USER,
      subject: 'ທາງອີເມວ / Mailed',
      body: 'ສະບາຍດີ,\n\nມີ leave\n\n———\n\nHello,\n\nGot leave',
      company_id: 1,
    },
  ])
  expect(await waiting()).toEqual([])
})

test('no mail if the company has turned mails of this kind off; the own choice counts before it', async () => {
  const setting = (value: boolean) =>
    world().inFirst((tx) =>
      tx.execute('update company_setting set email_leave = $1 where company_id = 1', [value]),
    )
  await setting(false)
  await tell(MAILED, 'one')
  await choose('test-mailed', false, 'at_once')
  await tell(MAILED, 'two')
  await deliver(new Date())
  expect((await mails()).map(({ body }) => body)).toEqual(['Hello,\n\nGot two'])
  await setting(true)
})

test('the daily mail has the unread notices of the day once, in the chosen language', async () => {
  await choose('test-plain', false, 'digest', 'la')
  for (const what of ['one', 'two', 'three']) await tell(PLAIN, what)
  await deliver(new Date())
  expect(await mails()).toEqual([])
  const [{ id }] = (await world().as(USER, 'GET', '/notices')).json().data
  await world().as(USER, 'POST', '/notices/read', { ids: [id] })
  await Promise.all([deliver(), deliver()])
  await deliver()
  expect((await mails()).map(({ subject, body }) => [subject, body])).toEqual([
    ['ມີການແຈ້ງເຕືອນທີ່ຍັງບໍ່ໄດ້ອ່ານ 2 ລາຍການ', 'ສະບາຍດີ,\n\nມີ one\n\nມີ two'],
  ])
})

test('a push message arrives encrypted at the browser, signed with the key of the installation', async () => {
  const browser = newBrowser('phone')
  expect((await subscribe(USER, browser)).json().data).toEqual({ is_on: true })
  await tell(URGENT, 'news')
  await deliver(new Date())
  expect(received.map(({ url }) => url)).toEqual([browser.endpoint])
  const [{ headers, body } = { headers: {} as Record<string, string>, body: Buffer.alloc(0) }] = received
  expect(body.toString('latin1')).not.toContain('news')
  expect(decrypt(browser, body)).toMatchObject({ title: 'Urgent', body: 'Got news' })
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key ?? '', 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  )
  expect(isSigned).toBe(true)
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
  })
  const shown = (await world().as(USER, 'GET', '/notices/preferences')).json().data
  expect(shown.push_key).toBe(key)
})

test('messages of the quiet hours become one; what was read before is not sent', async () => {
  const browser = newBrowser('quiet')
  await subscribe(USER, browser, 'la')
  for (const what of ['one', 'two', 'three']) await tell(PLAIN, what)
  const [{ id }] = (await world().as(USER, 'GET', '/notices')).json().data
  await world().as(USER, 'POST', '/notices/read', { ids: [id] })
  // Whatever the time is now, in the next morning all are due.
  await deliver()
  expect(received.map(({ body }) => decrypt(browser, body))).toMatchObject([
    { title: 'ມີການແຈ້ງເຕືອນໃໝ່ 2 ລາຍການ', body: 'ທົດລອງ', path: '/notices' },
  ])
  expect(await waiting()).toEqual([])
})

test('no push message for a kind that the account does not want, or without a browser', async () => {
  await tell(PLAIN, 'no browser')
  await subscribe(USER, newBrowser('unwanted'))
  await choose('test-plain', false, 'none')
  await tell(PLAIN, 'not wanted')
  expect(await waiting()).toEqual([])
})

test.each([404, 410])('a browser that its service does not know any more (%i) is forgotten', async (gone) => {
  await subscribe(USER, newBrowser('gone'))
  await tell(URGENT, 'news')
  status = gone
  await deliver(new Date())
  expect(await provider('select id from push_subscription')).toEqual([])
})

test('a browser is forgotten after ten failures in a row', async () => {
  await subscribe(USER, newBrowser('broken'))
  status = 500
  for (let at = 0; at < 10; at += 1) {
    expect(await provider('select failures from push_subscription')).toEqual([{ failures: at }])
    await tell(URGENT, String(at))
    await deliver(new Date())
  }
  expect(await provider('select id from push_subscription')).toEqual([])
})

test('a device that is signed out gets no push messages', async () => {
  const { account, signIn, call, inFirst } = world()
  const id = await account('phone@champa.test')
  const authorization = `Bearer ${(await signIn('phone@champa.test')).json().access_token}`
  const { endpoint, p256dh, auth } = newBrowser('shared')
  const body = { endpoint, p256dh, auth, language: 'en' }
  await call('POST', '/notices/push', body, { authorization })
  const tellPhone = () =>
    inFirst((tx) => sendNotices(tx, [URGENT.notice({ accountIds: [id] }, { what: 'news' })]))
  await tellPhone()
  await call('POST', '/auth/logout', undefined, { authorization })
  await tellPhone()
  await deliver(new Date())
  expect(received).toEqual([])
})

test('a browser belongs to the account that was added last, also of another company', async () => {
  const browser = newBrowser('passed-on')
  await subscribe(USER, browser)
  await subscribe('other@champa.test', browser)
  await tell(URGENT, 'for the user')
  await deliver(new Date())
  expect(received).toEqual([])
  await subscribe(USER, browser)
  await world().as('other@champa.test', 'POST', '/notices/push/end', { endpoint: browser.endpoint })
  await tell(URGENT, 'for the user')
  await deliver(new Date())
  expect(received).toHaveLength(1)
})

test('an account has at most ten browsers', async () => {
  for (let at = 0; at < 12; at += 1) await subscribe(USER, newBrowser(`browser-${at}`))
  const rows = await provider('select endpoint from push_subscription order by id')
  expect(rows.map(({ endpoint }) => String(endpoint).split('-')[1])).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
  ])
})

test.each([
  'http://127.0.0.1',
  'https://127.0.0.1/',
  'http://169.254.169.254/latest',
  'https://fcm.googleapis.com.evil.example/',
])('the address %s is refused', async (endpoint) => {
  const answer = await subscribe(USER, { ...newBrowser('x'), endpoint })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'push_address_refused'])
})

test('keys that are none are refused, and the shared secret is stored encrypted', async () => {
  const browser = newBrowser('sealed')
  expect((await subscribe(USER, { ...browser, p256dh: 'AAAA' })).json().code).toBe('push_address_refused')
  await subscribe(USER, browser)
  const [row] = await provider('select auth from push_subscription')
  expect(row?.auth).toMatch(/^sealed:/)
})

test('a process that dies with a delivery leaves it to the next one, five times', async () => {
  await choose('test-plain', false, 'at_once')
  await tell(PLAIN, 'lost')
  const minute = (at: number) => new Date(Date.now() + at * 60_000)
  for (let at = 0; at < 5; at += 1) {
    expect(await claimDeliveries(world().db, minute(at * 6 + 1))).toHaveLength(1)
    // Another process does not take it in the meantime.
    expect(await claimDeliveries(world().db, minute(at * 6 + 1))).toEqual([])
  }
  expect(await claimDeliveries(world().db, minute(60))).toEqual([])
  expect(await waiting()).toEqual([])
})

test('what an account has not read yet about a request is sent once, and again after it was read or says something else', async () => {
  const about = (requestId: number, what: string) =>
    world().inFirst((tx) =>
      sendNotices(tx, [MAILED.notice({ accountIds: [world().ids.user] }, { what }, { requestId })]),
    )
  for (let at = 0; at < 5; at++) await about(7, 'a comment')
  expect(await waiting()).toEqual(['mail'])
  await about(8, 'a comment')
  await about(7, 'the decision')
  expect(await waiting()).toEqual(['mail', 'mail', 'mail'])
  await world().inFirst((tx) => tx.unknownRows('update notice set read_at = now() where company_id = 1'))
  await about(7, 'a comment')
  expect(await waiting()).toEqual(['mail', 'mail', 'mail', 'mail'])
})
