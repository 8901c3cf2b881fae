import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SECRET_KEY } from '#features/access/server/access-world.test-data.ts'
import { authenticate } from '#features/access/server/index.ts'
import { connectDatabase, type Database } from '#kit/database/database.ts'
import { until } from '#kit/database/until.test-support.ts'
import { type NewsHub, openNewsHub, tellAccounts } from '#kit/server/events/news-hub.ts'
import { createTestHttpServer, testLog } from '#kit/server/testing.ts'
import { noticeEndpoints } from '../index.ts'
import { PLAIN, withNotices } from '../notice-world.test-data.ts'
import { sendNotices } from '../send-notices.ts'

const world = withNotices()
const USER = 'user@champa.test'
const ADMIN = 'admin@champa.test'
const OTHER = 'other@champa.test'

/** A server with its own connections, as another process has them. */
interface Server {
  app: FastifyInstance
  url: string
  db: Database
  news: NewsHub
}

async function startServer(): Promise<Server> {
  const db = connectDatabase(world().db.ownerConnection, { checkRows: true, patience: 30 })
  const news = await openNewsHub(db, testLog)
  const app = await createTestHttpServer({
    db,
    endpoints: noticeEndpoints({ db, secretKey: SECRET_KEY, news }),
    authenticate: (token) => authenticate(db, token),
  })
  app.addHook('preClose', () => news.close())
  return { app, db, news, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

let [one, two]: Server[] = []
beforeAll(async () => {
  ;[one, two] = await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  for (const server of [one, two]) {
    await server?.app.close()
    await server?.db.close()
  }
})

interface State {
  id: string
  unread: number
}
interface Listening {
  states: State[]
  /** The whole text so far. */
  text: () => string
  isEnded: () => boolean
  close: () => void
}
const open: Listening[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

const tokenOf = async (email: string): Promise<string> => (await world().signIn(email)).json().access_token

/** Listens to the stream of a session on a server. */
async function listen(
  server: Server | undefined,
  token: string,
  headers: Record<string, string> = {},
): Promise<Listening> {
  const closing = new AbortController()
  const answer = await fetch(`${server?.url}/api/notices/stream`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br', ...headers },
    signal: closing.signal,
  })
  if (answer.status !== 200) throw new Error(await answer.text())
  expect(answer.headers.get('content-encoding')).toBeNull()
  let [text, isEnded] = ['', false]
  const states: State[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true })
      states.length = 0
      for (const [, id = '', data = ''] of text.matchAll(/^id: (.+)\nevent: state\ndata: (.+)$/gm))
        states.push({ id, unread: JSON.parse(data).unread })
    }
  }
  void read()
    .catch(() => {})
    .finally(() => {
      isEnded = true
    })
  const stream = { states, text: () => text, isEnded: () => isEnded, close: () => closing.abort() }
  open.push(stream)
  return stream
}
const stateOf = (stream: Listening, count: number) =>
  until(
    async () => stream.states.length >= count,
    () => `${count} states in ${stream.text()}`,
  )
const unread = async (email: string): Promise<number> =>
  (await world().as(email, 'GET', '/notices/count')).json().data.unread

test('a notice arrives on both servers once its transaction is committed, whichever server stored it', async () => {
  const token = await tokenOf(USER)
  const streams = [await listen(one, token), await listen(two, token)]
  for (const stream of streams) await stateOf(stream, 1)
  await two?.db.inCompany(1, (tx) =>
    sendNotices(tx, [PLAIN.notice({ accountIds: [world().ids.user] }, { what: 'news' })]),
  )
  for (const stream of streams) {
    await stateOf(stream, 2)
    expect(stream.states.map(({ unread: count }) => count)).toEqual([0, 1])
  }
})

