import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '#features/companies/server/index.ts'
import { FakeTerminal } from '#features/terminals/server/testing/fake-terminal.test-data.ts'
import { CountRow } from '#kit/database/row-types.ts'
import { makePlace } from './processes.test-data.ts'
import { type ServedProcess, serveProcess } from './served-process.test-data.ts'

const SERIAL = 'KILL0001'
const PUNCHES = 2000
let server: ServedProcess
beforeAll(async () => {
  server = await serveProcess(makePlace(), (db) =>
    db.asProvider((tx) => createCompany(tx, { name: 'Mekong' }, { accountId: null, name: 'test' })),
  )
  await server.db.inCompany(server.companyId, async (tx) => {
    await tx.execute(
      `insert into employee (company_id, emp_number, name, start_date) values ($1, '7', 'Kham', '2020-01-01')`,
      [tx.companyId],
    )
    await tx.execute(`insert into terminal (company_id, serial, name) values ($1, $2, 'Gate')`, [
      tx.companyId,
      SERIAL,
    ])
    await tx.execute(
      `insert into terminal_serial (company_id, terminal_id, serial) select $1, id, serial from terminal where company_id = $1`,
      [tx.companyId],
    )
  })
})
afterAll(() => server?.close())

const count = (table: 'terminal_punch' | 'scan') =>
  server.db.inCompany(server.companyId, async (tx) => {
    const sql = `select count(*) as count from ${table} where company_id = $1`
    return (await tx.one(CountRow, sql, [tx.companyId])).count
  })

test('a server that is killed while terminals send loses no punch and stores none twice', async () => {
  const memory = new FakeTerminal(server.url(), SERIAL)
  for (let at = 0; at < PUNCHES; at++) {
    const time = new Date(Date.UTC(2026, 4, 1, 0, 0, at)).toISOString().slice(0, 19).replace('T', ' ')
    memory.punch('7', time)
  }
  const firmware = () => Object.assign(new FakeTerminal(server.url(), SERIAL), { memory: memory.memory })
  for (const killedAfter of [200, 900]) {
    const sending = firmware()
    const sent = sending.send(20)
    await expect.poll(() => count('terminal_punch'), { timeout: 30_000 }).toBeGreaterThan(killedAfter)
    await server.kill()
    expect(await sent).toBe(false)
    // What was acknowledged is stored: the memory of the terminal has the rest.
    memory.memory = sending.memory
    await server.restart()
    expect(await count('terminal_punch')).toBeGreaterThanOrEqual(PUNCHES - memory.memory.length)
  }
  await expect.poll(() => firmware().send(100), { timeout: 30_000, interval: 100 }).toBe(true)
  expect([await count('terminal_punch'), await count('scan')]).toEqual([PUNCHES, PUNCHES])
})
