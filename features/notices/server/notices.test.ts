import pino from 'pino'
import { expect, test } from 'vitest'
import { IdRow } from '#kit/database/row-types.ts'
import { statementsOf } from '#kit/database/statements.test-support.ts'
import type { JobContext } from '#kit/server/jobs.ts'
import { defineNoticeKind } from '../domain/notice-kind.ts'
import { forgetNotices } from './forget-notices.ts'
import { MAILED, PLAIN, withNotices } from './notice-world.test-data.ts'
import { sendNotices } from './send-notices.ts'

const world = withNotices()
const USER = 'user@champa.test'
const ADMIN = 'admin@champa.test'
const OTHER = 'other@champa.test'
const SUPER = 'super@champa.test'

interface Row {
  id: number
  text: string
  is_read: boolean
}
const list = async (email: string, query = ''): Promise<Row[]> =>
  (await world().as(email, 'GET', `/notices${query}`)).json().data
const textsOf = (rows: readonly Row[]) => rows.map(({ text }) => text)
const unread = async (email: string): Promise<number> =>
  (await world().as(email, 'GET', '/notices/count')).json().data.unread
const read = (email: string, body: object) => world().as(email, 'POST', '/notices/read', body)
/** The latest notice of the user. */
const latest = async (email: string) => Math.max(...(await list(email)).map(({ id }) => id))

test('unread notices come first, then the newest; a read one is not counted', async () => {
  const { tell, ids } = world()
  for (const what of ['first', 'second', 'third']) await tell([ids.user], what)
  expect(await unread(USER)).toBe(3)
  const third = await latest(USER)
  expect((await read(USER, { ids: [third] })).json().data).toEqual({ unread: 2, latest_id: third })
  expect(textsOf(await list(USER))).toEqual(['Got second', 'Got first', 'Got third'])
  expect(textsOf(await list(USER, '?state=unread&language=la'))).toEqual(['ມີ second', 'ມີ first'])
  expect(textsOf(await list(USER, '?search=THIRD'))).toEqual(['Got third'])
})

test('"mark all as read" leaves what arrived after the newest one that the user has seen', async () => {
  const { tell, ids } = world()
  await tell([ids.user], 'seen')
  const seen = await latest(USER)
  await tell([ids.user], 'later')
  expect((await read(USER, { up_to: seen })).json().data.unread).toBe(1)
  expect(textsOf(await list(USER, '?state=unread'))).toEqual(['Got later'])
  expect((await read(USER, { ids: [1], up_to: 2 })).statusCode).toBe(422)
  expect((await read(USER, {})).statusCode).toBe(422)
})

test('nobody sees or changes the notices of another account, of the same or another company', async () => {
  const { tell, ids } = world()
  await tell([ids.admin], 'for the administrator')
  const own = await latest(ADMIN)
  const before = await unread(ADMIN)
  for (const email of [USER, OTHER]) {
    expect(textsOf(await list(email))).not.toContain('Got for the administrator')
    await read(email, { ids: [own] })
    await read(email, { up_to: own })
  }
  expect(await unread(ADMIN)).toBe(before)
})

test('the provider has no notices and no list of them', async () => {
  expect(await unread(SUPER)).toBe(0)
  for (const [method, path, body] of [
    ['GET', '/notices'],
    ['GET', '/notices/stream'],
    ['GET', '/notices/preferences'],
    ['POST', '/notices/read', { up_to: 1 }],
  ] as const)
    expect([path, (await world().as(SUPER, method, path, body)).statusCode]).toEqual([path, 403])
})

test('accounts of another company, disabled accounts and unknown ones get nothing', async () => {
  const { tell, ids, account, db } = world()
  const left = await account('left@champa.test')
  await db.asProvider((tx) => tx.execute(`update account set status = 'disabled' where id = $1`, [left]))
  expect(await tell([ids.other, left, 99_999], 'nothing')).toBe(0)
  expect(textsOf(await list(OTHER))).toEqual([])
})

