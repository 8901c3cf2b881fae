import type { Allocation } from './allocate.ts'
import type { LedgerEntry, LotDays } from './entries.ts'

/** A year whose leave is closed: later years begin with what it brought forward. */
export interface Closing {
  /** '2026' */
  year: string
  /** The last entry of the ledger at that time: later ones count after the closed year, whatever their days are. */
  lastEntry: number
}

/** Units that a closed year brings forward: what a lot still has, or below zero what is owed. */
export interface OpenLot extends LotDays {
  units: number
}

/** The key of what a year brought forward, and that of changes of it that were found later. */
export const closeKey = (year: string, number: number): string => `close:${year}:${number}`
export const lateKey = (year: string, number: number): string => `late:${year}:${number}`

/** What counts of the stored entries: after a closed year what was brought forward, entries of later days, and those that were stored later. */
export function openEntries(entries: readonly LedgerEntry[], closing: Closing | undefined): LedgerEntry[] {
  if (!closing) return [...entries]
  const { year, lastEntry } = closing
  return entries.filter(({ rule_key, from_day, id }) =>
    rule_key?.startsWith('close:')
      ? rule_key.startsWith(`close:${year}:`)
      : from_day > `${year}-12-31` || (id ?? 0) > lastEntry,
  )
}

/**
 * What each lot has left at the end of 31 December, without what was lost until then, and what is owed. The lots begin on that day, so that
 * the next year counts them as carried over.
 */
export function broughtForward({ lots, taken, losses }: Allocation, year: string): OpenLot[] {
  const last = `${year}-12-31`
  const open = lots.flatMap((lot): OpenLot[] => {
    const { from_day, expires_on, kept_after, kept_units } = lot
    if (from_day > last || (expires_on !== null && expires_on <= last)) return []
    const gone = (units: number, day: string) => (day <= last ? units : 0)
    const left =
      lot.units -
      taken.reduce((sum, one) => sum + (one.lot === lot ? gone(one.units, one.by.day) : 0), 0) -
      losses.reduce((sum, one) => sum + (one.lot === lot ? gone(one.units, one.day) : 0), 0)
    if (left === 0) return []
    const isKept = kept_after !== null && kept_after > last
    return [
      {
        ...{ units: left, from_day: last, expires_on },
        ...{ kept_after: isKept ? kept_after : null, kept_units: isKept ? kept_units : null },
      },
    ]
  })
  const owed = taken.reduce(
    (sum, { by, lot, units }) => sum + (by.day <= last && (lot === null || lot.from_day > last) ? units : 0),
    0,
  )
  if (owed === 0) return open
  return [...open, { units: -owed, from_day: last, expires_on: last, kept_after: null, kept_units: null }]
}
