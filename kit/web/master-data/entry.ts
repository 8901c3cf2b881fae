import { labelOf, type MasterData } from '#kit/contract/master-data.ts'
import type { Language } from '#kit/contract/scalars.ts'

/** An entry as its list shows it. */
export interface Entry extends Record<string, unknown> {
  id: number
  version: number
  is_deleted: boolean
  labels: Record<string, string | null>
  can: string[]
}

/** What one entry is called in a heading: "branch", in Lao as the list itself. */
export const oneOf = (list: MasterData, language: Language) => (language === 'en' ? list.one : list.la)

/** What an entry is called in a sentence; choices by their words. */
export function nameOf(list: MasterData, entry: Record<string, unknown>, language: Language): string {
  const worded = Object.entries(entry).map(([name, value]) => [
    name,
    list.fields[name]?.options?.[String(value)]?.[language] ?? value,
  ])
  return labelOf(list, Object.fromEntries(worded))
}
