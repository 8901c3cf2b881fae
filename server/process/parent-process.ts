import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 500

/** Name and parent of a process on Linux; null elsewhere and for a process that has ended. */
function processStatus(pid: number): { name: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in brackets and can contain spaces (proc_pid_stat(5)).
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return { name, parent }
  } catch {
    return null
  }
}

/** The parent process, and npm if the parent is npm's shell. */
function ancestors(): string {
  const parent = process.ppid
  const shell = processStatus(parent)
  return shell && /^(sh|dash|bash|ash|busybox|zsh)$/.test(shell.name)
    ? `${parent} ${shell.parent}`
    : String(parent)
}

/**
 * Calls `onGone` once after npm, which started this process, has ended: otherwise a server would keep the port
 * after npm was killed. Does nothing for processes not started by npm. Returns a function that stops watching.
 */
export function watchParent(onGone: () => void, env: NodeJS.ProcessEnv = process.env): () => void {
  if (!env.npm_lifecycle_event) return () => {}
  const atStart = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === atStart) return
    clearInterval(timer)
    onGone()
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
