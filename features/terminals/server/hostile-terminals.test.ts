import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { type FakeTerminal, lineOf } from './testing/fake-terminal.test-data.ts'
import { openTerminalWorld, type TerminalWorld } from './testing/terminal-world.test-data.ts'

const SERIAL = 'HOST0001'
const GOOD = lineOf({ pin: '1', time: '2026-05-04 08:00:00' })
const database = withTestDatabase()
let world: TerminalWorld
let terminal: FakeTerminal
beforeAll(async () => {
  world = await openTerminalWorld(database())
  await world.claim('admin', SERIAL)
  terminal = world.terminal(SERIAL)
})
afterAll(() => world?.close())

const CDATA = '/iclock/cdata?table=ATTLOG'
const status = async (path: string, body?: string, headers = {}) =>
  (await terminal.request(path, body, headers)).status

test('a request without one serial is refused', async () => {
  expect(await status(CDATA, GOOD)).toBe(400)
  expect(await status(`${CDATA}&SN=${SERIAL}&SN=HOST0002`, GOOD)).toBe(400)
  expect(await status(`${CDATA}&SN=${SERIAL}&sn=HOST0002`, GOOD)).toBe(400)
  expect(await status(`${CDATA}&SN=${encodeURIComponent("x' or 1=1")}`, GOOD)).toBe(400)
  expect(await status(`/iclock/shell?SN=${SERIAL}`)).toBe(404)
  expect(await status(`/iclock/../api/employee?SN=${SERIAL}`)).toBe(401)
})

test('other methods, packed and endless bodies are refused without an answer that deletes punches', async () => {
  const url = `${world.url}${CDATA}&SN=${SERIAL}`
  for (const method of ['HEAD', 'PUT', 'DELETE']) expect((await fetch(url, { method })).status).toBe(404)
  const packed = await fetch(url, {
    method: 'POST',
    body: new Uint8Array(gzipSync(GOOD)),
    headers: { 'content-encoding': 'gzip' },
  })
  expect([packed.status, await packed.text()]).toEqual([415, ''])
  expect(await status(`${CDATA}&SN=${SERIAL}&ContentType=tgz`, GOOD)).toBe(415)
  expect(await status(`${CDATA}&SN=${SERIAL}`, 'x'.repeat(3_000_000))).toBe(413)
})

test('any content type and a body in chunks without its length are read', async () => {
  const before = await world.count(world.own, 'terminal_punch')
  expect(await status(`${CDATA}&SN=${SERIAL}`, GOOD, { 'content-type': 'text/html' })).toBe(200)
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1')
  const line = lineOf({ pin: '2', time: '2026-05-04 08:00:01' })
  const head = `POST ${CDATA}&SN=${SERIAL} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`
  socket.write(`${head}${line.length.toString(16)}\r\n${line}\r\n0\r\n\r\n`)
  let answer = ''
  for await (const part of socket) answer += part
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*OK: 1\n$/)
  expect(await world.count(world.own, 'terminal_punch')).toBe(before + 2)
})

test('one bad line of 5,000 costs none of the others', async () => {
  const lines = Array.from({ length: 5000 }, (_, at) => {
    const time = new Date(Date.UTC(2026, 2, 1, 0, 0, at)).toISOString().slice(0, 19).replace('T', ' ')
    return lineOf({ pin: `${(at % 50) + 1}`, time })
  })
  lines[2500] = `\0\xff${'9'.repeat(400)}\t2026-02-31 24:00:00\n`
  expect((await terminal.upload(lines.join(''))).text).toBe('OK: 5000\n')
  expect(await world.count(world.own, 'terminal_punch', "device_time < '2026-04-01'")).toBe(4999)
})

test('faces, fingerprints, photos and passwords are acknowledged and not stored', async () => {
  const secret = 'TWFueVNlY3JldEJpb21ldHJpY0J5dGVz'
  for (const table of ['OPERLOG', 'BIODATA', 'ATTPHOTO', 'IDCARD', 'USERPIC'])
    expect(
      (await terminal.upload(`FP PIN=1\tFID=0\tTMP=${secret}\nFACE PIN=1\tTMP=${secret}\n`, table)).text,
    ).toBe('OK: 2\n')
  await terminal.upload(
    `FWVersion=1.2,AdminPassword=${secret},FingerFunOn=1,DeviceName=${secret.slice(0, 4)}`,
    'options',
  )
  const found = await database().asOwner(async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as count from terminal t where t::text like '%${secret}%'
       union all select count(*)::int from terminal_fault f where f::text like '%${secret}%'
       union all select count(*)::int from terminal_punch p where p::text like '%${secret}%'`,
    )
    return rows.map(({ count }) => count)
  })
  expect(found).toEqual([0, 0, 0])
})

test('while the database is away the terminal keeps its punches, and then they are stored once', async () => {
  const name = database().ownerConnection.database
  for (let second = 10; second < 60; second++) terminal.punch('4', `2026-05-20 08:00:${second}`)
  await database().asOwner(async (client) => {
    await client.query(`alter database ${name} connection limit 0`)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
    const answer = await terminal.upload(terminal.memory.map(lineOf).join(''))
    expect([answer.status, answer.text]).toEqual([503, ''])
    expect(await terminal.send(20)).toBe(false)
    await client.query(`alter database ${name} connection limit -1`)
  })
  expect(await terminal.send(20)).toBe(true)
  expect(await world.count(world.own, 'terminal_punch', "device_time >= '2026-05-20'")).toBe(50)
  expect(await world.count(world.own, 'scan', "scanned_at >= '2026-05-20'")).toBe(50)
})

test('a terminal that calls without end is slowed down, others are not', async () => {
  await world.claim('admin', 'HOST0009')
  const flood = world.terminal('HOST0009')
  const ping = () => flood.request('/iclock/ping?SN=HOST0009')
  const answers = await Promise.all(Array.from({ length: 700 }, ping))
  expect(answers.filter(({ status: code }) => code === 429).length).toBeGreaterThan(50)
  expect(await status(`/iclock/ping?SN=${SERIAL}`)).toBe(200)
})

test('invented serials do not fill the list of the provider', async () => {
  const call = (number: number) => terminal.request(`/iclock/ping?SN=FAKE${1000 + number}`)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => call(number)))
  expect(answers.every(({ status: code }) => code === 403)).toBe(true)
  const path = '/admin/terminal-sighting?search=FAKE&per_page=200'
  const { data } = await world.call('provider', 'GET', path)
  expect(data.length).toBeLessThanOrEqual(50)
  expect(data.length).toBeGreaterThan(0)
  expect((await world.call('admin', 'GET', '/admin/terminal-sighting')).status).toBe(403)
})
