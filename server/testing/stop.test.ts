import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processIdentity } from '#kit/database/embedded/running-process.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { until } from '#kit/database/until.test-support.ts'
import {
  makePlace,
  type Place,
  type RunningServer,
  runServerProcess,
  startServerProcess,
} from './processes.test-data.ts'

let place: Place
beforeAll(() => {
  place = makePlace()
})
afterAll(() => place?.remove())

const pidFile = () => path.join(place.dataDir, 'server', 'cluster', 'postmaster.pid')
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

/** PostgreSQL removes its pid file at the end of a proper shutdown. */
const expectNoPostgres = () => expect(existsSync(pidFile())).toBe(false)

/** A connection with a complete request head and a body that is never sent. */
async function beginUpload(server: RunningServer) {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  )
  // The server reads connections in order: when a later request is answered, it has read this head.
  await fetch(`${server.url}/health`)
  return socket
}

test('a signal during the start also stops PostgreSQL', async () => {
  const starting = startServerProcess(place)
  await until(async () => existsSync(pidFile()))
  const pid = postmasterPid()
  starting.child.kill('SIGTERM')
  expect(await starting.ended).toBe(0)
  expect(processIdentity(pid)).toBeNull()
  expectNoPostgres()
})

test('SIGHUP, as from a closed terminal, stops everything and is logged', async () => {
  const server = await runServerProcess(place)
  server.child.kill('SIGHUP')
  expect(await server.ended).toBe(0)
  expect(server.output()).toMatch(/"reason":"SIGHUP".*"msg":"stopping"[\s\S]*"msg":"stopped"/)
  expectNoPostgres()
})

test('a running call is answered before the stop, and its connection does not delay the end', async () => {
  const server = await runServerProcess(place)
  const embedded = await startEmbeddedServer({ dataDir: place.dataDir })
  const owner = new pg.Client(embedded.ownerUrl)
  await owner.connect()
  await owner.query('begin; lock table account')
  const answer = fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@champa.test', password: 'Nobody-2026!' }),
  })
  await until(async () => {
    const { rowCount } = await owner.query('select from pg_locks where not granted')
    return rowCount !== 0
  })
  server.child.kill('SIGTERM')
  await server.prints(/"msg":"stopping"/)
  await owner.query('rollback')
  const { status, headers } = await answer
  expect([status, headers.get('connection')]).toEqual([401, 'close'])
  expect(await server.ended).toBe(0)
  await owner.end()
  await embedded.stop()
})

test('an endless upload is aborted after a while', async () => {
  const server = await runServerProcess(place)
  const upload = await beginUpload(server)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  upload.destroy()
  expectNoPostgres()
})

test('a second signal ends the process immediately, and the next start takes over its database', async () => {
  const server = await runServerProcess(place)
  const pid = postmasterPid()
  const upload = await beginUpload(server)
  server.child.kill('SIGTERM')
  await server.prints(/"msg":"stopping"/)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(1)
  upload.destroy()
  const next = await runServerProcess(place)
  expect(postmasterPid()).toBe(pid)
  expect(await next.stop()).toBe(0)
})

test('if npm is killed, the server that it started also ends', async () => {
  const server = await runServerProcess(place)
  await server.stop()
  // Like npm: a shell that waits for the server.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "$0"; true`, path.join(place.dir, 'serve.mjs')], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: place.dataDir, PORT: '0', npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  await new Promise<void>((resolve) => {
    shell.stdout.on('data', (part) => {
      output += part
      if (output.includes('Champa is at')) resolve()
    })
  })
  const closed = once(shell, 'close')
  shell.kill('SIGKILL')
  await closed
  expect(output).toContain('npm has ended')
  expectNoPostgres()
})
