import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
export const WEB_DIST = path.join(ROOT, 'dist', 'web')
const STAMP = path.join(WEB_DIST, '.sources')

/** Folders with the sources of the screens. */
const SOURCES = ['web', 'kit/web', 'kit/contract', 'features', 'engines']
const FILES = ['package-lock.json']

async function digestSources(): Promise<string> {
  const hash = createHash('sha256')
  const files = [...FILES]
  for (const folder of SOURCES) {
    const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries)
      if (entry.isFile()) files.push(path.relative(ROOT, path.join(entry.parentPath, entry.name)))
  }
  const ofScreens = files.filter(
    (file) => !file.includes(`${path.sep}server${path.sep}`) && !file.includes('golden'),
  )
  for (const file of ofScreens.sort()) hash.update(`${file}\n`).update(await readFile(path.join(ROOT, file)))
  return hash.digest('hex')
}

/** Builds the screens if their sources have changed since the last build; reports through `say`. */
export async function buildScreens(say: (line: string) => void): Promise<void> {
  const digest = await digestSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return
  say('Building the screens …')
  const { build } = await import('vite')
  const started = performance.now()
  await build({ configFile: path.join(ROOT, 'web', 'vite.config.ts'), logLevel: 'warn' })
  writeFileSync(STAMP, digest)
  say(`Screens built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
