import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The system account that PostgreSQL runs as; null: as ourselves. */
export interface ServerAccount {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root. Then it runs as the account `champa` where the administrator made one, else as `nobody`, which
 * every system has (initdb wants an account with a name). An existing cluster stays with the account that owns it.
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

/** Whether the account may pass through `path` and every directory above it. A clone under /root (0700) is the usual case where not. */
export function canReach(account: ServerAccount, path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (!mayPass(account, at)) return false
    if (at === dirname(at)) return true
  }
}

function mayPass(account: ServerAccount, directory: string): boolean {
  const { mode, uid, gid } = statSync(directory)
  if (uid === account.uid) return (mode & 0o100) !== 0
  if (gid === account.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
