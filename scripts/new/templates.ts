import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plan } from './plan.ts'

const TEMPLATES = path.join(import.meta.dirname, 'templates')

type Kind = 'feature' | 'list' | 'master-list' | 'report'

/** The files of a template by their path in a feature's folder. They are real files: types and lint are checked like those of the product. */
export function templateFiles(kind: Kind): { place: string; text: string }[] {
  return globSync('**/*.*', { cwd: path.join(TEMPLATES, kind) })
    .sort()
    .map((file) => file.split(path.sep).join('/'))
    .map((place) => ({ place, text: templateText(kind, place) }))
}

export const templateText = (kind: Kind, place: string): string =>
  readFileSync(path.join(TEMPLATES, kind, place), 'utf8')

/** Creates the files of a template in a feature. `fill` changes names in texts, and `fillPlace` those in paths; `without` are left out. */
export function createFiles(
  plan: Plan,
  feature: string,
  kind: Kind,
  fill: (text: string) => string,
  fillPlace: (place: string) => string = fill,
  without: readonly string[] = [],
): void {
  for (const { place, text } of templateFiles(kind))
    if (!without.includes(place)) plan.create(`features/${feature}/${fillPlace(place)}`, fill(text))
}
