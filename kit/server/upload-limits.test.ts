import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { handle } from './handler.ts'
import { createHttpServer } from './http.ts'
import type { Session } from './session.ts'
import { UploadLimits, uploadBytes } from './upload-limits.ts'

const MEGABYTE = 1024 * 1024
const route = defineRoute({
  method: 'POST',
  path: '/scans',
  summary: 'Counts the bytes of a file.',
  access: 'session',
  query: z.object({ slow: z.string().optional() }),
  upload: { maxBytes: MEGABYTE, types: ['.txt'] },
  answer: dataAnswer(z.object({ bytes: z.int() })),
})
const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
let app: Awaited<ReturnType<typeof createHttpServer>>
beforeAll(async () => {
  const endpoint = handle(route, async (context) => {
    if (context.query.slow) await isReleased
    return { data: { bytes: (await context.upload()).bytes.length } }
  })
  app = await createHttpServer({
    db: {} as never,
    jobs: {} as never,
    endpoints: [endpoint],
    log: pino({ level: 'silent' }),
    // The token is the account.
    authenticate: async (token) => ({ companyId: 1, accountId: Number(token) }) as Session,
  })
})
afterAll(() => app.close())

const FORM = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc\r\n--b--\r\n'
async function upload(account: number, query = '') {
  const headers = {
    authorization: `Bearer ${account}`,
    'content-type': 'multipart/form-data; boundary=b',
    'accept-language': 'en',
  }
  const answer = await app.inject({ method: 'POST', url: `/api/scans${query}`, headers, payload: FORM })
  return answer.statusCode === 200 ? answer.json().data.bytes : [answer.statusCode, answer.json().code]
}

test('an account uploads ten files at once; one more is refused, and another account is served', async () => {
  const slow = Array(10)
    .fill(1)
    .map((account) => upload(account, '?slow=1'))
  expect(await upload(1)).toEqual([429, 'too_many_uploads'])
  expect(await upload(2)).toBe(3)
  release()
  expect(await Promise.all(slow)).toEqual(Array(10).fill(3))
  expect(await upload(1)).toBe(3)
})

test('the uploads of a company and of all companies stay within the memory that they may take', async () => {
  const limits = new UploadLimits()
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>()
  const begin = (companyId: number, accountId: number, megabytes: number) =>
    limits.run({ companyId, accountId } as Session, megabytes * MEGABYTE, () => isDone)
  const running = [1, 2, 3, 4].map((account) => begin(1, account, 50))
  await expect(begin(1, 5, 1)).rejects.toMatchObject({ code: 'too_many_uploads' })
  running.push(...[6, 7, 8, 9].map((account) => begin(2, account, 50)))
  await expect(begin(3, 10, 1)).rejects.toMatchObject({ code: 'too_many_uploads' })
  finish()
  await Promise.all(running)
  await begin(3, 10, 200)
})

test('an upload counts with its declared length, without one with the limit of its route', () => {
  const bytes = (length?: string) => uploadBytes({ headers: { 'content-length': length } }, route.upload)
  expect(bytes('100')).toBe(100)
  expect([bytes(), bytes('999999999'), bytes('x')]).toEqual([MEGABYTE, MEGABYTE, MEGABYTE])
})
