import { globSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '../handler.ts'

/**
 * The calls of the reports of a feature: the default exports of the files `NAME.report.ts` in the folder of its
 * `server/index.ts` and below. `moduleUrl` is the `import.meta.url` of that file.
 */
export async function reportsOf(moduleUrl: string): Promise<Endpoint[]> {
  const folder = new URL('.', moduleUrl)
  const files = globSync('**/*.report.ts', { cwd: folder }).sort()
  const modules: { default: Endpoint[] }[] = await Promise.all(
    files.map((file) => import(new URL(file.split(path.sep).join('/'), folder).href)),
  )
  return modules.flatMap((module) => module.default)
}
