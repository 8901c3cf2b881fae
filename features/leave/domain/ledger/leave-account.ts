import { type Allocation, allocate, type Lot, type Taken } from './allocate.ts'
import type { LeaveUse, LedgerEntry } from './entries.ts'

/** A line of a statement. All lines add up to what is left. */
export type AccountLine =
  /** An entry of a lot of this year. */
  | { kind: 'entry'; units: number; entries: readonly LedgerEntry[] }
  /** What was left of a lot of an earlier year on 1 January. */
  | { kind: 'carried'; units: number; lot: Lot }
  /** Taken in earlier years beyond what there was. */
  | { kind: 'owed'; units: number }
  /** Lost unused. `day`: the last day on which it could be taken. */
  | { kind: 'expired'; units: number; lot: Lot; day: string }
  | { kind: 'leave'; units: number; leaveId: number | null }

/** An account on a day, in units. */
export interface AccountState {
  /** Entries of the year, up to the day. */
  earned: number
  /** From earlier years; below zero if more was taken than there was. */
  carried: number
  used: number
  /** Lost unused in this year, up to the day. */
  expired: number
  /** earned + carried - used - expired: what can still be taken of the lots of the day, after all leave that takes them. */
  left: number
  /** What of it is lost if nobody takes it, and after which day. */
  expiring: { units: number; day: string }[]
  lines: AccountLine[]
}

/** Entries that tell what was taken, not what is given. */
const isUse = ({ kind, rule_key }: LedgerEntry) => kind === 'encash' || rule_key?.startsWith('used:') === true

/**
 * An account of leave of one type on a day, for the calendar year of that day. Pure: uses and lost days are computed from what is stored
 * and never stored themselves, so cancelled leave is as if it had never been asked for, and the order of entries changes nothing.
 */
export function leaveAccount(
  entries: readonly LedgerEntry[],
  uses: readonly LeaveUse[],
  on: string,
): AccountState {
  return accountOn(allocate(entries, uses), on)
}

/** The same, of an allocation that was made before. */
export function accountOn({ lots, taken, losses }: Allocation, on: string): AccountState {
  const year = on.slice(0, 4)
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const hasBegun = ({ from_day }: Lot) => from_day <= on
  const isOfYear = ({ expires_on }: Lot) => expires_on === null || expires_on >= first
  const lines: AccountLine[] = []
  const sums = { earned: 0, carried: 0, used: 0, expired: 0 }
  const seen = lots.filter((lot) => hasBegun(lot) && isOfYear(lot))
  const known = new Set(seen)

  for (const lot of seen) {
    if (lot.from_day >= first) {
      sums.earned += lot.units
      lines.push(...entryLines(lot.entries))
      continue
    }
    const before = (units: number, one: Lot | null, day: string) => (one === lot && day < first ? units : 0)
    const gone =
      taken.reduce((sum, one) => sum + before(one.units, one.lot, one.by.day), 0) +
      losses.reduce((sum, one) => sum + before(one.units, one.lot, one.day), 0)
    sums.carried += lot.units - gone
    if (lot.units !== gone) lines.push({ kind: 'carried', units: lot.units - gone, lot })
  }

  /** Whether it counts on the day: it takes a lot of the day or the year, or is owed. */
  const counts = ({ by, lot }: Taken) =>
    lot !== null && hasBegun(lot) ? known.has(lot) : (lot === null || lot.from_day > by.day) && by.day <= last
  let owedBefore = 0
  const ofLeave = new Map<number | null, number>()
  const ofEntries = new Map<readonly LedgerEntry[], number>()
  for (const one of taken) {
    if (!counts(one)) continue
    const { by, lot, units } = one
    if (by.day < first) {
      // What a lot of an earlier year has given before is not in what was carried over.
      if (lot === null || lot.from_day >= first || !hasBegun(lot)) owedBefore += units
    } else if (by.entries.length > 0) add(ofEntries, by.entries, units)
    else add(ofLeave, by.leaveId, units)
  }
  if (owedBefore > 0) {
    sums.carried -= owedBefore
    lines.push({ kind: 'owed', units: -owedBefore })
  }
  for (const [group, units] of ofEntries) {
    if (group.some(isUse)) sums.used += units
    else sums.earned -= units
    lines.push({ kind: 'entry', units: -units, entries: group })
  }
  for (const [leaveId, units] of ofLeave) {
    sums.used += units
    lines.push({ kind: 'leave', units: -units, leaveId })
  }
  const expiring = new Map<string, number>()
  for (const { lot, day, units } of losses) {
    if (!known.has(lot) || day < first) continue
    if (day < on) {
      sums.expired += units
      lines.push({ kind: 'expired', units: -units, lot, day })
    } else add(expiring, day, units)
  }
  const left = sums.earned + sums.carried - sums.used - sums.expired
  return {
    ...sums,
    left,
    expiring: [...expiring]
      .map(([day, units]) => ({ day, units }))
      .sort((a, b) => a.day.localeCompare(b.day)),
    lines,
  }
}

function add<K>(sums: Map<K, number>, key: K, units: number): void {
  sums.set(key, (sums.get(key) ?? 0) + units)
}

/** One line for what the rules give, and one for each entry of a user. */
function entryLines(entries: readonly LedgerEntry[]): AccountLine[] {
  const ruled = entries.filter(({ rule_key }) => rule_key?.startsWith('grant:'))
  const units = ruled.reduce((sum, one) => sum + one.units, 0)
  const others = entries.filter((one) => !ruled.includes(one))
  return [
    ...(units === 0 ? [] : [{ kind: 'entry', units, entries: ruled } as const]),
    ...others.map((one) => ({ kind: 'entry', units: one.units, entries: [one] }) as const),
  ]
}

/** The most that is ever owed: what a lot pays later counts too. Units. */
export function owedAtMost({ taken }: Allocation, from: string): { day: string; units: number }[] {
  const sums = new Map<string, number>()
  for (const { by, lot, units } of taken)
    if (by.day >= from && (lot === null || lot.from_day > by.day)) add(sums, by.day, units)
  return [...sums].map(([day, units]) => ({ day, units })).sort((a, b) => a.day.localeCompare(b.day))
}
