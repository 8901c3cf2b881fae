import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrationsDir, readMigrations } from '#kit/database/migrate.ts'

/** SHA-256 of every migration on the main branch, by file name. */
type LandedMigrations = Record<string, string>

const LIST = 'landed.json'

function readList(dir: string): LandedMigrations {
  const file = path.join(dir, LIST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LandedMigrations) : {}
}

/**
 * The differences between the migrations and the landed list, as messages. A database that has run a migration
 * refuses a changed one.
 */
export function findMigrationFaults(dir: string = migrationsDir): string[] {
  const landed = readList(dir)
  const present = new Map(readMigrations(dir).map(({ name, sha256 }) => [name, sha256]))
  const last = Object.keys(landed).sort().at(-1) ?? ''
  const faults: string[] = []
  for (const [name, sha256] of Object.entries(landed)) {
    if (!present.has(name))
      faults.push(`migrations/${name} is missing: it has landed, and databases have run it. Restore it.`)
    else if (present.get(name) !== sha256)
      faults.push(
        `migrations/${name} was changed after it landed. Restore it and write a new migration. If it is not on the main branch yet, npm run check -- --write accepts the change.`,
      )
  }
  for (const name of present.keys()) {
    if (name in landed) continue
    if (name < last)
      faults.push(`migrations/${name} comes before ${last}, which has landed. Give it the next number.`)
    else faults.push(`migrations/${name} is not in migrations/${LIST}: npm run check -- --write adds it.`)
  }
  return faults
}

/** The landed list of the main branch as of this branch's start; null if git or the main branch is not available. */
function mainList(dir: string): LandedMigrations | null {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' })
    return status === 0 ? stdout : null
  }
  const base = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main')
  const text = base === null ? null : git('show', `${base.trim()}:./${LIST}`)
  return text === null ? null : (JSON.parse(text) as LandedMigrations)
}

/**
 * Adds new migrations to the landed list. A line of the main branch is never changed or removed; the lines of migrations that
 * only this branch has follow their files, also when a file was renamed.
 */
export function addNewMigrations(dir: string = migrationsDir): void {
  const landed = mainList(dir) ?? readList(dir)
  const last = Object.keys(landed).sort().at(-1) ?? ''
  for (const { name, sha256 } of readMigrations(dir))
    if (!(name in landed) && name > last) landed[name] = sha256
  writeFileSync(path.join(dir, LIST), `${JSON.stringify(landed, null, 2)}\n`)
}
