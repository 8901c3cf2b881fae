import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, processIdentity } from './running-process.ts'

const self = () => processIdentity(process.pid) ?? String(process.pid)

/** Runs `work` while no other process starts or stops the server of this directory. A lock left by a dead process is taken over. */
export async function exclusively<T>(dataDir: string, work: () => Promise<T>, limitMs = 300_000): Promise<T> {
  const lock = join(dataDir, 'starting.lock')
  const until = Date.now() + limitMs
  while (!tryLock(lock)) {
    if (Date.now() > until) throw new Error(`Another process holds ${lock} for too long`)
    await wait(50)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, self(), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  dropIfAbandoned(lock)
  return false
}

function dropIfAbandoned(lock: string): void {
  try {
    const holder = readFileSync(lock, 'utf8')
    if (isRunning(holder) || (!holder && Date.now() - statSync(lock).mtimeMs < 5_000)) return
    // Renaming first: of several waiters only one gets hold of the old file.
    const aside = `${lock}.${randomBytes(4).toString('hex')}`
    renameSync(lock, aside)
    const taken = readFileSync(aside, 'utf8')
    if (taken !== holder && !existsSync(lock)) renameSync(aside, lock)
    else rmSync(aside, { force: true })
  } catch {
    // Somebody else was faster; the next round sees what they left.
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
