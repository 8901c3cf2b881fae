import { readFileSync } from 'node:fs'

/**
 * Returns `pid:start` on Linux, which distinguishes a reused process id, and `pid` elsewhere; null if the
 * process does not run.
 */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  if (process.platform !== 'linux') return String(pid)
  try {
    // Field 2 is the name in brackets, which can contain spaces: count from the bracket (proc_pid_stat(5)).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, started] = [fields[0], fields[19]]
    // A zombie has ended. If node itself is process 1, nothing may ever collect it.
    return state === 'Z' || state === 'X' ? null : `${pid}:${started}`
  } catch {
    return null
  }
}

/** Whether the process with this identity is still running. */
export function isRunning(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity
}
