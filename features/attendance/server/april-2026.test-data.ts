import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { checkEmployeeSheet, importEmployees } from '#features/employees/server/index.ts'
import {
  LEAVE_REQUEST,
  leaveEndpoints,
  readLeaveFile,
  recordApprovedLeave,
} from '#features/leave/server/index.ts'
import {
  type CompanyRules,
  saveCompanyRules,
  seedReferenceLists,
} from '#features/master-data/server/index.ts'
import {
  OVERTIME_REQUEST,
  overtimeEndpoints,
  readOvertimeFile,
  recordApprovedOvertime,
} from '#features/overtime/server/index.ts'
import { createRequestEngine, type ReadLockedRuns } from '#features/requests/server/index.ts'
import { saveSchedules, scheduleEndpoints, scheduleImportColumn } from '#features/schedules/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { startJobs } from '#kit/server/jobs.ts'
import { createTestHttpServer, testLog } from '#kit/server/testing.ts'
import { attendanceEndpoints, attendanceJobs, CORRECTION_REQUEST } from './index.ts'

const folder = new URL('../../../engines/payroll/golden/april-2026/', import.meta.url)
export const read = (name: string): Buffer => readFileSync(new URL(name, folder))

export const actor: Actor = { accountId: null, name: 'test' }
export const PASSWORD = 'Champa-2026!'
export const FROM = '2026-04-01'
export const TO = '2026-04-30'
/** Long after the month, so that every day is over. */
export const AFTER = new Date('2026-06-01T00:00:00Z')

export async function prepareDirectory(db: Database): Promise<void> {
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await seedReferenceLists(tx)
  })
}

/** A company with the settings, schedules and 1,000 employees of the April 2026 folder, without scans, leave and overtime. */
export async function loadCompany(db: Database, name: string): Promise<number> {
  const companyId = await db.asProvider((tx) => createCompany(tx, { name }, actor))
  // Incomes and deductions do not affect attendance.
  const file = { ...JSON.parse(read('company.json').toString()), incomes: [], deductions: [] }
  await db.inCompany(companyId, async (tx) => {
    await saveCompanyRules(tx, file as CompanyRules, actor, async () => ({
      changed: 0,
      unknownEmployees: [],
    }))
    await saveSchedules(tx, file.schedules, actor)
  })
  const extensions = [scheduleImportColumn]
  const sheet = await checkEmployeeSheet(db, companyId, read('employees.xlsx'), extensions)
  if (sheet.bad.length > 0) throw new Error(`bad rows: ${JSON.stringify(sheet.bad[0])}`)
  await importEmployees(db, companyId, sheet.good, actor, { extensions })
  return companyId
}

export async function idsByNumber(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.query(
    z.object({ id: Id, emp_number: z.string() }),
    'select id, emp_number from employee where company_id = $1',
    [tx.companyId],
  )
  return new Map(rows.map((row) => [row.emp_number, row.id]))
}

export function recordLeaveOfMonth(tx: Tx, ids: ReadonlyMap<string, number>) {
  const { rows } = readLeaveFile(read('leave.csv'))
  return recordApprovedLeave(
    tx,
    rows.map((row) => ({ ...row, employeeId: ids.get(row.empNumber) ?? 0 })),
    actor,
  )
}

export function recordOvertimeOfMonth(tx: Tx, ids: ReadonlyMap<string, number>) {
  const { rows } = readOvertimeFile(read('overtime.csv'))
  return recordApprovedOvertime(
    tx,
    rows.map((row) => ({ ...row, employeeId: ids.get(row.empNumber) ?? 0 })),
    actor,
  )
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered
type Body = { status: number; body: Record<string, any> }

/** Calls of one signed-in user. */
export interface Client {
  get: (url: string) => Promise<Body>
  post: (url: string, payload: object) => Promise<Body>
  upload: (fileName: string, bytes: Buffer, url?: string) => Promise<Body>
  put: (url: string, payload: object) => Promise<Body>
  remove: (url: string) => Promise<Body>
  file: (url: string) => Promise<LightResponse>
}

type LightResponse = Awaited<ReturnType<FastifyInstance['inject']>>

export interface TestServer {
  /** Creates an account with these roles (default companyadmin) and signs it in. */
  signIn: (
    email: string,
    companyId: number,
    more?: { roles?: string[]; employeeId?: number },
  ) => Promise<Client>
  close: () => Promise<void>
}

/** The calls and jobs of attendance and the features before it, over HTTP. */
export async function startTestServer(
  db: Database,
  readLockedRuns: ReadLockedRuns = async () => [],
): Promise<TestServer> {
  const jobs = await startJobs(db, attendanceJobs, testLog)
  const kinds = [LEAVE_REQUEST, OVERTIME_REQUEST, CORRECTION_REQUEST]
  const engine = createRequestEngine({ kinds, readLockedRuns })
  const endpoints = [
    ...accessEndpoints(db),
    ...scheduleEndpoints(async () => []),
    ...leaveEndpoints(engine),
    ...overtimeEndpoints(engine),
    ...attendanceEndpoints(engine),
  ]
  const app = await createTestHttpServer({
    db,
    jobs,
    endpoints,
    authenticate: (token) => authenticate(db, token),
  })
  return {
    async signIn(email, companyId, { roles = ['companyadmin'], employeeId } = {}) {
      await db.asProvider((tx) =>
        createAccount(tx, {
          email,
          name: email,
          password: PASSWORD,
          companyId,
          roles,
          employeeId: employeeId ?? null,
        }),
      )
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: PASSWORD },
      })
      return clientOf(app, answer.json().access_token)
    },
    async close() {
      await app.close()
      await jobs.stop()
    },
  }
}

function clientOf(app: FastifyInstance, token: string): Client {
  const signed = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  const file: Client['file'] = (url) => app.inject({ url: `/api${url}`, headers: signed })
  const bodyOf = (answer: LightResponse): Body => ({ status: answer.statusCode, body: answer.json() })
  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, more: object = {}) =>
    bodyOf(await app.inject({ method, url: `/api${url}`, headers: signed, ...more }))
  const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
    call('POST', url, { headers: { ...signed, ...headers }, payload })
  return {
    file,
    get: async (url) => bodyOf(await file(url)),
    post: (url, payload) => send(url, payload),
    put: (url, payload) => call('PUT', url, { payload }),
    remove: (url) => call('DELETE', url),
    upload(fileName, bytes, url = '/attendance/scan-file') {
      const { payload, headers } = uploadOf(fileName, bytes)
      return send(url, payload, headers)
    },
  }
}

/** The body of an upload as sent by a browser. */
function uploadOf(fileName: string, bytes: Buffer): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----champa-test'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