test('an employee is told by the employee number, one without an account is not', async () => {
  const { inFirst, account } = world()
  const employee = await inFirst((tx) =>
    tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date) values (1, '7', 'Noy', '2024-01-01') returning id`,
      [],
    ),
  )
  await account('noy@champa.test', { employeeId: employee.id, roles: ['employee'] })
  const to = { employeeIds: [employee.id, 98_765] }
  expect(await inFirst((tx) => sendNotices(tx, [PLAIN.notice(to, { what: 'a shift' })]))).toBe(1)
  expect(textsOf(await list('noy@champa.test'))).toEqual(['Got a shift'])
})

test('a notice with a key is stored once for each account, also within one call', async () => {
  const { tell, ids, inFirst } = world()
  expect(await tell([ids.user, ids.admin, ids.user], 'once', 'key:1')).toBe(2)
  expect(await tell([ids.user], 'again', 'key:1')).toBe(0)
  const twice = [1, 2].map(() =>
    PLAIN.notice({ accountIds: [ids.user] }, { what: 'x' }, { dedupeKey: 'key:2' }),
  )
  expect(await inFirst((tx) => sendNotices(tx, twice))).toBe(1)
})

test('200 notices need as many statements as one', async () => {
  const { inFirst, ids } = world()
  const send = (count: number) =>
    statementsOf(() =>
      inFirst((tx) =>
        sendNotices(
          tx,
          Array.from({ length: count }, (_, at) =>
            MAILED.notice({ accountIds: [ids.user, ids.admin] }, { what: String(at) }),
          ),
        ),
      ),
    )
  const [one, many] = [await send(1), await send(200)]
  expect(many).toEqual(one)
  expect(one.length).toBeLessThan(14)
})

test('a kind that was not declared is refused, and so are values that it does not have', async () => {
  expect(() => defineNoticeKind({ ...PLAIN })).toThrow('test-plain is defined twice')
  expect(() => PLAIN.notice({}, { what: 7 } as never)).toThrow()
})

test('a notice of a rolled-back change does not exist', async () => {
  const { inFirst, ids } = world()
  const before = await unread(USER)
  const failing = inFirst(async (tx) => {
    await sendNotices(tx, [PLAIN.notice({ accountIds: [ids.user] }, { what: 'never' })])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await unread(USER)).toBe(before)
})

test('notices are deleted after 90 days, read or not', async () => {
  const { inFirst, db, ids } = world()
  await inFirst((tx) => tx.execute('delete from notice where company_id = 1', []))
  await inFirst((tx) =>
    tx.execute(
      `insert into notice (company_id, account_id, kind, params, created_at)
       select 1, $1, 'test-plain', jsonb_build_object('what', days::text), now() - make_interval(days => days)
       from unnest(array[1, 89, 91, 400]) days on conflict (company_id, account_id, dedupe_key) do nothing`,
      [ids.user],
    ),
  )
  const context = { db, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  await forgetNotices.run({}, context as unknown as JobContext)
  expect(textsOf(await list(USER))).toEqual(['Got 1', 'Got 89'])
})

test('without live news, the stream has the present state and ends; a known state is not repeated', async () => {
  const { tell, ids, call, signIn } = world()
  await tell([ids.user], 'streamed')
  const authorization = `Bearer ${(await signIn(USER)).json().access_token}`
  const stream = (lastId?: string) =>
    call('GET', '/notices/stream', undefined, {
      authorization,
      ...(lastId && { 'last-event-id': lastId }),
    })
  const answer = await stream()
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
  const [, id = ''] = /^id: (.+)$/m.exec(answer.body) ?? []
  expect(answer.body).toMatch(
    /^retry: 60000\n\nid: .+\nevent: state\ndata: \{"unread":3,"latest_id":\d+\}\n\n$/,
  )
  expect((await stream(id)).body).toBe('retry: 60000\n\n')
  expect((await stream('1-1')).body).toContain(`id: ${id}\n`)
})

test('each account has its own choices; kinds that it cannot get are neither listed nor stored', async () => {
  const { as } = world()
  const shown = async (email: string) => (await as(email, 'GET', '/notices/preferences')).json().data
  const before = await shown(ADMIN)
  const kindOf = (answer: { kinds: { kind: string }[] }, name: string) =>
    answer.kinds.find(({ kind }) => kind === name)
  expect(kindOf(before, 'test-mailed')).toEqual({
    ...{ kind: 'test-mailed', label: 'Mailed', push: true, mail: 'at_once' },
  })
  expect([before.language, before.has_address]).toEqual([null, true])
  const kinds = ['test-mailed', 'test-for-employees', 'unknown'].map((kind) => ({
    ...{ kind, push: false, mail: 'digest' },
  }))
  await as(ADMIN, 'PUT', '/notices/preferences', { kinds, language: 'la' })
  const { kinds: stored, language } = (await as(ADMIN, 'PUT', '/notices/preferences', { kinds: [] })).json()
    .data
  expect(language).toBe('la')
  expect(kindOf({ kinds: stored }, 'test-mailed')).toMatchObject({ push: false, mail: 'digest' })
  expect(stored.map(({ kind }: { kind: string }) => kind)).not.toContain('test-for-employees')
  expect(kindOf(await shown('noy@champa.test'), 'test-for-employees')).toMatchObject({ push: true })
  expect(await shown(USER)).toEqual(before)
  const rows = await world().inFirst((tx) =>
    tx.unknownRows('select kind from notice_preference where company_id = 1 order by kind'),
  )
  expect(rows).toEqual([{ kind: 'test-mailed' }])
})
