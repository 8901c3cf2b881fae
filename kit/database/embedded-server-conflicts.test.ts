import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareHome, socketName } from './embedded/home.ts'
import { shareFile } from './embedded/kernel-lock.ts'
import { removeUnusedServer } from './embedded/remove.ts'
import { processIdentity } from './embedded/running-process.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { queryOnce } from './query-once.test-support.ts'

let dir: string
let dataDir: string
const servers: EmbeddedServer[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'champa-conflict-'))
  dataDir = join(dir, 'data')
  chmodSync(dir, 0o711)
})

/** Also where a test has failed halfway, nothing that it started runs on. */
afterEach(async () => {
  for (const child of children.splice(0)) await ended(child)
  restorePidFile()
  await Promise.allSettled(servers.splice(0).map((server) => server.stop()))
  for (const name of readdirSync(dir)) await removeUnusedServer(join(dir, name))
  rmSync(dir, { recursive: true, force: true })
})

async function start(directory = dataDir): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir: directory, settings: { fsync: 'off' } })
  servers.push(server)
  return server
}

/** Starts another program, which is stopped after the test. */
function run(command: string, args: string[], options: object = {}): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore', ...options })
  children.push(child)
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

const pidFile = () => join(prepareHome(dataDir).cluster, 'postmaster.pid')
let restorePidFile = () => {}

/**
 * Writes another process id into the running server's file and returns the new content. Must be restored before
 * the server can be stopped.
 */
function changePid(pid: number): string {
  const original = readFileSync(pidFile(), 'utf8')
  const changed = [pid, ...original.split('\n').slice(1)].join('\n')
  writeFileSync(pidFile(), changed)
  restorePidFile = () => {
    writeFileSync(pidFile(), original)
    restorePidFile = () => {}
  }
  return changed
}

/** An unused process id, like a process id of another container. */
async function unusedPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

test('a server in another container, whose process is not visible, is neither stopped nor started', async () => {
  const server = await start()
  const pid = server.pid()
  const seenElsewhere = changePid(await unusedPid())
  await expect(start()).rejects.toThrow('is used by another container or machine')
  expect(readFileSync(pidFile(), 'utf8')).toBe(seenElsewhere)
  restorePidFile()
  expect(server.pid()).toBe(pid)
  expect(await queryOnce(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a data directory belongs to one machine as long as one of its processes exists, even a stopped one', async () => {
  mkdirSync(dataDir)
  const elsewhere = shareFile(join(dataDir, 'machine.lock'), 'another container')
  await expect(start()).rejects.toThrow(`Another container or machine uses the data directory ${dataDir}`)
  expect(existsSync(pidFile())).toBe(false)
  if ('release' in elsewhere) elsewhere.release()
  const server = await start()
  expect(shareFile(join(dataDir, 'machine.lock'), 'another container')).toHaveProperty('heldFor')
  await server.stop()
  expect(shareFile(join(dataDir, 'machine.lock'), 'another container')).toHaveProperty('release')
})

test.each([
  ['short', 'copy'],
  ['too long for a socket beside the data', 'x'.repeat(90)],
])('a copy of a running data directory starts its own server, with a %s path', async (_length, name) => {
  dataDir = join(dir, name)
  const original = await start()
  await queryOnce(original.ownerUrl, 'create table kept as select 7 as seven; checkpoint')
  const pid = original.pid()
  const copyDir = `${dataDir}-2`
  execFileSync('cp', ['-a', dataDir, copyDir])
  const copy = await start(copyDir)
  expect(copy.pid()).not.toBe(pid)
  expect(await queryOnce(copy.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }])
  await queryOnce(copy.ownerUrl, 'drop table kept')
  expect(original.pid()).toBe(pid)
  expect(await queryOnce(original.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }])
  await copy.stop()
  expect(processIdentity(pid)).not.toBeNull()
})

test('a socket lock left by a power failure does not prevent a start, even if its process id is in use again', async () => {
  await (await start()).stop()
  const at = prepareHome(dataDir)
  const sleeper = run('sleep', ['600'], at.account ?? {})
  const lines = [sleeper.pid, at.cluster, '1', '5432', at.socketDir, '']
  writeFileSync(join(at.socketDir, `${socketName}.lock`), lines.join('\n'))
  const server = await start()
  expect(await queryOnce(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('an orphaned initdb that is still writing does not affect the next start', async () => {
  const { home } = prepareHome(dataDir)
  const loop = 'while mkdir -p "$0/base" && date > "$0/base/$$"; do :; done'
  run('sh', ['-c', loop, join(home, 'cluster.new')])
  const server = await start()
  expect(await queryOnce(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})
