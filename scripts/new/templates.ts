import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const TEMPLATES = path.join(import.meta.dirname, 'templates')

/** The files of a template by their path in a feature's folder. They are real files: types and lint are checked like those of the product. */
export function templateFiles(
  kind: 'feature' | 'list' | 'master-list' | 'report',
): { place: string; text: string }[] {
  const dir = path.join(TEMPLATES, kind)
  return globSync('**/*.*', { cwd: dir })
    .sort()
    .map((place) => ({
      place: place.split(path.sep).join('/'),
      text: readFileSync(path.join(dir, place), 'utf8'),
    }))
}
