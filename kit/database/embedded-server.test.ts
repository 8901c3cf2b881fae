import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable, openDatabase } from './database.ts'
import { prepareHome } from './embedded/home.ts'
import { removeUnusedServer } from './embedded/remove.ts'
import { processIdentity } from './embedded/running-process.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { queryOnce } from './query-once.test-support.ts'
import { isConnectionLoss } from './unavailable.ts'

let dataDir: string
const servers: EmbeddedServer[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'champa-server-'))
  chmodSync(dataDir, 0o711)
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  await removeUnusedServer(dataDir)
})

async function start(dir = dataDir): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir: dir })
  servers.push(server)
  return server
}

/** Starts the server in another node process that keeps running. */
async function startElsewhere(dir = dataDir): Promise<{ child: ChildProcess; pid: number }> {
  const program = `
    const { startEmbeddedServer } = await import(${JSON.stringify(new URL('./embedded-server.ts', import.meta.url).href)})
    const server = await startEmbeddedServer({ dataDir: ${JSON.stringify(dir)} })
    console.log(server.pid())
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return { child, pid: Number(said) }
}

test('it listens only on a private socket, has durable settings and requires the password', async () => {
  const { ownerUrl } = await start()
  const settings = await queryOnce(
    ownerUrl,
    `select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
            current_setting('TimeZone') as zone, datlocprovider as provider, datlocale as locale from pg_database where datname = 'postgres'`,
  )
  expect(settings).toEqual([
    { tcp: '', fsync: 'on', checksums: 'on', zone: 'UTC', provider: 'i', locale: 'und' },
  ])
  expect(statSync(ownerUrl.host).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'owner-password')).mode & 0o077).toBe(0)
  await expect(queryOnce({ ...ownerUrl, password: 'wrong' }, 'select 1')).rejects.toMatchObject({
    code: '28P01',
  })
})

test('the trigram search treats Lao characters as letters', async () => {
  const { ownerUrl } = await start()
  await queryOnce(ownerUrl, 'create extension pg_trgm')
  const [row] = await queryOnce(ownerUrl, "select cardinality(show_trgm('ສະບາຍດີ')) as parts")
  expect(row?.parts).toBeGreaterThan(4)
})

test('after a stop no process remains, and after a restart the data exists', async () => {
  const first = await start()
  await queryOnce(first.ownerUrl, 'create table kept as select 7 as seven')
  const pid = first.pid()
  await first.stop()
  expect(processIdentity(pid)).toBeNull()
  const second = await start()
  expect(await queryOnce(second.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }])
})

test('the server of a killed process is reused with its data', async () => {
  const { child, pid } = await startElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(processIdentity(pid)).not.toBeNull()
  const server = await start()
  expect(server.pid()).toBe(pid)
  await server.stop()
  expect(processIdentity(pid)).toBeNull()
})

test('two processes share one server; the last one to stop shuts it down', async () => {
  const [first, second] = await Promise.all([start(), start()])
  expect(second.pid()).toBe(first.pid())
  await first.stop()
  expect(await queryOnce(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(processIdentity(second.pid())).toBeNull()
})

test('a process id left by a crash that now belongs to another program does not prevent a start', async () => {
  const server = await start()
  const pidFile = join(prepareHome(dataDir).cluster, 'postmaster.pid')
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  await server.stop()
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'))
  const again = await start()
  expect(again.pid()).not.toBe(process.pid)
})

test('a killed server restarts automatically: calls fail with a clear error, then succeed, and no committed data is lost', async () => {
  const server = await start()
  const db = await openDatabase({ ownerConfig: server.ownerUrl })
  await queryOnce(
    server.ownerUrl,
    `create table kept (company_id int not null, id int, primary key (company_id, id)); select install_tenancy('kept')`,
  )
  await db.inCompany(1, (tx) => tx.execute('insert into kept values (1, 7)'))
  const killed = server.pid()
  const cut = db.asProvider(async (tx) => {
    process.kill(killed, 'SIGKILL')
    // Its child processes end too, so the statement never finishes.
    await tx.execute('select pg_sleep(600)')
  })
  await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable)
  await retryUntilSuccess(() => db.ping())
  expect(server.pid()).not.toBe(killed)
  expect(await db.inCompany(1, (tx) => tx.unknownRows('select id from kept'))).toEqual([{ id: 7 }])
  await db.close()
})

async function retryUntilSuccess(ask: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseUnavailable)
      expect(isConnectionLoss((error as Error).cause)).toBe(true)
    }
    await new Promise((done) => setImmediate(done))
  }
}

test.runIf(process.getuid?.() === 0)(
  'as root it works from a directory that only root can enter',
  async () => {
    const closed = join(dataDir, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const inside = join(closed, 'data')
    const server = await start(inside)
    expect(await queryOnce(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(`/proc/${server.pid()}`).uid).not.toBe(0)
    await server.stop()
    const { home } = prepareHome(inside)
    expect(home.startsWith('/var/lib/champa/')).toBe(true)
    await removeUnusedServer(inside)
    rmSync(closed, { recursive: true })
  },
)

test('a directory whose name is too long for a socket works', async () => {
  const long = join(dataDir, 'ຊື່ຍາວ '.repeat(8).trim())
  const server = await start(long)
  expect(await queryOnce(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
  await removeUnusedServer(long)
})

test('concurrent first starts use one server', async () => {
  const long = join(dataDir, 'x'.repeat(90))
  const [first, second] = await Promise.all([startElsewhere(long), startElsewhere(long)])
  expect(second.pid).toBe(first.pid)
  for (const { child } of [first, second]) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  expect((await start(long)).pid()).toBe(first.pid)
  await servers.pop()?.stop()
  await removeUnusedServer(long)
})
