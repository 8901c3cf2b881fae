import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ServerHome } from './home.ts'
import { executable, runnableNatives } from './natives.ts'

/** Runs one of PostgreSQL's programs as the server's account. If it fails, throws with the program's output. */
export async function runProgram(at: ServerHome, name: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  const natives = runnableNatives(at.home, at.account)
  const child = spawn(join(natives, 'bin', executable(name)), args, {
    cwd: at.home,
    env: programEnvironment(natives),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...(at.account ?? {}),
  })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  child.stderr.on('data', (part) => {
    output += part
  })
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once(process.platform === 'win32' ? 'exit' : 'close', done)
  })
  const nameless = /could not look up effective user ID (\d+)/.exec(output)
  if (nameless)
    throw new Error(
      `PostgreSQL requires a name for the user ${nameless[1]} that runs it: add the user to /etc/passwd, run as a user with a name, or set DATABASE_URL.`,
    )
  if (code !== 0) throw new Error(`PostgreSQL's ${name} failed (${code}): ${output.trim()}`)
}

function programEnvironment(natives: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  if (process.platform === 'win32')
    return { ...env, SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP }
  if (process.platform === 'linux') env.LD_LIBRARY_PATH = join(natives, 'lib')
  return env
}
