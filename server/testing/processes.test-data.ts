import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { removeUnusedServer } from '#kit/database/embedded/remove.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const OWN_NODE = path.join(ROOT, 'node_modules', '.bin', 'node')
const NODE = existsSync(OWN_NODE) ? OWN_NODE : process.execPath

/** A directory for data, screens and results of real processes, removed together with the database server that runs in it. */
export interface Place {
  dir: string
  dataDir: string
  remove: () => Promise<void>
}

/** `uid`: its owner; default: the current user. */
export function makePlace(uid?: number): Place {
  const dir = mkdtempSync(path.join(tmpdir(), 'champa-process-'))
  // When run as root, PostgreSQL runs as another account, which needs access.
  chmodSync(dir, 0o711)
  const dataDir = path.join(dir, 'data')
  const screens = path.join(dir, 'screens')
  mkdirSync(screens)
  writeFileSync(path.join(screens, 'index.html'), '<!doctype html><title>Champa</title>')
  if (uid !== undefined) for (const one of [dir, screens]) chownSync(one, uid, uid)
  return {
    dir,
    dataDir,
    async remove() {
      if (existsSync(dataDir)) await removeUnusedServer(dataDir)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export interface Running {
  child: ChildProcess
  /** The whole output so far. */
  output: () => string
  /** Waits until it prints this; throws with its output if it ends before. */
  prints: (pattern: RegExp) => Promise<RegExpMatchArray>
  /** Its exit code; null if it was killed. */
  ended: Promise<number | null>
  /** Sends SIGKILL, and waits for its end. */
  kill: () => Promise<void>
}

interface StartOptions {
  uid?: number | undefined
  env?: NodeJS.ProcessEnv
}

function start(place: Place, args: string[], { uid, env }: StartOptions): Running {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: place.dir,
      DATA_DIR: place.dataDir,
      PORT: '0',
      CHECK_DATA: 'on',
      // Compiled sources of an earlier start (scripts/test.ts).
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  // A failed test leaves no process running.
  const end = () => child.kill('SIGKILL')
  process.on('exit', end)
  let text = ''
  const heard = new Set<() => void>()
  const hear = (more: Buffer | string) => {
    text += more
    for (const look of heard) look()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  ended.then(() => process.off('exit', end))
  return {
    child,
    ended,
    output: () => text,
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = text.match(pattern)
          if (!found) return
          heard.delete(look)
          resolve(found)
        }
        heard.add(look)
        look()
        ended.then(() => reject(new Error(`The process ended without printing ${pattern}:\n${text}`)))
      }),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The command line, `npm run champa -- …`. */
export const runCli = (place: Place, args: string[], options: StartOptions = {}): Running =>
  start(place, ['server/cli.ts', ...args], options)

export interface RunningServer extends Running {
  url: string
  /** Sends SIGTERM, and waits for its end. */
  stop: () => Promise<number | null>
}

/** Runs the same program as `npm start`, without building screens and, by default, without the demo. */
export function startServerProcess(place: Place, args = ['--no-demo'], options: StartOptions = {}): Running {
  const module = (...parts: string[]) => JSON.stringify(pathToFileURL(path.join(ROOT, 'server', ...parts)))
  const screens = path.join(place.dir, 'screens')
  // A file and not --eval: threads inherit the options of their process.
  const entry = path.join(place.dir, 'serve.mjs')
  const given = JSON.stringify({ screens, args })
  writeFileSync(
    entry,
    `import { reportFailure } from ${module('process', 'explain-failure.ts')}
import { runServer } from ${module('run-server.ts')}
await reportFailure(() => runServer(${given}))
`,
  )
  return start(place, [entry], options)
}

/** The same, once it answers. */
export async function runServerProcess(
  place: Place,
  args?: string[],
  options?: StartOptions,
): Promise<RunningServer> {
  const running = startServerProcess(place, args, options)
  const [, url = ''] = await running.prints(/Champa is at (\S+)/)
  return {
    ...running,
    url,
    stop() {
      running.child.kill('SIGTERM')
      return running.ended
    },
  }
}
