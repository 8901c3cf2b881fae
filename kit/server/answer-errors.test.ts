import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineErrors } from '#kit/contract/error-register.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { handle } from './handler.ts'
import { createHttpServer } from './http.ts'
import type { Session } from './session.ts'
import { serveScreens } from './static-files.ts'

defineErrors({ wrong_pin: { status: 401, la: 'ລະຫັດບໍ່ຖືກຕ້ອງ', en: 'Wrong PIN' } })

const fail = defineRoute({
  method: 'POST',
  path: '/fail/:code',
  summary: 'Fails.',
  access: 'public',
  params: z.object({ code: z.string() }),
  answer: dataAnswer(z.object({ address: z.string() })),
})
const endpoint = handle(fail, async ({ params, address }) => {
  if (params.code === 'none') return { data: { address } }
  if (params.code === 'disk') throw Object.assign(new Error('no space'), { code: '53100' })
  throw params.code === 'fault' ? new Error('a fault') : new AppError(params.code as ErrorCode)
})

const lines: Record<string, unknown>[] = []
const screens = mkdtempSync(path.join(tmpdir(), 'champa-screens-'))
let app: Awaited<ReturnType<typeof createHttpServer>>
beforeAll(async () => {
  writeFileSync(path.join(screens, 'index.html'), '<!doctype html><title>Champa</title>')
  app = await createHttpServer({
    db: {} as never,
    jobs: {} as never,
    endpoints: [endpoint],
    log: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
    authenticate: async () => ({ companyId: 3, accountId: 8 }) as Session,
  })
  await serveScreens(app, screens)
})
beforeEach(() => {
  lines.length = 0
})
afterAll(async () => {
  await app.close()
  rmSync(screens, { recursive: true })
})

const LEVEL = { info: 30, warn: 40, error: 50 }
const call = (code: string, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/fail/${code}`,
    headers: { authorization: 'Bearer t0ken', ...headers },
  })

test.each([
  ['fault', 500, 'internal_error', 'error'],
  ['disk', 507, 'disk_full', 'error'],
  ['busy', 503, 'busy', 'warn'],
  ['forbidden', 403, 'forbidden', 'warn'],
  ['wrong_pin', 401, 'wrong_pin', 'warn'],
  ['too_many_requests', 429, 'too_many_requests', 'warn'],
  ['not_signed_in', 401, 'not_signed_in', 'info'],
  ['stale_version', 409, 'stale_version', 'info'],
] as const)(
  'a call that fails with %s writes one log line without secrets',
  async (cause, status, code, level) => {
    const answer = await call(cause, { 'x-forwarded-for': '203.0.113.7' })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    const requestId = answer.headers['x-request-id']
    const line = { level: LEVEL[level], requestId, method: 'POST', route: '/api/fail/:code', status, code }
    expect(lines).toMatchObject([{ ...line, companyId: 3, accountId: 8, address: '203.0.113.7' }])
    expect(JSON.stringify(lines)).not.toContain('t0ken')
    expect(answer.json().request_id).toBe(status >= 500 ? requestId : undefined)
  },
)

test('a successful answer contains the request id too, and writes no log line', async () => {
  expect((await call('none')).headers['x-request-id']).toMatch(/^[0-9A-Z]{10}$/)
  expect(lines).toEqual([])
})

test('the client address of a proxy is used only if it is a valid address', async () => {
  const address = async (text: string) =>
    (await call('none', { 'x-forwarded-for': text })).json().data.address
  expect(await address('203.0.113.7')).toBe('203.0.113.7')
  expect(await address('2001:db8::1')).toBe('2001:db8::1')
  for (const text of ['abc', "'; drop table", 'x'.repeat(6000), '203.0.113.7:80'])
    expect(await address(text)).toBe('127.0.0.1')
})

test.each([
  ['/%00', [400, 404, 422]],
  ['//etc/passwd', [200, 404]],
  ['/../x', [200, 404]],
  ['/..%2f..%2fx.txt', [404]],
  [`/${'a'.repeat(3000)}`, [200, 404]],
  [`/${'a'.repeat(3000)}.txt`, [404]],
  [`/${'a'.repeat(10_000)}`, [414]],
  [`/api/fail/${'a'.repeat(10_000)}`, [404, 414]],
])('%.30s is not a server error', async (url, statuses) => {
  const answer = await app.inject({ url })
  expect(statuses).toContain(answer.statusCode)
  expect(JSON.stringify(lines)).not.toContain('stack')
})
