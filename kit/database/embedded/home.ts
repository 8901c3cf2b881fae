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

/** Where one embedded server keeps its things. `dataDir` is ours (password, locks), `home` belongs to the server's account. */
export interface ServerHome {
  dataDir: string
  home: string
  cluster: string
  socketDir: string
  logFile: string
  account: ServerAccount | null
}

/** The file name of PostgreSQL's socket; the port only serves to name it. */
export const socketName = '.s.PGSQL.5432'

/** A unix socket's path holds at most 107 bytes on Linux and 103 on macOS, its file name included. */
const longestSocketDir = 103 - `/${socketName}.lock`.length

/** Prepares the directories of a server; the same `dataDir` always gives the same places. */
export function prepareHome(givenDir: string): ServerHome {
  const dataDir = resolve(givenDir)
  // 0711: the server's account may pass through to its own directory but not look around.
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

/** Below `dataDir`, or, when the server's account cannot get there (a clone under /root), in /var/lib/champa with a note of where. */
function findHome(dataDir: string): string {
  const note = join(dataDir, 'server-is-at')
  if (existsSync(note)) return homeUnlessCopied(dataDir, readFileSync(note, 'utf8').trim())
  const account = serverAccount()
  if (!account || canReach(account, dataDir)) return join(dataDir, 'server')
  const parent = '/var/lib/champa'
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  if (!canReach(account, parent)) {
    throw new Error(
      `PostgreSQL does not run as root, and its account can reach neither ${dataDir} nor ${parent}. Set a data directory it can reach.`,
    )
  }
  return homeUnlessCopied(dataDir, noteOnce(note, join(parent, randomBytes(6).toString('hex'))))
}

/** A copy of a data directory whose database lies elsewhere has no database of its own, and must not take the original's. */
function homeUnlessCopied(dataDir: string, home: string): string {
  const owners = join(home, 'data-directory')
  const original = existsSync(owners) ? readFileSync(owners, 'utf8').trim() : dataDir
  const isCopy = original !== dataDir && existsSync(join(original, 'server-is-at'))
  if (isCopy && realpathSync(original) !== realpathSync(dataDir))
    throw new Error(
      `${dataDir} is a copy of ${original} without its database, which lies in ${home}. Use "npm run champa -- backup" and "restore" to copy a database.`,
    )
  mkdirSync(home, { recursive: true, mode: 0o700 })
  writeFileSync(owners, `${dataDir}\n`)
  return home
}

/** Writes the note unless another process was first; returns what it says. Linked into place, so nobody reads half of it. */
function noteOnce(note: string, text: string): string {
  const aside = `${note}.${randomBytes(4).toString('hex')}`
  writeFileSync(aside, `${text}\n`)
  try {
    linkSync(aside, note)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside)
  }
  return readFileSync(note, 'utf8').trim()
}

/** The first line of a note whose second line is this directory: in a copy the note still speaks of the original. */
function notedFor(note: string, directory: string): string | null {
  const [noted, owner] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []
  return noted && owner === directory ? noted : null
}

function makePrivate(directory: string, account: ServerAccount | null): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (account) chownSync(directory, account.uid, account.gid)
}

function socketDir(home: string, account: ServerAccount | null): string {
  const near = join(home, 'socket')
  if (Buffer.byteLength(near) <= longestSocketDir) {
    makePrivate(near, account)
    return near
  }
  const note = join(home, 'socket-is-at')
  const noted = notedFor(note, home)
  if (noted && ensureOwn(noted, account)) return noted
  rmSync(note, { force: true })
  const made = mkdtempSync(join(tmpdir(), 'champa-'))
  if (account) chownSync(made, account.uid, account.gid)
  noteOnce(note, `${made}\n${home}`)
  return notedFor(note, home) ?? made
}

/** Makes the directory again when a cleaner removed it; refuses one that another user put there. */
export function ensureOwn(directory: string, account: ServerAccount | null): boolean {
  if (!existsSync(directory)) makePrivate(directory, account)
  const { uid, mode } = lstatSync(directory)
  return uid === (account?.uid ?? process.getuid?.() ?? 0) && (mode & 0o077) === 0
}
