import type { Database } from '#kit/database/database.ts'
import { newClaimCode } from '../../domain/serial.ts'

/** Terminals that are known without a company. The oldest are forgotten, so that invented serials do not fill the disk. */
const MOST_SIGHTINGS = 1000
/** New serials of one address within the time below; devices behind one router are fewer. */
const NEW_PER_ADDRESS = 50
const WINDOW_MS = 10 * 60_000
/** A serial is noted again after this time. */
const AGAIN_MS = 60_000
const MOST_REMEMBERED = 20_000

export interface Sighting {
  serial: string
  address: string
  userAgent: string
  pushVersion: string
}

const NOTE = `
  insert into terminal_sighting (serial, code, address, user_agent, push_version, first_at, last_at)
  values ($1, $2, $3, $4, $5, $6, $6)
  on conflict (serial) do update set address = excluded.address, user_agent = excluded.user_agent, last_at = excluded.last_at,
    hits = terminal_sighting.hits + 1,
    push_version = coalesce(nullif(excluded.push_version, ''), terminal_sighting.push_version)`

/** Those that called once first: invented serials do not call again. */
const FORGET_OLDEST = `
  delete from terminal_sighting
  where id in (select id from terminal_sighting order by hits > 1 desc, last_at desc offset ${MOST_SIGHTINGS})`

/** Notes terminals that belong to no company, for the provider: who calls from where, at most once a minute. Stores none of their data. */
export function sightingNoter(db: Database): (sighting: Sighting) => Promise<void> {
  const noted = new Map<string, number>()
  const newOf = new Map<string, { count: number; until: number }>()
  const isRefused = (address: string, now: number) => {
    const entry = newOf.get(address)
    if (!entry || entry.until < now) {
      if (newOf.size >= MOST_REMEMBERED) newOf.clear()
      newOf.set(address, { count: 1, until: now + WINDOW_MS })
      return false
    }
    entry.count += 1
    return entry.count > NEW_PER_ADDRESS
  }
  return async ({ serial, address, userAgent, pushVersion }) => {
    const now = Date.now()
    const last = noted.get(serial)
    if (last !== undefined && now - last < AGAIN_MS) return
    if (last === undefined && isRefused(address, now)) return
    if (noted.size >= MOST_REMEMBERED) noted.clear()
    noted.set(serial, now)
    const shown = (text: string) => text.slice(0, 100).replaceAll('\0', '').toWellFormed()
    await db.asProvider(async (tx) => {
      const values = [serial, newClaimCode(), address, shown(userAgent), shown(pushVersion), new Date(now)]
      await tx.execute(NOTE, values)
      await tx.execute(FORGET_OLDEST)
    })
  }
}
