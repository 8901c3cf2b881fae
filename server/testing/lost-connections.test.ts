import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest'
import { until } from '#kit/database/until.test-support.ts'
import { makePlace, type Place, type RunningServer, runServerProcess } from './processes.test-data.ts'
import { ownerOf } from './served-process.test-data.ts'

let place: Place
let server: RunningServer
beforeAll(async () => {
  place = makePlace()
  server = await runServerProcess(place, undefined, { env: { LOG_LEVEL: 'warn' } })
})
afterAll(async () => {
  await server?.kill()
  await place.remove()
})

beforeEach(() => onTestFailed(() => console.log(server.child.exitCode, server.output().slice(-8000))))

/** A call that reads and writes the database. */
const signIn = () =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@champa.test', password: 'Nobody-2026!' }),
  })

/** A call that reads the database. */
const isAvailable = async () => (await fetch(`${server.url}/api/auth/preparation`)).status === 200

/** Ends every connection of the server and its queue, the one that listens for jobs included. */
async function endConnections(): Promise<number> {
  const client = new pg.Client(await ownerOf(place))
  await client.connect()
  const { rowCount } = await client
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename in ('champa_app', 'champa_bulk')`,
    )
    .finally(() => client.end())
  return rowCount ?? 0
}

test('the server lives on when PostgreSQL ends its connections, and answers again', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await endConnections()).toBeGreaterThan(0)
    await until(isAvailable)
    expect((await signIn()).status).toBe(401)
  }
  expect(server.output()).toMatch(/"level":40.*"code":"57P01"/)
  expect(server.child.exitCode).toBeNull()
})

test('a restart of PostgreSQL is logged as a warning, and the server answers again', async () => {
  const pidFile = path.join(place.dataDir, 'server', 'cluster', 'postmaster.pid')
  const postmaster = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  process.kill(postmaster, 'SIGKILL')
  const [ended] = await server.prints(/.*PostgreSQL \(process \d+\) has ended; restarting it.*/)
  const [running] = await server.prints(/.*PostgreSQL is running again \(process \d+\).*/)
  expect([ended, running].map((line) => JSON.parse(line).level)).toEqual([40, 40])
  await until(isAvailable)
  expect((await signIn()).status).toBe(401)
  expect(await server.stop()).toBe(0)
})
