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
  /** They contain names of people, so they are shown only in the session that stored them, and in its company. */
  session: number
  company: number | null
  recent: Recent[]
}

/** Of whom the entries are: the user and the company, which the provider's staff enter and leave. */
function owner(): Pick<Kept, 'session' | 'company'> | null {
  const session = currentSession()
  return session && { session: session.id, company: session.user.company_id ?? null }
}

/** What was opened from the search in this session, the latest first. */
export function readRecent(): Recent[] {
  const kept = readDeviceJson<Kept | null>(KEY, null)
  const { session, company } = owner() ?? {}
  return kept && kept.session === session && kept.company === company ? kept.recent : []
}

export function keepRecent({ id, label, description, to }: Recent): void {
  const of = owner()
  if (!of) return
  const others = readRecent().filter((entry) => entry.id !== id)
  const entry: Recent = { id, label, to, ...(description && { description }) }
  const kept: Kept = { ...of, recent: [entry, ...others].slice(0, AT_MOST) }
  writeDevice(KEY, JSON.stringify(kept))
}

/** At the end of the session, and after entering or leaving a company. */
export const forgetRecent = (): void => writeDevice(KEY, null)
