import { afterAll, beforeAll, expect, test } from 'vitest'
import { IdRow } from '#kit/database/row-types.ts'
import { until } from '#kit/database/until.test-support.ts'
import { testFiles, testLog } from '#kit/server/testing.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, TwoCompanies } from './two-companies.test-data.ts'

let world: TwoCompanies
let servers: RunningServer[] = []
beforeAll(async () => {
  world = await openCompanies()
  servers = await Promise.all([1, 2].map(start))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await world?.close()
})

/** A server as `npm start` composes it, on the same database. */
const start = () =>
  startServer({ db: world.db, log: testLog, host: '127.0.0.1', port: 0, files: testFiles() })

const serverAt = (at: number) => servers[at] as RunningServer

/** The events that a user gets from a server. */
async function listen(server: RunningServer, asker: Asker) {
  const { port } = new URL(server.url)
  const answer = await fetch(`http://127.0.0.1:${port}/api/notices/stream`, {
    headers: { authorization: `Bearer ${world.notes.tokens.get(asker)}` },
  })
  const stream = { text: '', isEnded: false }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>)
      stream.text += decoder.decode(part)
  }
  void read()
    .catch(() => {})
    .finally(() => {
      stream.isEnded = true
    })
  const unread = () => Number(/"unread":(\d+)(?![\s\S]*"unread")/.exec(stream.text)?.[1] ?? -1)
  await until(async () => unread() >= 0)
  return { stream, unread }
}

const textsOf = async (asker: Asker): Promise<string[]> => {
  const answer = await world.as(asker, { method: 'GET', url: '/api/notices?language=en' })
  return answer.json().data.map(({ text }: { text: string }) => text)
}
const post = (url: string, payload: object = {}) => world.as('admin', { method: 'POST', url, payload })

/** The employee with an account, in the first company. */
const ownEmployee = () =>
  world.db.inCompany(world.companies[0], (tx) =>
    tx.one(IdRow, 'select min(id) as id from employee where company_id = $1', [tx.companyId]),
  )

test('an employee is told of a published roster at once, on every server; nobody else is', async () => {
  const streams = [await listen(serverAt(0), 'employee'), await listen(serverAt(1), 'employee')]
  const other = await listen(serverAt(1), 'foreignEmployee')
  const employee = await ownEmployee()
  const days = ['2026-07-06', '2026-07-08']
  const cells = days.map((date) => ({ employee_id: employee.id, date, set: 'off', version: 0 }))
  await post('/api/employee-roster/cells', { cells })
  const part = { from: '2026-07-06', to: '2026-07-08', employee_ids: [employee.id] }
  const { version } = (await post('/api/employee-roster/check', part)).json().data
  await post('/api/employee-roster/publish', { ...part, seen: version, confirmed: true })
  for (const { unread } of streams) await until(async () => unread() === 1)
  expect(await textsOf('employee')).toEqual(['2 days of your roster have changed: 06/07/2026 – 08/07/2026.'])
  expect(other.unread()).toBe(0)
  // The same is on the roster: what has been seen there is read.
  const [notice] = (await world.as('employee', { method: 'GET', url: '/api/employee/roster/notice' })).json()
    .data
  const seen = {
    method: 'POST',
    url: '/api/employee/roster/notice/seen',
    payload: { up_to: notice.id },
  } as const
  expect((await world.as('employee', seen)).statusCode).toBe(200)
  for (const { unread } of streams) await until(async () => unread() === 0)
})

test('an employee is told of a payslip when the run is approved, or a held one is released, without amounts', async () => {
  const run = `/api/payrolls-item/${world.runs[0]}`
  const employee = await ownEmployee()
  const slip = `${run}/payslips/${employee.id}`
  expect((await post(`${slip}/hold`, { reason: 'Court order' })).statusCode).toBe(200)
  const before = await textsOf('employee')
  const approved = await post(`${run}/approve`, { confirmed: true })
  expect([approved.statusCode, approved.body]).toEqual([200, approved.body])
  expect(await textsOf('employee')).toEqual(before)
  expect((await post(`${slip}/release`, { reason: 'Settled' })).statusCode).toBe(200)
  expect(await textsOf('employee')).toEqual(['Your payslip of 04/2026 is ready.', ...before])
})

test('a server that stops ends its open streams, and the other one continues', async () => {
  const [leaving, staying] = [await listen(serverAt(1), 'employee'), await listen(serverAt(0), 'employee')]
  await serverAt(1).stop()
  servers.pop()
  await until(async () => leaving.stream.isEnded)
  expect(staying.stream.isEnded).toBe(false)
})
