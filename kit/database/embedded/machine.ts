import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type KernelLock, shareFile } from './kernel-lock.ts'

/**
 * Processes with the same identity see each other's process ids: the same boot of a machine and the same PID
 * namespace.
 */
export function machineIdentity(): string {
  if (process.platform !== 'linux') return hostname()
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/**
 * Reserves the data directory for the processes of this machine or container as long as one of them exists,
 * stopped or not. Throws if another machine or container uses the directory.
 */
export function keepForThisMachine(dataDir: string): KernelLock {
  const lock = shareFile(join(dataDir, 'machine.lock'), machineIdentity())
  if ('release' in lock) return lock
  throw new Error(
    `Another container or machine uses the data directory ${dataDir}. A data directory belongs to one machine or container. Stop the other one first, or use DATABASE_URL with several.`,
  )
}
