import { labelOf, type MasterData } from '#kit/contract/master-data.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** An entry of a list. */
export interface Entry extends Record<string, unknown> {
  id: number
  version: number
  is_deleted: boolean
  labels: Record<string, string | null>
  can: string[]
}

/** The name of one entry in a heading: "branch"; in Lao the name of the list. */
export const oneOf = (list: MasterData, language: Language) => (language === 'en' ? list.one : list.la)

/** The label of an entry in a sentence; choices by their labels. */
export function nameOf(list: MasterData, entry: Record<string, unknown>, language: Language): string {
  const worded = Object.entries(entry).map(([name, value]) => [
    name,
    list.fields[name]?.options?.[String(value)]?.[language] ?? value,
  ])
  return labelOf(list, Object.fromEntries(worded))
}
