import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const ENTRY = path.join(import.meta.dirname, 'serve.ts')
/** A server that does not stop within this time is killed; the database is not affected. */
const STOP_MS = 10_000

export interface ServerProcess {
  /** Waits during the start. Returns true if the server listens, false if it has ended. */
  isListening: () => Promise<boolean>
  /** Restarts the server with the current files. Calls during the stop share one start. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Manages one server process with these arguments and this environment. Its output goes to this terminal. */
export function startServerProcess(args: readonly string[], env: NodeJS.ProcessEnv): ServerProcess {
  let child: ChildProcess
  let listening: Promise<boolean>
  let restarting: Promise<void> | undefined
  let isStopped = false

  const start = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const started = spawn(process.execPath, [ENTRY, ...args], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.once('message', () => resolve(true))
    started.once('exit', () => {
      if (child !== started) return
      resolve(false)
      listening = Promise.resolve(false)
      if (!isStopped && !restarting) console.log('The server has ended. It starts again at the next change.')
    })
    child = started
    listening = promise
  }
  const restartOnce = async () => {
    await endProcess(child)
    restarting = undefined
    if (!isStopped) start()
  }

  start()
  return {
    async isListening() {
      await restarting
      return listening
    },
    restart() {
      restarting ??= restartOnce()
      return restarting
    },
    async stop() {
      isStopped = true
      await restarting
      await endProcess(child)
    },
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
}
