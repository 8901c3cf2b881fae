import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerHome } from './home.ts'
import { runProgram } from './programs.ts'

/** The role that owns the tables and runs the migrations. */
export const ownerName = 'champa_owner'

/** Settings for a machine with 4 GB and a company of 10,000 employees. All durability settings stay on. */
const settings: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '256MB',
  maintenance_work_mem: '128MB',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '10min',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'posix',
  // The log must not contain personal data: no failed statements, no values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** The owner's password, created once and readable only by this account. */
export function ownerPassword(dataDir: string): string {
  const file = join(dataDir, 'owner-password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('base64url')
  writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return password
}

/** Whether initdb has been completed here. */
export const hasCluster = (at: ServerHome) => existsSync(join(at.cluster, 'PG_VERSION'))

/**
 * Creates the cluster unless it exists. It is created under a temporary name and renamed when complete, so an
 * incomplete cluster is never used. Every attempt has a unique name, because the initdb of a killed process can
 * still be writing.
 */
export async function ensureCluster(at: ServerHome): Promise<void> {
  removeUnfinished(at)
  if (hasCluster(at)) return refuseOtherVersion(at.cluster)
  const unfinished = join(at.home, `cluster.new-${randomBytes(6).toString('hex')}`)
  const passwordFile = `${unfinished}-password`
  writeFileSync(passwordFile, ownerPassword(at.dataDir), { mode: 0o600 })
  if (at.account) chownSync(passwordFile, at.account.uid, at.account.gid)
  await runProgram(at, 'initdb', [
    `--pgdata=${unfinished}`,
    `--username=${ownerName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // pg_trgm uses the C library to recognize letters: with the locale C, Lao letters are not letters.
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--locale-provider=icu',
    '--icu-locale=und',
    '--data-checksums',
  ])
  rmSync(passwordFile)
  renameSync(unfinished, at.cluster)
}

function removeUnfinished(at: ServerHome): void {
  for (const name of readdirSync(at.home).filter((entry) => entry.startsWith('cluster.new'))) {
    try {
      rmSync(join(at.home, name), { recursive: true, force: true })
    } catch (error) {
      // An orphaned initdb still creates files in it; the next start removes the rest.
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
    }
  }
}

function refuseOtherVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== '18')
    throw new Error(
      `The data in ${cluster} was written by PostgreSQL ${version}, but this program contains PostgreSQL 18.`,
    )
}

/** Writes the whole postgresql.conf, so that it always has the settings of this version of the program. */
export function writeSettings(at: ServerHome, port: number, additional: Record<string, string>): void {
  const listening: Record<string, string> =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: at.socketDir, unix_socket_permissions: '0700' }
  const all = { ...settings, ...listening, port: String(port), ...additional }
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  const file = join(at.cluster, 'postgresql.conf')
  writeFileSync(file, `# Written at every start.\n${lines.join('\n')}\n`, { mode: 0o600 })
  if (at.account) chownSync(file, at.account.uid, at.account.gid)
}
