import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { handle } from './handler.ts'
import { createHttpServer } from './http.ts'
import type { HttpOptions } from './http-options.ts'
import { createTestHttpServer, idleJobs } from './testing.ts'

const database = withTestDatabase()
const list = defineRoute({
  method: 'GET',
  path: '/employee',
  summary: 'Lists people.',
  access: 'public',
  answer: dataAnswer(z.array(z.object({ id: z.int(), nickname: z.string() }))),
})
const read = defineRoute({ ...list, path: '/row', summary: 'Reads a row.' })
const endpoints = [
  handle(list, async () => ({ data: [{ id: 1, salary: 5 } as never] })),
  handle(read, async ({ db }) => ({
    data: [(await db.asProvider((tx) => tx.one(IdRow, "select 'one' as id"))) as never],
  })),
]

let checking: FastifyInstance
let production: FastifyInstance
let logged = ''
beforeAll(async () => {
  const into = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk
      done()
    },
  })
  const options = { db: database(), endpoints, log: pino({ level: 'error' }, into) }
  checking = await createTestHttpServer(options)
  const plain: HttpOptions = { ...options, jobs: idleJobs, authenticate: async () => null }
  production = await createHttpServer(plain)
})
afterAll(async () => {
  await checking.close()
  await production.close()
})

test('an answer that does not match its route is a 500 with the route and the field, and is logged', async () => {
  const answer = await checking.inject('/api/employee')
  expect([answer.statusCode, answer.json().message]).toEqual([
    500,
    'GET /employee: data.0.nickname is missing',
  ])
  expect(logged).toContain('GET /employee: data.0.nickname is missing')
})

test('a row that does not match its schema is a 500 with the place of the query', async () => {
  const answer = await checking.inject('/api/row')
  expect(answer.statusCode).toBe(500)
  expect(answer.json().message).toMatch(
    /^kit\/server\/check-answers\.test\.ts:\d+: row 0: id: Invalid input: expected number, received string$/,
  )
  expect(logged).toContain('row 0: id: Invalid input')
})

test('in production answers are not checked', async () => {
  expect((await production.inject('/api/employee')).json().message).not.toContain('nickname')
})