test('nothing arrives of a rolled-back transaction, nor for another account or company', async () => {
  const [user, other] = [await listen(one, await tokenOf(USER)), await listen(one, await tokenOf(OTHER))]
  await stateOf(user, 1)
  await stateOf(other, 1)
  const before = await unread(USER)
  const { ids, tell, inFirst } = world()
  const failing = inFirst(async (tx) => {
    await sendNotices(tx, [PLAIN.notice({ accountIds: [ids.user, ids.other] }, { what: 'never' })])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await tell([ids.admin], 'for another account')
  // Arrives after everything that came before it.
  await tell([ids.user], 'real')
  await stateOf(user, 2)
  expect(user.states.map((state) => state.unread)).toEqual([before, before + 1])
  expect(other.states).toHaveLength(1)
})

test('reading on one device is told to the others', async () => {
  const stream = await listen(one, await tokenOf(USER))
  await stateOf(stream, 1)
  const [{ id }] = (await world().as(USER, 'GET', '/notices')).json().data
  await world().as(USER, 'POST', '/notices/read', { up_to: id })
  await stateOf(stream, 2)
  expect(stream.states.at(-1)?.unread).toBe(0)
})

test('a client that connects again with the last id gets only what is new', async () => {
  const token = await tokenOf(USER)
  const first = await listen(one, token)
  await stateOf(first, 1)
  const known = { 'last-event-id': first.states[0]?.id ?? '' }
  first.close()
  const again = await listen(two, token, known)
  await until(async () => again.text().includes('retry: 3000'))
  await world().tell([world().ids.user], 'missed')
  await stateOf(again, 1)
  const later = await listen(two, token, known)
  await stateOf(later, 1)
  expect([again.states, later.states].map((states) => states.map((state) => state.unread))).toEqual([
    [1],
    [1],
  ])
})

test('a stream ends when its session ends, on every server; another session of the account stays', async () => {
  const [leaving, staying] = [await tokenOf(ADMIN), await tokenOf(ADMIN)]
  const streams = [await listen(one, leaving), await listen(two, leaving)]
  const other = await listen(two, staying)
  for (const stream of [...streams, other]) await stateOf(stream, 1)
  await world().call('POST', '/auth/logout', undefined, { authorization: `Bearer ${leaving}` })
  for (const stream of streams) await until(async () => stream.isEnded())
  expect(other.isEnded()).toBe(false)
})

test('an account that is disabled gets nothing more: its stream ends at the next news', async () => {
  const { account, db } = world()
  const id = await account('closing@champa.test')
  const stream = await listen(one, await tokenOf('closing@champa.test'))
  await stateOf(stream, 1)
  await db.asProvider((tx) => tx.execute(`update account set status = 'disabled' where id = $1`, [id]))
  await db.inCompany(1, async (tx) => {
    await tx.execute(
      `insert into notice (company_id, account_id, kind, params) values (1, $1, 'test-plain', '{"what":"late"}')`,
      [id],
    )
  })
  await db.inCompany(1, async (tx) => tellAccounts(tx, 'all'))
  await until(async () => stream.isEnded())
  expect(stream.states).toHaveLength(1)
})

test('an account has at most six streams on a server; a closed one makes room', async () => {
  const token = await tokenOf('user@champa.test')
  const streams: Listening[] = []
  for (let at = 0; at < 6; at += 1) streams.push(await listen(one, token))
  await expect(listen(one, token)).rejects.toThrow('too_many_requests')
  streams[0]?.close()
  await until(async () => {
    const stream = await listen(one, token).catch(() => null)
    return stream !== null
  })
})

test('a server that stops ends its streams at once', async () => {
  const server = await startServer()
  const stream = await listen(server, await tokenOf(USER))
  await stateOf(stream, 1)
  await server.app.close()
  await until(async () => stream.isEnded())
  await server.db.close()
})

test('a HEAD request opens no stream', async () => {
  const token = await tokenOf(USER)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${one?.url}/api/notices/stream`, { method: 'HEAD', headers })
  expect(answer.status).toBe(404)
})

test('a lost connection to the database is replaced, and then everybody gets the present state', async () => {
  const { db, tell, ids } = world()
  const stream = await listen(one, await tokenOf(USER))
  await stateOf(stream, 1)
  const before = await unread(USER)
  await db.asOwner((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    ),
  )
  await tell([ids.user], 'while nobody listens')
  await stateOf(stream, 2)
  expect(stream.states.at(-1)?.unread).toBe(before + 1)
})
