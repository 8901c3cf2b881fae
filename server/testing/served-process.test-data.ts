import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { createAccount } from '#features/access/server/index.ts'
import { EXPORT_COLUMNS, readPayslipsForExport } from '#features/payroll/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { ConnectionConfig } from '#kit/database/connection.ts'
import { connectDatabase, type Database } from '#kit/database/database.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { CountRow } from '#kit/database/row-types.ts'
import { makePlace, type Place, type RunningServer, runCli, runServerProcess } from './processes.test-data.ts'
import { APRIL_FOLDER } from './small-month.test-data.ts'

const ADMIN = { email: 'admin@champa.test', password: 'Champa-2026!' }

/** A real server process, which can be killed and restarted, with one company and its signed-in administrator. */
export interface ServedProcess {
  place: Place
  db: Database
  companyId: number
  /** A connection of the owner, to block the server's work. */
  asOwner: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>
  /** The answer's `data`, or the whole answer if it has none. */
  call: (
    method: string,
    url: string,
    body?: object | FormData,
    // biome-ignore lint/suspicious/noExplicitAny: what came over the wire, looked at by each test
  ) => Promise<{ status: number; data: any }>
  /** The same with an unchanged answer. */
  send: (url: string, request: RequestInit) => Promise<Response>
  url: () => string
  authorization: () => { authorization: string }
  pid: () => number
  kill: () => Promise<void>
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** The month of 1,000 employees, loaded with the command line. */
export async function openMonthServer(): Promise<ServedProcess> {
  const place = makePlace()
  const loading = runCli(place, ['load-month', APRIL_FOLDER, '--out', path.join(place.dir, 'out')])
  if ((await loading.ended) !== 0) throw new Error(loading.output())
  return serveProcess(place, async () => undefined)
}

/** `fill` creates the company if there is none yet. */
export async function serveProcess(
  place: Place,
  fill: (db: Database) => Promise<unknown>,
): Promise<ServedProcess> {
  let server: RunningServer = await runServerProcess(place)
  const owner = await ownerOf(place)
  const db = connectDatabase(owner, { checkRows: true })
  const close = async () => {
    await db.close()
    await server.stop()
    await place.remove()
  }
  try {
    await fill(db)
  } catch (error) {
    await close()
    throw error
  }
  const companyId = await addAdmin(db)
  let token = ''
  const send: ServedProcess['send'] = (url, request) =>
    fetch(server.url + url, {
      ...request,
      headers: { authorization: `Bearer ${token}`, ...request.headers },
    })
  const call: ServedProcess['call'] = async (method, url, body) => {
    const isForm = body instanceof FormData
    const answer = await send(url, {
      method,
      ...(body && !isForm ? { headers: { 'content-type': 'application/json' } } : {}),
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const json = (await answer.json()) as { data?: unknown }
    return { status: answer.status, data: json.data ?? json }
  }
  const signedIn = await call('POST', '/api/auth/login', ADMIN)
  if (signedIn.status !== 200) throw new Error(server.output())
  token = signedIn.data.access_token
  return {
    place,
    db,
    companyId,
    call,
    send,
    asOwner: async (work) => {
      const client = new pg.Client(owner)
      client.on('error', () => {})
      await client.connect()
      return work(client).finally(() => client.end())
    },
    url: () => server.url,
    authorization: () => ({ authorization: `Bearer ${token}` }),
    pid: () => server.child.pid ?? 0,
    kill: () => server.kill(),
    async restart() {
      server = await runServerProcess(place)
    },
    close,
  }
}

/** The database server keeps running for its process; this only reads how to connect to it. */
export async function ownerOf(place: Place): Promise<ConnectionConfig> {
  const embedded = await startEmbeddedServer({ dataDir: place.dataDir })
  await embedded.stop()
  return embedded.ownerUrl
}

function addAdmin(db: Database): Promise<number> {
  return db.asProvider(async (tx) => {
    const { company_id } = await tx.one(z.object({ company_id: Id }), 'select company_id from company')
    await createAccount(tx, { ...ADMIN, name: 'Admin', companyId: company_id, roles: ['companyadmin'] })
    return company_id
  })
}

const EXPECTED = readFileSync(path.join(APRIL_FOLDER, 'expected-payslips.csv'), 'utf8')

/** Whether the run's payslips equal those of the expected file, to the kip, and no rows of killed attempts remain. */
export async function isRight(server: ServedProcess, runId: number): Promise<boolean> {
  return server.db.inCompany(server.companyId, async (tx) => {
    const rows = await readPayslipsForExport(tx, runId)
    const lines = rows.map((row) => EXPORT_COLUMNS.map((name) => row[name]).join(','))
    const { count } = await tx.one(CountRow, 'select count(*) from payslip where run_id = $1', [runId])
    return `${[EXPORT_COLUMNS.join(','), ...lines].join('\n')}\n` === EXPECTED && count === rows.length
  })
}
