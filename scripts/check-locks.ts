import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
/** A key of an advisory lock, with or without underscores: those of Champa start with 7226. */
const LOCK_NUMBER = /\b7_?226_?(\d{3})\b/g

/** Keys of advisory locks that are declared twice, one message each: two kinds of work would wait for each other. */
export function lockFaults(sources: Iterable<readonly [file: string, text: string]>): string[] {
  const files = new Map<string, string[]>()
  for (const [file, text] of sources)
    for (const [, number = ''] of text.matchAll(LOCK_NUMBER))
      files.set(number, [...(files.get(number) ?? []), file])
  return [...files]
    .filter(([, places]) => places.length > 1)
    .map(
      ([number, places]) => `Lock 7_226_${number} is declared ${places.length} times: ${places.join(', ')}`,
    )
}

/** The errors in the product's sources. */
export function findLockFaults(): string[] {
  const files = globSync('{kit,features,server}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test(-data)?\.ts$/.test(file),
  )
  return lockFaults(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const))
}
