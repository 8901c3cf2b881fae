import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#kit/contract/route.ts'
import { FileAnswer, handle } from './handler.ts'
import { createHttpServer } from './http.ts'
import type { Session } from './session.ts'

const route = defineRoute({
  method: 'GET',
  path: '/file',
  summary: 'A file that takes its time.',
  access: 'session',
  query: z.object({ slow: z.string().optional() }),
  stream: { contentTypes: ['application/pdf'] },
})

const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
let begun = 0
const endpoint = handle(route, async ({ query }) => {
  begun += 1
  if (query.slow) await isReleased
  return new FileAnswer('a.pdf', 'application/pdf', 'file')
})

let app: Awaited<ReturnType<typeof createHttpServer>>
beforeAll(async () => {
  app = await createHttpServer({
    db: {} as never,
    jobs: {} as never,
    endpoints: [endpoint],
    log: pino({ level: 'silent' }),
    // The token contains company and account.
    authenticate: async (token) => {
      const [companyId, accountId] = token.split('-').map(Number)
      return { companyId, accountId } as Session
    },
  })
})
afterAll(() => app.close())

const get = async (who: string, query = '') => {
  const headers = { authorization: `Bearer ${who}`, 'accept-language': 'en' }
  const { statusCode, body } = await app.inject({ url: `/api/file${query}`, headers })
  return statusCode === 200 ? 200 : [statusCode, JSON.parse(body).code]
}

test('an account and a company have limited file creation; another company is served at the same time', async () => {
  const slow = ['1-1', '1-1', '1-1', '1-2', '1-2', '1-2'].map((who) => get(who, '?slow=1'))
  expect(await get('1-1')).toEqual([429, 'too_many_files'])
  expect(await get('2-9')).toBe(200)
  expect(begun).toBe(3)
  const further = ['1-3', '1-4', '1-5', '1-6', '1-7', '1-8'].map((who) => get(who))
  expect(await get('1-10')).toEqual([429, 'too_many_files'])
  release()
  expect(await Promise.all([...slow, ...further])).toEqual(Array(12).fill(200))
  expect(await get('1-1')).toBe(200)
})
