import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { handle } from './handler.ts'
import { createHttpServer } from './http.ts'
import type { Session } from './session.ts'

const body = z.object({ note: z.string() })
const answer = dataAnswer(z.object({ bytes: z.int() }))
const common = { method: 'POST', summary: 'Counts bytes.', body, answer } as const
const signIn = defineRoute({ ...common, path: '/sign-in', access: 'public' })
const save = defineRoute({ ...common, path: '/save', access: 'session' })
const saveLarge = defineRoute({ ...common, path: '/large', access: 'session', maxBodyBytes: 1024 * 1024 })
const forbidden = defineRoute({ ...common, path: '/other', access: { side: 'provider', anyOf: [] } })
const upload = defineRoute({
  method: 'POST',
  path: '/file',
  summary: 'Counts the bytes of a file.',
  access: 'session',
  upload: { maxBytes: 2 * 1024 * 1024, types: ['.txt'] },
  answer,
})
const slow = defineRoute({
  method: 'POST',
  path: '/slow',
  summary: 'Answers late.',
  access: 'session',
  answer,
})
const slowAnswer = Promise.withResolvers<void>()
const endpoints = [
  handle(slow, async () => {
    await slowAnswer.promise
    return { data: { bytes: 0 } }
  }),
  ...[signIn, save, saveLarge, forbidden].map((route) =>
    handle(route, async (context) => ({ data: { bytes: context.body.note.length } })),
  ),
  handle(upload, async (context) => ({ data: { bytes: (await context.upload()).bytes.length } })),
]

const session = { companyId: 1, employeeId: null, roles: ['companyadmin'], permissions: new Set() }
let app: Awaited<ReturnType<typeof createHttpServer>>
let port = 0
beforeAll(async () => {
  app = await createHttpServer({
    db: {} as never,
    jobs: {} as never,
    endpoints,
    log: pino({ level: 'silent' }),
    authenticate: async (token) => (token === 'good' ? (session as unknown as Session) : null),
    limits: { headSeconds: 0.2, bodySeconds: 0.2, connections: 3 },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const noteOf = (bytes: number) => JSON.stringify({ note: 'x'.repeat(bytes) })
const signedIn = { authorization: 'Bearer good' }
const KB = 1024

test.each([
  ['without a session, an unreadable body', '/api/save', '{', {}, 401],
  ['without a session, a large body', '/api/save', noteOf(1000 * KB), {}, 401],
  ['without a session, JSON for a file', '/api/file', noteOf(1000 * KB), {}, 401],
  ['without permission, an unreadable body', '/api/other', '{', signedIn, 403],
  ['an unreadable body for an unknown call', '/api/nowhere', '{', {}, 404],
  ['an unreadable body for an unknown page', '/nowhere', '{', {}, 404],
  ['a body of 15 KB without session', '/api/sign-in', noteOf(15 * KB), {}, 200],
  ['a body of 17 KB without session', '/api/sign-in', noteOf(17 * KB), {}, 413],
  ['a body of 255 KB', '/api/save', noteOf(255 * KB), signedIn, 200],
  ['a body of 257 KB', '/api/save', noteOf(257 * KB), signedIn, 413],
  ['a larger body where the route declares it', '/api/large', noteOf(900 * KB), signedIn, 200],
  ['JSON for a file', '/api/file', noteOf(1), signedIn, 415],
  ['a packed body', '/api/sign-in', noteOf(1), { 'content-encoding': 'gzip' }, 415],
  ['a body packed in an unknown way', '/api/sign-in', noteOf(1), { 'content-encoding': 'compress' }, 415],
] as const)('%s: POST %s', async (_, url, payload, extraHeaders, status) => {
  const headers = { 'content-type': 'application/json', ...extraHeaders }
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(status)
})

test('a call with a JSON body refuses text and forms', async () => {
  for (const type of ['text/plain', 'multipart/form-data; boundary=b']) {
    const headers = { 'content-type': type, ...signedIn }
    const refused = await app.inject({ method: 'POST', url: '/api/save', headers, payload: '--b--' })
    expect(refused.statusCode).toBe(415)
  }
})

async function openSocket(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}
const head = (path: string, length: number, extraLines = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n${extraLines}`
const JSON_TYPE = 'Content-Type: application/json\r\n'
const SIGNED_IN = 'Authorization: Bearer good\r\n'

test.each([
  ['a body', head('/api/sign-in', 100, `${JSON_TYPE}\r\n`)],
  ['a body without permission', head('/api/save', 100, `${JSON_TYPE}\r\n`)],
  ['a head', head('/api/sign-in', 100)],
])('%s that never ends: the connection is closed', async (_, start) => {
  const socket = await openSocket()
  socket.write(start)
  expect(await text(socket)).not.toMatch(/ 200 /)
})

test('an upload can take longer than a JSON body', async () => {
  const form = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc\r\n--b--\r\n'
  const type = `Content-Type: multipart/form-data; boundary=b\r\nConnection: close\r\n`
  const socket = await openSocket()
  const idle = await openSocket()
  socket.write(`${head('/api/file', form.length, type + SIGNED_IN)}\r\n${form.slice(0, 20)}`)
  // The other connection is closed after the time limit of a JSON body.
  idle.write(head('/api/sign-in', 100, `${JSON_TYPE}\r\n`))
  await text(idle)
  socket.write(form.slice(20))
  expect(await text(socket)).toMatch(/ 200 OK[\s\S]*"bytes":3/)
})

test('a call without a body can take longer to answer than a body to arrive', async () => {
  const socket = await openSocket()
  const idle = await openSocket()
  socket.write(`${head('/api/slow', 0, `Connection: close\r\n${SIGNED_IN}`)}\r\n`)
  // The other connection is closed after the time limit of a JSON body.
  idle.write(head('/api/sign-in', 100, `${JSON_TYPE}\r\n`))
  await text(idle)
  slowAnswer.resolve()
  expect(await text(socket)).toMatch(/ 200 OK[\s\S]*"bytes":0/)
})

test('connections beyond the limit are closed', async () => {
  const open = [await openSocket(), await openSocket(), await openSocket()]
  const beyond = await openSocket()
  expect(await text(beyond)).toBe('')
  for (const socket of open) socket.destroy()
})
