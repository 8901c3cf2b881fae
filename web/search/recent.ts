import { readDeviceJson, writeDevice } from '#kit/web/device.ts'
import { currentSession } from '#kit/web/session.ts'

/** A page or record that was opened from the search. */
export interface Recent {
  id: string
  label: string
  description?: string
  to: string
}

const KEY = 'recent-search'
const AT_MOST = 6

interface Kept {
  /** They contain names of people, so they are shown only in the session that stored them. */
  session: number
  recent: Recent[]
}

/** What was opened from the search in this session, the latest first. */
export function readRecent(): Recent[] {
  const kept = readDeviceJson<Kept | null>(KEY, null)
  return kept && kept.session === currentSession()?.id ? kept.recent : []
}

export function keepRecent({ id, label, description, to }: Recent): void {
  const session = currentSession()?.id
  if (session === undefined) return
  const others = readRecent().filter((entry) => entry.id !== id)
  const entry: Recent = { id, label, to, ...(description && { description }) }
  const kept: Kept = { session, recent: [entry, ...others].slice(0, AT_MOST) }
  writeDevice(KEY, JSON.stringify(kept))
}

/** At the end of the session. */
export const forgetRecent = (): void => writeDevice(KEY, null)
