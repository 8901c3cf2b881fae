import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's result code when another connection holds a conflicting lock (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5

export interface KernelLock {
  release(): void
}

/**
 * Opens a lock file. On failure throws the error of the file system (EACCES, EROFS) instead of SQLite's
 * "unable to open".
 */
function open(file: string, timeout: number): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout })
  } catch (error) {
    accessSync(existsSync(file) ? file : dirname(file), constants.R_OK | constants.W_OK)
    throw error
  }
}

/**
 * Locks a file with SQLite's locks, which the kernel manages: they end with the process, even after SIGKILL,
 * and are visible to other containers with the same directory. Returns null if this or another process holds
 * the lock.
 */
export function tryLockFile(file: string): KernelLock | null {
  const db = open(file, 0)
  try {
    db.exec('begin exclusive')
    return { release: () => db.close() }
  } catch (error) {
    db.close()
    if (isBusy(error)) return null
    accessSync(file, constants.W_OK)
    throw error
  }
}

/**
 * Takes a shared lock on a file that contains a value common to all holders. The first holder writes the value.
 * Returns the lock, or the value of the current holders if it differs.
 */
export function shareFile(file: string, value: string): KernelLock | { heldFor: string } {
  for (let attempt = 1; ; attempt += 1) {
    writeIfFree(file, value)
    const db = open(file, 5_000)
    // The read transaction stays open: its lock prevents writing.
    db.exec('begin')
    const row = db.prepare('select value from holder').get() as { value: string } | undefined
    if (row?.value === value) return { release: () => db.close() }
    db.close()
    if (attempt === 5) return { heldFor: row?.value ?? '' }
  }
}

function writeIfFree(file: string, value: string): void {
  const db = open(file, 0)
  try {
    db.exec('begin exclusive; create table if not exists holder (value text not null); delete from holder')
    // not read: SQLite and no PostgreSQL, with a parameter of its own kind
    db.prepare('insert into holder values (?)').run(value)
    db.exec('commit')
  } catch (error) {
    if (!isBusy(error)) throw error
  } finally {
    db.close()
  }
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY
}
