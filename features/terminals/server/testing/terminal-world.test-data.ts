import type { FastifyInstance } from 'fastify'
import { authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { seedReferenceLists } from '#features/master-data/server/index.ts'
import { CALL_LIMITS, type Database } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import { serveDeviceDoor } from '#kit/server/device-door.ts'
import { createTestHttpServer, testLog } from '#kit/server/testing.ts'
import { allEndpoints } from '#server/compose.ts'
import { doorsOfTerminals, zktecoDoor } from '../index.ts'
import { FakeTerminal } from './fake-terminal.test-data.ts'

const PASSWORD = 'Champa-2026!'
const PEOPLE = [
  ['admin', 'companyadmin', 'own'],
  ['employee', 'employee', 'own'],
  ['other', 'companyadmin', 'other'],
  ['provider', 'superadmin', null],
] as const
type Person = (typeof PEOPLE)[number][0]
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered
type Answer = { status: number; data: any; body: any }

/** Two companies with employees 1 to 50 each, and a served door. */
export interface TerminalWorld {
  db: Database
  own: number
  other: number
  url: string
  call: (
    person: Person,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => Promise<Answer>
  /** The code of a terminal that has called. */
  codeOf: (serial: string) => Promise<string>
  /** A terminal that has called and was claimed; its id. */
  claim: (person: Person, serial: string, more?: object) => Promise<number>
  terminal: (serial: string) => FakeTerminal
  count: (
    companyId: number,
    table: 'scan' | 'terminal_punch' | 'unmatched_scan' | 'terminal_fault',
    where?: string,
  ) => Promise<number>
  close: () => Promise<void>
}

export async function openTerminalWorld(db: Database): Promise<TerminalWorld> {
  const { own, other } = await fill(db)
  const app = await createTestHttpServer({
    db,
    endpoints: allEndpoints(db),
    authenticate: (token) => authenticate(db, token),
  })
  const door = zktecoDoor(db.withLimits(CALL_LIMITS), testLog)
  for (const one of doorsOfTerminals(door)) await serveDeviceDoor(app, one, testLog)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const tokens = await signIn(app)
  const call: TerminalWorld['call'] = async (person, method, path, payload) => {
    const headers = { authorization: `Bearer ${tokens[person]}` }
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) })
    const body = answer.json()
    return { status: answer.statusCode, data: body.data, body }
  }
  const codeOf = async (serial: string) => {
    const { data } = await call('provider', 'GET', `/admin/terminal-sighting?search=${serial}`)
    return data[0]?.code
  }
  return {
    ...{ db, own, other, url, call, codeOf },
    async claim(person, serial, more = {}) {
      await new FakeTerminal(url, serial).shakeHands()
      const fields = { name: serial, branch_id: null, is_camera: false, utc_offset_minutes: 420, ...more }
      const payload = { serial, code: await codeOf(serial), ...fields }
      const { status, body } = await call(person, 'POST', '/terminal/claim', payload)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body.data.id
    },
    terminal: (serial) => new FakeTerminal(url, serial),
    count: async (companyId, table, where = 'true') =>
      db.inCompany(companyId, async (tx) => {
        const sql = `select count(*) as count from ${table} where company_id = $1 and ${where}`
        return (await tx.one(CountRow, sql, [companyId])).count
      }),
    async close() {
      await app.close()
      await door.stop()
    },
  }
}

async function fill(db: Database) {
  const actor = { accountId: null, name: 'test' }
  const companies = await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await seedReferenceLists(tx)
    const own = await createCompany(tx, { name: 'Mekong' }, actor)
    const other = await createCompany(tx, { name: 'Nam Ngum' }, actor)
    const ids = { own, other }
    for (const [person, role, side] of PEOPLE) {
      const companyId = side && ids[side]
      const account = { email: `${person}@champa.test`, name: person, password: PASSWORD, companyId }
      await createAccount(tx, { ...account, employeeId: null, roles: [role] })
    }
    return ids
  })
  for (const companyId of Object.values(companies))
    await db.inCompany(companyId, (tx) =>
      tx.execute(
        `insert into employee (company_id, emp_number, name, start_date)
         select $1, number::text, 'Employee ' || number, date '2020-01-01' from generate_series(1, 50) as number`,
        [companyId],
      ),
    )
  return companies
}

async function signIn(app: FastifyInstance): Promise<Record<Person, string>> {
  const tokens = {} as Record<Person, string>
  for (const [person] of PEOPLE) {
    const payload = { email: `${person}@champa.test`, password: PASSWORD }
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    tokens[person] = answer.json().access_token
  }
  return tokens
}
