import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isClaimed } from '#kit/database/embedded/claim.ts'
import { prepareHome } from '#kit/database/embedded/home.ts'
import { runningPostmaster } from '#kit/database/embedded/postmaster.ts'
import { removeUnusedServer } from '#kit/database/embedded/remove.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
let copy: string
let dev: ChildProcess
let output = ''
let url = ''
const listeners = new Set<() => void>()

/** A copy of the project's files, without the model months. */
function copyProject(): string {
  const target = mkdtempSync(path.join(tmpdir(), 'champa-dev-'))
  chmodSync(target, 0o711)
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\n')
  for (const file of files.filter((name) => name && !name.includes('/golden/'))) {
    if (!existsSync(path.join(ROOT, file))) continue
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    cpSync(path.join(ROOT, file), path.join(target, file))
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(target, 'node_modules'))
  return target
}

/** Waits until the output contains this text at or after `from`; fails if the process ends before. */
function prints(text: string, from = 0): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    if (!output.includes(text, from)) return
    listeners.delete(look)
    resolve()
  }
  listeners.add(look)
  dev.once('exit', () => reject(new Error(`The process ended without printing ${text}:\n${output}`)))
  look()
  return promise
}

/** Changes a file and returns the current length of the output. */
function edit(file: string, change: (text: string) => string): number {
  const at = path.join(copy, file)
  const before = output.length
  writeFileSync(at, change(readFileSync(at, 'utf8')))
  return before
}

const health = async () => (await fetch(`${url}/health`)).json()

beforeAll(async () => {
  copy = copyProject()
  dev = spawn(process.execPath, ['scripts/dev.ts', '--no-demo', '--reset'], {
    cwd: copy,
    env: { PATH: process.env.PATH, HOME: copy, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (more: Buffer) => {
      output += more
      for (const look of [...listeners]) look()
    })
  await prints('Champa is at')
  url = /Champa is at (\S+)/.exec(output)?.[1] ?? ''
})

afterAll(async () => {
  dev.kill('SIGKILL')
  await removeUnusedServer(path.join(copy, 'data', 'dev'))
  rmSync(copy, { recursive: true, force: true })
})

test('one address serves the screens from their sources and the calls', async () => {
  expect(await (await fetch(url)).text()).toContain('/@vite/client')
  expect(await (await fetch(`${url}/main.tsx`)).text()).toContain('createRoot')
  expect(await health()).toMatchObject({ status: 'up' })
  expect((await fetch(`${url}/api/session`)).headers.get('content-type')).toContain('json')
})

test('a change of a screen appears in the browser', async () => {
  await (await fetch(`${url}/parts/Brand.tsx`)).text()
  const client = await (await fetch(`${url}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1]
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  const messages: string[] = []
  const update = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      messages.push(String(data))
      if (messages.some((message) => message.includes('Brand.tsx'))) resolve()
    })
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  edit('web/parts/Brand.tsx', (text) => `${text}\n`)
  await update
  socket.close()
})

test('a change of server code restarts the server, and calls wait for it', async () => {
  const before = edit('server/health.ts', (text) => text.replace("status: 'up'", "status: 'changed'"))
  await prints('The server restarts', before)
  expect(await health()).toMatchObject({ status: 'changed' })
})

test('a syntax error is displayed, and the next save recovers', async () => {
  const broken = edit('server/health.ts', (text) => text.replace("status: 'changed'", 'status: ('))
  await prints('SyntaxError', broken)
  await prints('The server has ended', broken)
  const answer = await fetch(`${url}/api/session`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('npm run dev') })
  const saved = edit('server/health.ts', (text) => text.replace('status: (', "status: 'recovered'"))
  await prints('The server restarts', saved)
  expect(await health()).toMatchObject({ status: 'recovered' })
})

test('Ctrl-C ends all processes', async () => {
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  dev.kill('SIGINT')
  expect(await ended).toBe(0)
  const dataDir = path.join(copy, 'data', 'dev')
  await expect(fetch(url)).rejects.toThrow()
  expect(isClaimed(dataDir)).toBe(false)
  expect(runningPostmaster(prepareHome(dataDir))).toBeFalsy()
})
