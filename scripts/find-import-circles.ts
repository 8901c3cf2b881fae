import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from './check-imports.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDERS = '{engines,kit,features,server,web,scripts,bench,e2e}/**/*.{ts,tsx}'

/** The imports of each file, including types; paths are relative to the repository. */
export function readImportGraph(): Map<string, readonly string[]> {
  const files = globSync(FOLDERS, { cwd: ROOT }).map((file) => file.split(path.sep).join('/'))
  const all = new Set(files)
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8')
      return [file, importsOf(file, text).filter((target) => all.has(target) && target !== file)]
    }),
  )
}

/**
 * Groups of files that import each other in a circle, by Tarjan's algorithm for strongly connected components.
 */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  function visit(file: string): number {
    const index = indexes.size
    let low = index
    indexes.set(file, index)
    stack.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!indexes.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, lowest.get(target) ?? indexes.get(target) ?? low)
    }
    lowest.set(file, low)
    if (low !== index) return low
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1) circles.push(component.sort())
    return low
  }
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file)
  return circles.sort()
}

/** Every circular import, as a message. */
export const findCircleFaults = (): string[] =>
  findCircles(readImportGraph()).map(
    (files) => `these files import each other in a circle: ${files.join(', ')}`,
  )
