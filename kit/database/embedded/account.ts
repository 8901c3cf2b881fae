import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The system account that PostgreSQL runs as; null means the account of this process. */
export interface ServerAccount {
  uid: number
  gid: number
}

/**
 * The account for PostgreSQL, which refuses to run as root. Under root it runs as the account `champa` if it
 * exists, else as `nobody`, which every system has (initdb requires an account with a name). An existing
 * cluster keeps its owner.
 */
export function serverAccount(existingCluster?: string): ServerAccount | null {
  if (process.getuid?.() !== 0) return null
  if (existingCluster) {
    const { uid, gid } = statSync(existingCluster)
    if (uid !== 0) return { uid, gid }
  }
  return namedAccount('champa') ?? namedAccount('nobody') ?? { uid: 65534, gid: 65534 }
}

function namedAccount(name: string): ServerAccount | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : null
}

/**
 * Whether the account can enter `path` and every directory above it. A clone under /root (0700) is the usual
 * exception.
 */
export function canReach(account: ServerAccount, path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (!canEnter(account, at)) return false
    if (at === dirname(at)) return true
  }
}

function canEnter(account: ServerAccount, directory: string): boolean {
  const { mode, uid, gid } = statSync(directory)
  if (uid === account.uid) return (mode & 0o100) !== 0
  if (gid === account.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
