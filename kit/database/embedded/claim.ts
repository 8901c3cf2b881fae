import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tryLockFile } from './kernel-lock.ts'
import { isRunning, processIdentity } from './running-process.ts'

const self = () => processIdentity(process.pid) ?? String(process.pid)

/** Runs `work` while no other process, in this container or another, starts or stops the server of this directory. */
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

/** Notes that this process uses the server of `dataDir`. `release` tells whether nobody else does. */
export function claimServer(dataDir: string): { release(): { last: boolean } } {
  const holders = join(dataDir, 'holders')
  mkdirSync(holders, { recursive: true, mode: 0o700 })
  const own = join(holders, `${process.pid}-${randomBytes(4).toString('hex')}`)
  writeFileSync(own, self(), { mode: 0o600 })
  return {
    release() {
      rmSync(own, { force: true })
      return { last: livingHolders(holders) === 0 }
    },
  }
}

/** Whether a living process uses the server of `dataDir`. */
export function isClaimed(dataDir: string): boolean {
  const holders = join(dataDir, 'holders')
  return existsSync(holders) && livingHolders(holders) > 0
}

function livingHolders(holders: string): number {
  let living = 0
  for (const name of readdirSync(holders)) {
    const file = join(holders, name)
    if (isRunning(readFileSync(file, 'utf8'))) living += 1
    else rmSync(file, { force: true })
  }
  return living
}
