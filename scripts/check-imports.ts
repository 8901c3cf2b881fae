import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rankOf } from './feature-order.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

const DOORS =
  /^features\/[^/]+\/(contract|errors|words|server\/index|web\/index|web\/first|web\/parts)\.tsx?$/
/**
 * Pure files that other parts of the product may import besides the public modules: rules and words without a
 * framework.
 */
const PURE = /^features\/[^/]+\/(domain|contract|locales)\//
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return null
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
}

/** The files that a file imports, lazily or not, including types, without packages. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, fixed, lazy]) => targetOf(file, fixed ?? lazy ?? '') ?? [])
}

const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1]
const isBrowserFile = (file: string) => /^(web|kit\/web|features\/[^/]+\/(web|locales))\//.test(file)
const isServerFile = (file: string) => /^(server|kit\/(server|database)|features\/[^/]+\/server)\//.test(file)

/** Why a file must not import a target, or null if it may. */
export function importFault(file: string, target: string): string | null {
  if (file.startsWith('engines/')) {
    const own = file.split('/').slice(0, 2).join('/')
    return target.startsWith(`${own}/`) || target.startsWith('kit/contract/')
      ? null
      : 'an engine imports its own folder and kit/contract'
  }
  if (file.startsWith('kit/contract/') && !target.startsWith('kit/contract/'))
    return 'kit/contract imports only itself'
  if (file.startsWith('kit/') && /^(features|engines|server|web)\//.test(target))
    return 'the kit knows no feature'
  if (isBrowserFile(file) && isServerFile(target)) return 'a browser knows no server'
  if (file.startsWith('features/')) return featureFault(file, target)
  const entered = featureOf(target)
  if (entered && /^(server|web)\//.test(file) && !DOORS.test(target) && !PURE.test(target))
    return 'import a feature only through its public modules'
  return null
}

function featureFault(file: string, target: string): string | null {
  if (/^(server|web)\//.test(target)) return 'a feature must not import the shell'
  const [own, other] = [featureOf(file), featureOf(target)]
  if (!own || !other || own === other) return null
  if (!DOORS.test(target) && !PURE.test(target)) return 'import a feature only through its public modules'
  const [from, to] = [rankOf.get(own), rankOf.get(other)]
  if (from === undefined || to === undefined) return 'a feature without a place in the order'
  return to < from ? null : `${other} comes after or beside ${own}`
}

/** Every forbidden import, as `file → target: reason`. Tests may import everything. */
export function findImportFaults(): string[] {
  const files = globSync('{engines,kit,features,server,web}/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    file.split(path.sep).join('/'),
  )
  const faults: string[] = []
  for (const file of files) {
    if (/\.test(-data)?\.tsx?$|\/testing\//.test(file)) continue
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    for (const target of importsOf(file, text)) {
      const fault = importFault(file, target)
      if (fault) faults.push(`${file} → ${target}: ${fault}`)
    }
  }
  return faults
}
