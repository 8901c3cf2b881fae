import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { handle } from './handler.ts'
import { createHttpServer } from './http.ts'
import { serveScreens } from './static-files.ts'

const route = defineRoute({
  method: 'POST',
  path: '/thing/:name',
  summary: 'Does something.',
  access: 'public',
  params: z.object({ name: z.string() }),
  body: z.object({ fails: z.boolean() }),
  answer: dataAnswer(z.object({ done: z.literal(true) })),
})
const endpoint = handle(route, async ({ body }) => {
  if (body.fails) throw new Error('a fault of ours')
  return { data: { done: true as const } }
})

const screens = mkdtempSync(path.join(tmpdir(), 'champa-screens-'))
let app: Awaited<ReturnType<typeof createHttpServer>>
beforeAll(async () => {
  mkdirSync(path.join(screens, 'assets'))
  writeFileSync(path.join(screens, 'index.html'), '<!doctype html><title>Champa</title>')
  writeFileSync(path.join(screens, 'assets', 'a.js'), 'export {}')
  app = await createHttpServer({
    db: {} as never,
    jobs: {} as never,
    endpoints: [endpoint],
    log: pino({ level: 'silent' }),
    authenticate: async () => null,
  })
  await serveScreens(app, screens)
})
afterAll(async () => {
  await app.close()
  rmSync(screens, { recursive: true })
})

const post = (url: string, payload: object | string, type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': type },
})
const ANSWERS: [string, number, InjectOptions][] = [
  ['a call', 200, post('/api/thing/a', { fails: false })],
  ['a refused body', 422, post('/api/thing/a', {})],
  ['an invalid body', 422, post('/api/thing/a', '{')],
  ['an unsupported content type', 415, post('/api/thing/a', 'x', 'text/xml')],
  ['a fault of ours', 500, post('/api/thing/a', { fails: true })],
  ['no call', 404, { url: '/api/no-such' }],
  ['an address that cannot be read', 400, { url: '/api/%zz' }],
  ['an address that is too long', 404, post(`/api/thing/${'a'.repeat(300)}`, {})],
  ['a screen', 200, { url: '/employee' }],
  ['a file', 200, { url: '/assets/a.js' }],
  ['no file', 404, { url: '/assets/b.js' }],
  ['a way out of the folder', 404, { url: '/assets/..%2f..%2f..%2fetc%2fpasswd.txt' }],
  ['an unknown method', 404, { method: 'DELETE', url: '/employee' }],
]

test.each(ANSWERS)('%s answers %i with the security headers', async (_, status, request) => {
  const { statusCode, headers } = await app.inject(request)
  expect(statusCode).toBe(status)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain(`default-src `)
  expect(policy.match(/script-src [^;]*unsafe/)).toBeNull()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['permissions-policy']).toBe(
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), bluetooth=()',
  )
  expect(headers['x-powered-by']).toBeUndefined()
})

test('strict transport security is sent only over https, and only a trusted proxy can report https', async () => {
  const ask = (remoteAddress: string, proto?: string) =>
    app.inject({ url: '/', remoteAddress, ...(proto && { headers: { 'x-forwarded-proto': proto } }) })
  const hsts = 'strict-transport-security'
  expect((await ask('127.0.0.1')).headers[hsts]).toBeUndefined()
  expect((await ask('127.0.0.1', 'https')).headers[hsts]).toMatch(/^max-age=31536000/)
  expect((await ask('203.0.113.9', 'https')).headers[hsts]).toBeUndefined()
})

test('a request that two parsers could read differently is refused', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const head = 'POST /api/thing/a HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  for (const lengths of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked, identity',
  ]) {
    const socket = connect(port, '127.0.0.1')
    socket.end(`${head}${lengths}\r\n\r\n0\r\n\r\nGET /api/no-such HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 (?![\s\S]*HTTP\/1\.1)/)
  }
})
