import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import {
  EMPLOYEES,
  findSignInEmployee,
  hasLeft,
  lockPerson,
  signInName,
} from '#features/employees/server/index.ts'
import { type TestDatabase, withTestDatabase } from '#kit/database/testing.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { type Jobs, startJobs } from '#kit/server/jobs.ts'
import { mailJobs } from '#kit/server/mail/queue-mail.ts'
import { createTestHttpServer, testLog } from '#kit/server/testing.ts'
import {
  accessEndpoints,
  accessJobs,
  authenticate,
  createAccount,
  employeeAccountEndpoints,
  employeeAccountJobs,
  seedAccess,
} from './index.ts'

export const PASSWORD = 'Champa-2026!'
export const SECRET_KEY = randomBytes(32)

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface World {
  db: TestDatabase
  app: FastifyInstance
  jobs: Jobs
  signIn: (email: string, password?: string) => Promise<Answer>
  /** Calls with this account, signed in once. */
  as: (email: string, method: Method, path: string, payload?: object) => Promise<Answer>
  /** Calls without a session. */
  call: (method: Method, path: string, payload?: object, headers?: Record<string, string>) => Promise<Answer>
  account: (email: string, more?: Partial<Parameters<typeof createAccount>[1]>) => Promise<number>
}

type OtherEndpoints = readonly Endpoint[] | ((db: TestDatabase) => readonly Endpoint[])

/**
 * Two companies, the provider, the whole access feature with its background work, and the calls of other features
 * that a test needs; mail is stored in the outbox.
 */
export function withAccess(otherEndpoints: OtherEndpoints = []): () => World {
  let world: World | undefined
  const database = withTestDatabase(async (db) => {
    await db.asProvider(async (tx) => {
      await seedAccess(tx)
      await tx.execute(`insert into company (company_id, name) values (1, 'Mekong'), (2, 'Nam Ngum')`)
    })
  })
  beforeAll(async () => {
    const db = database()
    const jobs = await startJobs(
      db,
      [...[...accessJobs, ...employeeAccountJobs(EMPLOYEES)], ...mailJobs({ smtpUrl: undefined, from: '' })],
      testLog,
    )
    const endpoints = [
      ...accessEndpoints(db, SECRET_KEY, { find: findSignInEmployee, nameOf: signInName, hasLeft }),
      ...employeeAccountEndpoints(db, { employees: EMPLOYEES, lock: lockPerson }),
      ...(typeof otherEndpoints === 'function' ? otherEndpoints(db) : otherEndpoints),
    ]
    const app = await createTestHttpServer({
      db,
      jobs,
      endpoints,
      authenticate: (token) => authenticate(db, token),
    })
    world = { db, app, jobs, ...callers(db, app) }
    await addPeople(world)
  })
  afterAll(async () => {
    await world?.app.close()
    await world?.jobs.stop()
  })
  return () => {
    if (!world) throw new Error('The test data exists only while tests run')
    return world
  }
}

function callers(db: TestDatabase, app: FastifyInstance): Pick<World, 'signIn' | 'as' | 'call' | 'account'> {
  const tokens = new Map<string, string>()
  const call: World['call'] = (method, path, payload, headers = {}) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { 'accept-language': 'en', ...headers },
      ...(payload ? { payload } : {}),
    })
  const signIn: World['signIn'] = (email, password = PASSWORD) =>
    call('POST', '/auth/login', { email, password })
  return {
    call,
    signIn,
    async as(email, method, path, payload) {
      const known = tokens.get(email) ?? (await signIn(email)).json().access_token
      tokens.set(email, known)
      const answer = await call(method, path, payload, { authorization: `Bearer ${known}` })
      if (answer.statusCode === 401) tokens.delete(email)
      return answer
    },
    account: (email, more = {}) =>
      db.asProvider((tx) =>
        createAccount(tx, {
          email,
          name: email.split('@')[0] ?? '',
          password: PASSWORD,
          companyId: 1,
          roles: ['companyuser'],
          ...more,
        }),
      ),
  }
}

async function addPeople({ account }: World): Promise<void> {
  await account('admin@champa.test', { roles: ['companyadmin'] })
  await account('user@champa.test')
  await account('other@champa.test', { companyId: 2, roles: ['companyadmin'] })
  await account('super@champa.test', { companyId: null, roles: ['superadmin'] })
  await account('synergy@champa.test', { companyId: null, roles: ['synergyadmin'] })
}
