import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createAccount } from '#features/access/server/index.ts'
import type { Database } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { TestDatabase } from '#kit/database/testing.ts'
import { startJobs } from '#kit/server/jobs.ts'
import { createTestHttpServer, newFilesFolder, testFiles, testLog } from '#kit/server/testing.ts'
import { allEndpoints, allJobs, authenticate } from '../compose.ts'
import { loadMonth } from '../load-month/load-month.ts'
import { ownRequests } from '../own-kinds.ts'
import { seedEverything } from '../seed.ts'
import { type Mark, marked, smallMonth } from './small-month.test-data.ts'

export const MARKS = [
  { word: 'Zqfirst', digits: '5573', first: 60 },
  { word: 'Wxother', digits: '9912', first: 300 },
] as const satisfies readonly Mark[]
export const PASSWORD = 'Champa-2026!'

export const ASKERS = [
  ...['admin', 'user', 'employee'],
  ...['foreignAdmin', 'foreignUser', 'foreignEmployee'],
  ...['provider', 'superadmin', 'inside'],
] as const
export type Asker = 'admin' | 'user' | 'employee' | `foreign${'Admin' | 'User' | 'Employee'}` | Provider
/** `inside`: a superadmin who has entered the other company. */
type Provider = 'provider' | 'superadmin' | 'inside' | 'nobody'

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path as sent, with /api. */
  url: string
  payload?: object | string | Buffer
  headers?: Record<string, string>
}

/** Two companies with a month each, served by the whole product, and calls by named users. */
export interface TwoCompanies<Db extends Database = TestDatabase> {
  db: Db
  app: FastifyInstance
  /** The first company's number, then the other's. */
  companies: readonly [number, number]
  /** Runs of April, by company. */
  runs: readonly [number, number]
  as: (asker: Asker, call: Call) => Promise<Answer>
  /** Signs in again, for a session that a test can end. */
  freshSession: (asker: Asker) => Promise<void>
  notes: WorldNotes
  close: () => Promise<void>
}

const ROLES: Record<Exclude<Asker, 'nobody'>, { company: 0 | 1 | null; role: string }> = {
  admin: { company: 0, role: 'companyadmin' },
  user: { company: 0, role: 'companyuser' },
  employee: { company: 0, role: 'employee' },
  foreignAdmin: { company: 1, role: 'companyadmin' },
  foreignUser: { company: 1, role: 'companyuser' },
  foreignEmployee: { company: 1, role: 'employee' },
  provider: { company: null, role: 'synergyuser' },
  superadmin: { company: null, role: 'superadmin' },
  inside: { company: null, role: 'superadmin' },
}

/** The data besides the database that is needed to serve two companies again. */
export interface WorldNotes {
  companies: readonly [number, number]
  runs: readonly [number, number]
  secretKey: Uint8Array
  tokens: Map<Asker, string>
  /** The folder of their stored files. */
  filesFolder: string
}

/** Creates two companies in an empty database and serves them. */
export async function openTwoCompanies<Db extends Database>(
  db: Db,
  filesFolder = newFilesFolder(),
): Promise<TwoCompanies<Db>> {
  await seedEverything(db)
  const loaded = [await load(db, MARKS[0]), await load(db, MARKS[1])] as const
  const companies = [loaded[0].companyId, loaded[1].companyId] as const
  for (const asker of ASKERS) await addAccount(db, asker as keyof typeof ROLES, companies)
  const runs = [loaded[0].run.id, loaded[1].run.id] as const
  const notes = { companies, runs, secretKey: randomBytes(32), tokens: new Map(), filesFolder }
  const world = await serveTwoCompanies(db, notes)
  for (const asker of ASKERS) await world.freshSession(asker as Asker)
  return world
}

/** Serves two existing companies. */
export async function serveTwoCompanies<Db extends Database>(
  db: Db,
  notes: WorldNotes,
): Promise<TwoCompanies<Db>> {
  const jobs = await startJobs(db, allJobs(), testLog)
  const app = await createTestHttpServer({
    db,
    jobs,
    endpoints: allEndpoints(db, Buffer.from(notes.secretKey)),
    authenticate: (token) => authenticate(db, token),
    files: testFiles(undefined, notes.filesFolder),
  })
  const { companies, runs, tokens } = notes
  const freshSession = async (asker: Asker) => {
    const payload = { email: emailOf(asker), password: PASSWORD }
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    tokens.set(asker, answer.json().access_token)
    if (asker === 'inside') await enter(app, answer.json().access_token, companies[1])
  }
  return {
    db,
    app,
    companies,
    runs,
    notes,
    as: (asker, { method, url, payload, headers }) =>
      app.inject({
        method,
        url,
        headers: {
          'accept-language': 'en',
          ...(asker === 'nobody' ? {} : { authorization: `Bearer ${tokens.get(asker)}` }),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      }),
    freshSession,
    async close() {
      await app.close()
      await jobs.stop()
    },
  }
}

async function enter(app: FastifyInstance, token: string, companyId: number): Promise<void> {
  const url = `/api/admin/company/${companyId}/enter`
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: { reason: 'To see what is seen' },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

const emailOf = (asker: Asker) => `${asker.toLowerCase()}@champa.test`

async function load(db: Database, mark: Mark) {
  const report = await loadMonth(db, await smallMonth(mark), {
    actor: { accountId: null, name: `${mark.word} loader` },
    language: 'en',
    onProgress: () => undefined,
  })
  if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems.slice(0, 3)))
  const title = marked(mark, 'April')
  await db.inCompany(report.companyId, (tx) =>
    tx.execute('update payroll_run set title = $2 where company_id = $1', [report.companyId, title]),
  )
  return report
}

async function addAccount(db: Database, asker: keyof typeof ROLES, companies: readonly [number, number]) {
  const { company, role } = ROLES[asker]
  const companyId = company === null ? null : companies[company]
  const person =
    role === 'employee' && companyId !== null
      ? await db.inCompany(companyId, (tx) =>
          tx.one(IdRow, 'select min(id) as id from employee where company_id = $1', [companyId]),
        )
      : null
  const name = company === null ? asker : marked(MARKS[company], asker)
  await db.asProvider((tx) =>
    createAccount(tx, {
      email: emailOf(asker),
      name,
      password: PASSWORD,
      companyId,
      employeeId: person?.id ?? null,
      roles: [role],
    }),
  )
}

/** The user of the first company, or of the provider, for a call. */
export function properAsker(route: string): Asker {
  if (/\/api\/(admin\/|bank(?!-layout)|exchange)/.test(route)) return 'superadmin'
  if (ownRequests.some(({ path }) => route.includes(`/api${path}`))) return 'employee'
  return /\/(my-days|employee\/(payslips|pay-so-far|leave|overtime-request|overtime-use|overtime-report|scan-correction|led-people|own-details|profile-change|e-approve|roster(\/notice.*)?$)|own-employee|api\/e-approve|api\/profile-change|requests\/mine|requests\/.*(submit|\}\/cancel|remind|answer)$)/.test(
    route,
  )
    ? 'employee'
    : 'admin'
}

/** A file as sent by a browser's form. */
export function fileBody(name: string, bytes: Buffer): Pick<Call, 'payload' | 'headers'> {
  const boundary = 'champa-file-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
