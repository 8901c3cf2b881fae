import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerHome, socketName } from './home.ts'
import { runProgram } from './programs.ts'
import { isRunning, processIdentity } from './running-process.ts'

/** The server process in postmaster.pid, if it is running and is PostgreSQL. */
export interface Postmaster {
  identity: string
  pid: number
  port: number
  socketDir: string
}

/**
 * Reads postmaster.pid (pid, data directory, start, port, socket directory, …); null if no such server is
 * running. In a copy of a data directory the file contains the process id of the original server, which is
 * ignored.
 */
export function runningPostmaster(at: ServerHome): Postmaster | null {
  const file = join(at.cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, directory = '', , port, socketDir] = readFileSync(file, 'utf8').split('\n')
  const identity = processIdentity(Number(pid))
  if (!identity || !looksLikePostgres(Number(pid)) || !worksIn(Number(pid), directory, at.cluster))
    return null
  return { identity, pid: Number(pid), port: Number(port), socketDir: socketDir ?? '' }
}

/** After a restart of the machine the process id can belong to any program. */
function looksLikePostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/** PostgreSQL's working directory is its data directory. Without /proc, the directory in the file is used. */
function worksIn(pid: number, statedDirectory: string, cluster: string): boolean {
  const actual = realPath(`/proc/${pid}/cwd`) ?? realPath(statedDirectory)
  return actual !== null && actual === realPath(cluster)
}

function realPath(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}

/** Removes the files left by a killed server. Call only if nothing listens on its socket. */
function removeLeftovers(at: ServerHome): void {
  rmSync(join(at.cluster, 'postmaster.pid'), { force: true })
  for (const name of [socketName, `${socketName}.lock`]) rmSync(join(at.socketDir, name), { force: true })
}

/** Starts the server and waits until it accepts connections, including crash recovery. */
export async function startPostmaster(at: ServerHome): Promise<Postmaster> {
  removeLeftovers(at)
  if (existsSync(at.logFile) && statSync(at.logFile).size > 10_000_000)
    renameSync(at.logFile, `${at.logFile}.1`)
  const until = Date.now() + 30_000
  for (;;) {
    try {
      await runProgram(at, 'pg_ctl', ['start', '-w', '-t', '600', '-s', '-D', at.cluster, '-l', at.logFile])
      break
    } catch (error) {
      // Children of a killed postmaster keep its shared memory for a moment: try again.
      if (Date.now() > until || !/shared memory/.test(lastLog(at))) throw withLog(error, at)
      await wait(200)
    }
  }
  const started = runningPostmaster(at)
  if (!started) throw new Error(`PostgreSQL stopped right after its start: ${lastLog(at)}`)
  return started
}

/**
 * Fast shutdown: running transactions are rolled back, and all committed data is on disk. Returns when the
 * process has ended.
 */
export async function stopPostmaster(at: ServerHome): Promise<void> {
  const server = runningPostmaster(at)
  if (!server) return
  try {
    await runProgram(at, 'pg_ctl', ['stop', '-w', '-t', '60', '-s', '-m', 'fast', '-D', at.cluster])
  } catch (error) {
    if (runningPostmaster(at)) throw error
  }
  // pg_ctl waits for the removal of postmaster.pid, which the server does just before it ends.
  const until = Date.now() + 30_000
  while (isRunning(server.identity)) {
    if (Date.now() > until)
      throw new Error(`PostgreSQL (process ${server.pid}) has shut down but its process has not ended`)
    await wait(10)
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
