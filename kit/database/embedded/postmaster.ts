import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerHome } from './home.ts'
import { runProgram } from './programs.ts'
import { processIdentity } from './running-process.ts'

/** The server process that postmaster.pid names, if it runs and is PostgreSQL. */
export interface Postmaster {
  identity: string
  pid: number
  port: number
  socketDir: string
}

/** Reads postmaster.pid (pid, data directory, start, port, socket directory, …); null when no such server runs. */
export function runningPostmaster(at: ServerHome): Postmaster | null {
  const file = join(at.cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port, socketDir] = readFileSync(file, 'utf8').split('\n')
  const identity = processIdentity(Number(pid))
  if (!identity || !looksLikePostgres(Number(pid))) return null
  return { identity, pid: Number(pid), port: Number(port), socketDir: socketDir ?? '' }
}

/** After a restart of the machine the number may belong to any program. */
function looksLikePostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/** Starts the server and waits until it takes connections, crash recovery included. */
export async function startPostmaster(at: ServerHome): Promise<Postmaster> {
  rmSync(join(at.cluster, 'postmaster.pid'), { force: true })
  if (existsSync(at.logFile) && statSync(at.logFile).size > 10_000_000)
    renameSync(at.logFile, `${at.logFile}.1`)
  const until = Date.now() + 30_000
  for (;;) {
    try {
      await runProgram(at, 'pg_ctl', ['start', '-w', '-t', '600', '-s', '-D', at.cluster, '-l', at.logFile])
      break
    } catch (error) {
      // Children of a killed postmaster hold its shared memory until they notice: a moment later it works.
      if (Date.now() > until || !/shared memory/.test(lastLog(at))) throw withLog(error, at)
      await wait(200)
    }
  }
  const started = runningPostmaster(at)
  if (!started) throw new Error(`PostgreSQL ended right after its start: ${lastLog(at)}`)
  return started
}

/** Fast shutdown: running transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(at: ServerHome): Promise<void> {
  if (!runningPostmaster(at)) return
  try {
    await runProgram(at, 'pg_ctl', ['stop', '-w', '-t', '60', '-s', '-m', 'fast', '-D', at.cluster])
  } catch (error) {
    if (runningPostmaster(at)) throw error
  }
}

function lastLog(at: ServerHome): string {
  return existsSync(at.logFile)
    ? readFileSync(at.logFile, 'utf8').trim().split('\n').slice(-5).join(' | ')
    : ''
}

function withLog(error: unknown, at: ServerHome): Error {
  return new Error(`${(error as Error).message} ${lastLog(at)}`, { cause: error })
}
