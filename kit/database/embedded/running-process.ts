import { readFileSync } from 'node:fs'

/** `pid` where nothing more is known; `pid:start` on Linux, where a number used again later is told apart. */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  if (process.platform !== 'linux') return String(pid)
  try {
    // Field 2 is the name in brackets and may hold spaces: count from behind it (proc_pid_stat(5)).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, started] = [fields[0], fields[19]]
    // A zombie has ended; where node itself is process 1 nobody may ever collect it.
    return state === 'Z' || state === 'X' ? null : `${pid}:${started}`
  } catch {
    return null
  }
}

/** True while the very process that `processIdentity` named is running. */
export function isRunning(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity
}
