import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tryLockFile } from './kernel-lock.ts'
import { isRunning, processIdentity } from './running-process.ts'

const self = () => processIdentity(process.pid) ?? String(process.pid)

/**
 * Runs `work` under a lock, so that no other process in any container starts or stops the server of this
 * directory.
 */
export async function exclusively<T>(dataDir: string, work: () => Promise<T>, limitMs = 300_000): Promise<T> {
  const file = join(dataDir, 'start.lock')
  const until = Date.now() + limitMs
  let lock = tryLockFile(file)
  while (!lock) {
    if (Date.now() > until)
      throw new Error(
        `Another process has been starting or stopping the database in ${dataDir} for ${limitMs / 1000} seconds`,
      )
    await wait(50)
    lock = tryLockFile(file)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** Records that this process uses the server of `dataDir`. `release` returns whether it was the last user. */
export function claimServer(dataDir: string): { release(): { last: boolean } } {
  const holders = join(dataDir, 'holders')
  mkdirSync(holders, { recursive: true, mode: 0o700 })
  const claimFile = join(holders, `${process.pid}-${randomBytes(4).toString('hex')}`)
  writeFileSync(claimFile, self(), { mode: 0o600 })
  return {
    release() {
      rmSync(claimFile, { force: true })
      return { last: countRunningHolders(holders) === 0 }
    },
  }
}

/** Whether a running process uses the server of `dataDir`. */
export function isClaimed(dataDir: string): boolean {
  const holders = join(dataDir, 'holders')
  return existsSync(holders) && countRunningHolders(holders) > 0
}

function countRunningHolders(holders: string): number {
  let count = 0
  for (const name of readdirSync(holders)) {
    const file = join(holders, name)
    if (isRunning(readFileSync(file, 'utf8'))) count += 1
    else rmSync(file, { force: true })
  }
  return count
}
