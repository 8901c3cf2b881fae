import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ServerHome } from './home.ts'
import { executable, runnableNatives } from './natives.ts'

/** Runs one of PostgreSQL's programs as the server's account. Throws with what the program said when it fails. */
export async function runProgram(at: ServerHome, name: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  const natives = runnableNatives(at.home, at.account)
  const child = spawn(join(natives, 'bin', executable(name)), args, {
    cwd: at.home,
    env: programEnvironment(natives),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...(at.account ?? {}),
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  child.stderr.on('data', (part) => {
    said += part
  })
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once(process.platform === 'win32' ? 'exit' : 'close', done)
  })
  const nameless = /could not look up effective user ID (\d+)/.exec(said)
  if (nameless)
    throw new Error(
      `PostgreSQL needs a name for the user ${nameless[1]} that runs it: add a line for it to /etc/passwd, run as a user that has one, or set DATABASE_URL.`,
    )
  if (code !== 0) throw new Error(`PostgreSQL's ${name} failed (${code}): ${said.trim()}`)
}

function programEnvironment(natives: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  if (process.platform === 'win32')
    return { ...env, SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP }
  if (process.platform === 'linux') env.LD_LIBRARY_PATH = join(natives, 'lib')
  return env
}
