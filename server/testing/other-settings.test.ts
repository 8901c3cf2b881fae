import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConnectionConfig } from '#kit/database/connection.ts'
import { type EmbeddedServer, startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { makePlace, runServerProcess, startServerProcess } from './processes.test-data.ts'

const NOBODY = 65534
/** An external PostgreSQL, which the server knows only from DATABASE_URL. */
const theirs = makePlace()
const ours = makePlace()
let external: EmbeddedServer

beforeAll(async () => {
  external = await startEmbeddedServer({ dataDir: theirs.dataDir })
})
afterAll(async () => {
  await external.stop()
  await theirs.remove()
  await ours.remove()
})

async function asAdministrator(...statements: string[]): Promise<pg.QueryResult> {
  const client = new pg.Client(external.ownerUrl)
  await client.connect()
  try {
    for (const statement of statements.slice(0, -1)) await client.query(statement)
    return await client.query(statements.at(-1) ?? '')
  } finally {
    await client.end()
  }
}

function urlOf(database: string, login: Partial<ConnectionConfig> = {}): string {
  const { user, password, host, port } = { ...external.ownerUrl, ...login }
  const query = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : ''
  const place = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`
  return `postgresql://${user}:${encodeURIComponent(password)}@${place}/${database}${query}`
}

const ROLES = `select rolname from pg_roles where rolname in ('champa_app', 'champa_bulk') order by 1`
const LIMITED = { user: 'hr_owner', password: 'secret of hr' }
const start = (url: string, args: string[] = []) =>
  startServerProcess(ours, args, { env: { DATABASE_URL: url } })

test('an owner who cannot create the roles gets instructions for an administrator', async () => {
  await asAdministrator(
    `create role ${LIMITED.user} login password '${LIMITED.password}'`,
    `create database limited owner ${LIMITED.user}`,
  )
  const plain = start(urlOf('limited', LIMITED))
  expect(await plain.ended).not.toBe(0)
  expect(plain.output()).toContain('cannot create roles. Ask an administrator to run: create role champa_app')
  await asAdministrator(`alter role ${LIMITED.user} createrole`)
  const creating = start(urlOf('limited', LIMITED))
  expect(await creating.ended).not.toBe(0)
  expect(creating.output()).toContain('cannot create a role with BYPASSRLS. Ask an administrator to run')
  expect((await asAdministrator(ROLES)).rows).toEqual([])
})

test('with an external PostgreSQL it migrates, creates its roles, and no demo unless requested', async () => {
  await asAdministrator('create database hr')
  const url = urlOf('hr')
  const server = await runServerProcess(ours, [], { env: { DATABASE_URL: url } })
  await server.prints(/Data: the PostgreSQL of DATABASE_URL\./)
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  expect(server.output()).not.toContain('demo')
  expect(await server.stop()).toBe(0)
  expect((await asAdministrator(ROLES)).rows).toEqual([{ rolname: 'champa_app' }, { rolname: 'champa_bulk' }])
  expect(existsSync(ours.dataDir)).toBe(false)
  const client = new pg.Client({ ...external.ownerUrl, database: 'hr' })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as companies from company')
  await client.end()
  expect(rows).toEqual([{ companies: 0 }])
  const asked = start(url, ['--demo'])
  await asked.prints(/Preparing the demo: 1 of/)
  await asked.kill()
})

test('an owner with the permissions in these instructions is sufficient', async () => {
  await asAdministrator(`grant champa_app, champa_bulk to ${LIMITED.user} with admin option`)
  const server = await runServerProcess(ours, [], { env: { DATABASE_URL: urlOf('limited', LIMITED) } })
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('an invalid URL and an unavailable server are reported in one sentence', async () => {
  const wrong = start('mysql://localhost/hr')
  expect(await wrong.ended).not.toBe(0)
  expect(wrong.output()).toContain('DATABASE_URL must begin with postgresql://')
  const nobodyHome = start(urlOf('hr', { host: '127.0.0.1', port: 1 }))
  expect(await nobodyHome.ended).not.toBe(0)
  expect(nobodyHome.output()).toContain('The database is not available')
})

test.runIf(process.getuid?.() === 0)('an ordinary user can run everything in its own directory', async () => {
  const place = makePlace(NOBODY)
  try {
    const server = await runServerProcess(place, ['--no-demo'], { uid: NOBODY })
    expect((await fetch(`${server.url}/ready`)).status).toBe(200)
    expect((await fetch(`${server.url}/`)).status).toBe(200)
    expect(statSync(path.join(place.dataDir, 'server', 'cluster', 'PG_VERSION')).uid).toBe(NOBODY)
    expect(await server.stop()).toBe(0)
    expect(existsSync(path.join(place.dataDir, 'server', 'cluster', 'postmaster.pid'))).toBe(false)
  } finally {
    await place.remove()
  }
})
