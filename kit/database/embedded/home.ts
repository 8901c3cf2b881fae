import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canReach, type ServerAccount, serverAccount } from './account.ts'

/**
 * The directories of an embedded server. `dataDir` belongs to this program (password, locks), `home` to the
 * server's account.
 */
export interface ServerHome {
  dataDir: string
  home: string
  cluster: string
  socketDir: string
  logFile: string
  account: ServerAccount | null
}

/** The file name of PostgreSQL's socket; the port is only part of the name. */
export const socketName = '.s.PGSQL.5432'

/** The path of a unix socket, with its file name, has at most 107 bytes on Linux and 103 on macOS. */
const longestSocketDir = 103 - `/${socketName}.lock`.length

/** Prepares the directories of a server. The same `dataDir` always gives the same directories. */
export function prepareHome(directory: string): ServerHome {
  const dataDir = resolve(directory)
  // 0711: the server's account can enter its own directory below but not list this one.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const home = findHome(dataDir)
  const cluster = join(home, 'cluster')
  const account = serverAccount(existsSync(cluster) ? cluster : undefined)
  makePrivate(home, account)
  return {
    dataDir,
    home,
    cluster,
    socketDir: socketDir(home, account),
    logFile: join(home, 'server.log'),
    account,
  }
}

/**
 * The home is below `dataDir`. If the server's account cannot enter it (a clone under /root), it is in
 * /var/lib/champa and a note contains its path.
 */
function findHome(dataDir: string): string {
  const note = join(dataDir, 'server-is-at')
  if (existsSync(note)) return homeUnlessCopied(dataDir, readFileSync(note, 'utf8').trim())
  const account = serverAccount()
  if (!account || canReach(account, dataDir)) return join(dataDir, 'server')
  const parent = '/var/lib/champa'
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  if (!canReach(account, parent)) {
    throw new Error(
      `PostgreSQL does not run as root, and its account can reach neither ${dataDir} nor ${parent}. Choose a data directory that it can reach.`,
    )
  }
  return homeUnlessCopied(dataDir, noteOnce(note, join(parent, randomBytes(6).toString('hex'))))
}

/**
 * Refuses a copy of a data directory whose database is elsewhere: the copy has no database and must not use
 * the original's.
 */
function homeUnlessCopied(dataDir: string, home: string): string {
  const owners = join(home, 'data-directory')
  const original = existsSync(owners) ? readFileSync(owners, 'utf8').trim() : dataDir
  const isCopy = original !== dataDir && existsSync(join(original, 'server-is-at'))
  if (isCopy && realpathSync(original) !== realpathSync(dataDir))
    throw new Error(
      `${dataDir} is a copy of ${original} without its database, which is in ${home}. Use "npm run champa -- backup" and "restore" to copy a database.`,
    )
  mkdirSync(home, { recursive: true, mode: 0o700 })
  writeFileSync(owners, `${dataDir}\n`)
  return home
}

/**
 * Writes the note unless another process was first. Returns the content. The file is linked into place, so it
 * is never read incomplete.
 */
function noteOnce(note: string, text: string): string {
  const temporaryFile = `${note}.${randomBytes(4).toString('hex')}`
  writeFileSync(temporaryFile, `${text}\n`)
  try {
    linkSync(temporaryFile, note)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporaryFile)
  }
  return readFileSync(note, 'utf8').trim()
}

/**
 * The first line of a note if its second line is this directory. In a copy the note still refers to the
 * original.
 */
function notedFor(note: string, directory: string): string | null {
  const [noted, owner] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []
  return noted && owner === directory ? noted : null
}

function makePrivate(directory: string, account: ServerAccount | null): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (account) chownSync(directory, account.uid, account.gid)
}

function socketDir(home: string, account: ServerAccount | null): string {
  const preferred = join(home, 'socket')
  if (Buffer.byteLength(preferred) <= longestSocketDir) {
    makePrivate(preferred, account)
    return preferred
  }
  const note = join(home, 'socket-is-at')
  const noted = notedFor(note, home)
  if (noted && ensureOwn(noted, account)) return noted
  rmSync(note, { force: true })
  const created = mkdtempSync(join(tmpdir(), 'champa-'))
  if (account) chownSync(created, account.uid, account.gid)
  noteOnce(note, `${created}\n${home}`)
  return notedFor(note, home) ?? created
}

/** Creates the directory again if a cleanup job removed it. Returns false if it belongs to another user. */
export function ensureOwn(directory: string, account: ServerAccount | null): boolean {
  if (!existsSync(directory)) makePrivate(directory, account)
  const { uid, mode } = lstatSync(directory)
  return uid === (account?.uid ?? process.getuid?.() ?? 0) && (mode & 0o077) === 0
}
