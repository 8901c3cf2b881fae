import { readFileSync } from 'node:fs'
import path from 'node:path'

const LOCK_FILE = path.resolve(import.meta.dirname, '..', 'package-lock.json')
const REGISTRY = 'https://registry.npmjs.org/'

/**
 * Packages of other systems that the registry mirror did not have (docs/decisions/0005); npm does not fetch
 * them here.
 */
const UNHASHED = /^node_modules\/(@biomejs\/cli-|@myriaddreamin\/typst-ts-node-compiler-)[\w-]+$/

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  os?: string[]
}

/**
 * The errors in a lock file: packages without a hash, or from another source than the registry. An entry
 * without an address comes from the configured registry, and its hash is verified.
 */
export function lockFileFaults(packages: Readonly<Record<string, Entry>>): string[] {
  return Object.entries(packages).flatMap(([name, entry]) => {
    if (name === '') return []
    const faults: string[] = []
    if (entry.link) faults.push(`${name} is a link`)
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '') && !isOfOtherSystem(name, entry))
      faults.push(`${name} has no SHA-512 integrity`)
    if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY))
      faults.push(`${name} comes from ${entry.resolved}`)
    return faults.map((fault) => `package-lock.json: ${fault}`)
  })
}

const isOfOtherSystem = (name: string, { integrity, optional, os, version }: Entry) =>
  integrity === undefined && UNHASHED.test(name) && optional === true && !!os?.length && !!version

/** The same for the lock file of the project. */
export function findLockFileFaults(): string[] {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: Record<string, Entry> }
  return lockFileFaults(packages)
}
