import { readTab, writeTab } from '../tab.ts'

/** Where a person was in a list: how far it was scrolled, and the row that was opened last. */
export interface ListPlace {
  top: number
  left: number
  row?: string | number | undefined
}

/** Number of places kept: more steps back than anyone goes. */
const MAX_PLACES = 60
const STORAGE = 'list-places'

type Places = Record<string, ListPlace>

/** The name of a list at one entry of the browser's history. */
export const placeKey = (historyKey: string, list: string): string => `${historyKey} ${list}`

export function readPlace(key: string): ListPlace | undefined {
  return readTab<Places>(STORAGE)?.[key]
}

/** Keeps the place for a return to this entry of the history, also after a reload. */
export function writePlace(key: string, change: Partial<ListPlace>): void {
  const { [key]: place = { top: 0, left: 0 }, ...others } = readTab<Places>(STORAGE) ?? {}
  const kept = Object.entries(others).slice(1 - MAX_PLACES)
  writeTab(STORAGE, Object.fromEntries([...kept, [key, { ...place, ...change }]]))
}
