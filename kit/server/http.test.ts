import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { handle } from './handler.ts'
import { createHttpServer } from './http.ts'

const database = withTestDatabase()
const Person = z.object({ name: z.string() })
const show = defineRoute({
  method: 'GET',
  path: '/person/:id',
  summary: 'One person.',
  access: 'public',
  params: z.object({ id: z.coerce.number().int() }),
  answer: dataAnswer(z.object({ person: Person, chief: Person.nullable(), all: z.array(Person) })),
})
const add = defineRoute({
  method: 'POST',
  path: '/person',
  summary: 'Add a person.',
  access: 'public',
  body: z.object({ name: z.string().min(2), age: z.int().min(0) }),
  answer: dataAnswer(Person),
})
const fail = defineRoute({
  method: 'GET',
  path: '/fail',
  summary: 'Fails.',
  access: 'public',
  answer: dataAnswer(Person),
})

const secretive = { name: 'Khamla', password_hash: 'secret' }
const endpoints = [
  handle(show, async () => ({ data: { person: secretive, chief: secretive, all: [secretive] } })),
  handle(add, async ({ body }) => ({ data: { name: body.name } })),
  handle(fail, async () => {
    throw new Error('password of the database')
  }),
]

let app: Awaited<ReturnType<typeof createHttpServer>>
beforeAll(async () => {
  const jobs = { send: async () => {}, stop: async () => {} }
  const log = pino({ level: 'silent' })
  app = await createHttpServer({ db: database(), jobs, endpoints, log, authenticate: async () => null })
})
afterAll(() => app.close())

test('an answer contains only declared fields, also where an object can be null', async () => {
  const answer = await app.inject({ url: '/api/person/1' })
  expect(answer.json()).toEqual({
    data: { person: { name: 'Khamla' }, chief: { name: 'Khamla' }, all: [{ name: 'Khamla' }] },
  })
})

test('invalid input is a 422 with messages for each field in the requested language', async () => {
  const headers = { 'accept-language': 'en' }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/person',
    headers,
    payload: { name: 'K', age: 1.5 },
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'invalid_input',
    errors: { name: ['At least 2 characters'], age: ['Must be a whole number'] },
  })
})

test('an invalid id and an unknown path give 404; internal errors are not revealed', async () => {
  expect((await app.inject({ url: '/api/person/abc' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/api/nowhere' })).json().code).toBe('not_found')
  const broken = await app.inject({ url: '/api/fail' })
  expect(broken.statusCode).toBe(500)
  expect(broken.body).not.toContain('password')
})

test('every answer has the security headers', async () => {
  const { headers } = await app.inject({ url: '/api/person/1' })
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-store')
})
