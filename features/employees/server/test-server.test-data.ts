import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { companiesEndpoints, createCompany } from '#features/companies/server/index.ts'
import {
  masterDataEndpoints,
  masterDataJobs,
  saveBenefitTypes,
  seedCompanyLists,
  seedReferenceLists,
} from '#features/master-data/server/index.ts'
import { type TestDatabase, withTestDatabase } from '#kit/database/testing.ts'
import type { Files } from '#kit/server/files/file-store.ts'
import { type Jobs, startJobs } from '#kit/server/jobs.ts'
import { createTestHttpServer, testFiles, testLog } from '#kit/server/testing.ts'
import type { ReadTouchedRuns } from './adjustments/locked-days.ts'
import type { ImportExtension } from './import-extension.ts'
import { employeeJobs, employeesEndpoints } from './index.ts'

export const PASSWORD = 'Champa-2026!'
/** Small enough for a test to use up. */
export const QUOTA_BYTES = 2_000_000
const BENEFITS = { taxable: true, in_sso_base: true }
export const ACTOR = { accountId: null, name: 'test' }
export const COMPANIES = { mekong: 'mekong@champa.test', namNgum: 'namngum@champa.test' } as const

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

/** A server with two companies, each with its administrator, and a limited user of the first. */
export interface TestServer {
  db: TestDatabase
  app: FastifyInstance
  files: Files
  companyId: number
  otherCompanyId: number
  /** A call of a user; an object as payload is sent as JSON. */
  call: (
    email: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>
}

export function withTestServer(
  importExtensions: readonly ImportExtension[] = [],
  readLockedRuns: ReadTouchedRuns = async () => [],
): () => TestServer {
  let made: TestServer | undefined
  let jobs: Jobs | undefined
  const database = withTestDatabase()
  beforeAll(async () => {
    const db = database()
    const [companyId, otherCompanyId] = [
      await makeCompany(db, 'Mekong', COMPANIES.mekong),
      await makeCompany(db, 'Nam Ngum', COMPANIES.namNgum),
    ]
    jobs = await startJobs(db, [...masterDataJobs, ...employeeJobs({ importExtensions })], testLog)
    const endpoints = [
      ...accessEndpoints(db),
      ...companiesEndpoints,
      ...masterDataEndpoints,
      ...employeesEndpoints({ importExtensions, readLockedRuns }),
    ]
    const files = testFiles(QUOTA_BYTES)
    const app = await createTestHttpServer({
      files,
      db,
      jobs,
      endpoints,
      authenticate: (token) => authenticate(db, token),
    })
    made = { db, app, files, companyId, otherCompanyId, call: caller(app) }
  })
  afterAll(async () => {
    await made?.app.close()
    await jobs?.stop()
  })
  return () => made as TestServer
}

async function makeCompany(db: TestDatabase, name: string, email: string): Promise<number> {
  const id = await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await seedReferenceLists(tx)
    const companyId = await createCompany(tx, { name }, ACTOR)
    await createAccount(tx, { email, name: 'Admin', password: PASSWORD, companyId, roles: ['companyadmin'] })
    const user = { name: 'User', password: PASSWORD, companyId, roles: ['companyuser'] }
    await createAccount(tx, { ...user, email: `user-${email}` })
    return companyId
  })
  await db.inCompany(id, async (tx) => {
    await seedCompanyLists(tx)
    await saveBenefitTypes(tx, { Fuel: BENEFITS, Meal: BENEFITS, Uniform: BENEFITS })
  })
  return id
}

function caller(app: FastifyInstance): TestServer['call'] {
  const tokens = new Map<string, Promise<string>>()
  const signIn = async (email: string) => {
    const payload = { email, password: PASSWORD }
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    return answer.json().access_token as string
  }
  return async (email, method, path, payload, headers) => {
    const token = tokens.get(email) ?? signIn(email)
    tokens.set(email, token)
    const authorization = `Bearer ${await token}`
    return app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization, 'accept-language': 'en', ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
  }
}

/** A file as sent by a browser's form. */
export function multipart(
  fileName: string,
  bytes: Buffer,
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'champa-test-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
