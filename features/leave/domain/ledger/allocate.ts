import { type LeaveUse, type LedgerEntry, type LotDays, lotKey } from './entries.ts'

/** Units that can be taken on the same days. */
export interface Lot extends LotDays {
  units: number
  entries: readonly LedgerEntry[]
}

/** Something that takes units on a day: a leave, or entries that take more than they give. */
export interface Taking {
  day: string
  units: number
  leaveId: number | null
  /** Empty for a leave. */
  entries: readonly LedgerEntry[]
}

/** Units that something has taken from a lot; without a lot they are owed. A lot that begins later pays what is owed before. */
export interface Taken {
  by: Taking
  lot: Lot | null
  units: number
}

/** Units that end unused with a day. */
export interface Loss {
  lot: Lot
  day: string
  units: number
}

export interface Allocation {
  lots: readonly Lot[]
  taken: readonly Taken[]
  losses: readonly Loss[]
}

const NEVER = '9999-12-31'
const endOf = ({ expires_on }: LotDays) => expires_on ?? NEVER

/** What is taken first: what ends first, then what began first. */
const byEnd = (a: Lot, b: Lot) =>
  endOf(a).localeCompare(endOf(b)) ||
  a.from_day.localeCompare(b.from_day) ||
  lotKey(a).localeCompare(lotKey(b))

/** The order in which things that happen on the same day count. */
const ORDER = { start: 0, take: 1, keep: 2, end: 3 } as const

type Event =
  | { kind: 'start'; day: string; lot: Lot }
  | { kind: 'end'; day: string; lot: Lot }
  | { kind: 'take'; day: string; by: Taking }
  | { kind: 'keep'; day: string }

/** Days that are paid are a use of their own, together with the entry that takes it back. */
const groupOf = (entry: LedgerEntry) =>
  entry.kind === 'encash'
    ? `encash ${entry.rule_key?.match(/^encash:(\d+):void$/)?.[1] ?? entry.id}`
    : lotKey(entry)

/** Entries with the same days are one lot; if they add up to less than nothing, they take units on their first day. */
function lotsOf(entries: readonly LedgerEntry[]): { lots: Lot[]; debits: Taking[] } {
  const lots: Lot[] = []
  const debits: Taking[] = []
  for (const group of Map.groupBy(entries, groupOf).values()) {
    const { from_day, expires_on, kept_after, kept_units } = group[0] as LedgerEntry
    const units = group.reduce((sum, one) => sum + one.units, 0)
    if (units > 0) lots.push({ from_day, expires_on, kept_after, kept_units, units, entries: group })
    if (units < 0) debits.push({ day: from_day, units: -units, leaveId: null, entries: group })
  }
  return { lots: lots.sort(byEnd), debits: debits.sort(byDay) }
}

const idOf = ({ entries }: Taking) => entries[0]?.id ?? 0
const byDay = (a: Taking, b: Taking) => a.day.localeCompare(b.day) || idOf(a) - idOf(b)

function eventsOf(lots: readonly Lot[], takings: readonly Taking[]): Event[] {
  const keeps = new Set(lots.flatMap(({ kept_after }) => (kept_after === null ? [] : [kept_after])))
  const events: Event[] = [
    ...lots.flatMap((lot): Event[] => [
      { kind: 'start', day: lot.from_day, lot },
      { kind: 'end', day: endOf(lot), lot },
    ]),
    ...takings.map((by): Event => ({ kind: 'take', day: by.day, by })),
    ...[...keeps].map((day): Event => ({ kind: 'keep', day })),
  ]
  return events.sort((a, b) => a.day.localeCompare(b.day) || ORDER[a.kind] - ORDER[b.kind])
}

/**
 * Which lot each use takes, day by day: of the lots of its day the one that ends first. What no lot covers is owed, and the next lot
 * that begins pays it. The order of the entries changes nothing; uses of the same day keep their order.
 */
export function allocate(entries: readonly LedgerEntry[], uses: readonly LeaveUse[]): Allocation {
  const { lots, debits } = lotsOf(entries)
  const rest = new Map<Lot, number>(lots.map((lot) => [lot, lot.units]))
  const open = new Set<Lot>()
  const taken: Taken[] = []
  const losses: Loss[] = []
  let owed: { by: Taking; units: number }[] = []

  const take = (lot: Lot, by: Taking, units: number): number => {
    const part = Math.min(units, rest.get(lot) ?? 0)
    if (part > 0) taken.push({ by, lot, units: part })
    rest.set(lot, (rest.get(lot) ?? 0) - part)
    return units - part
  }
  const lose = (lot: Lot, day: string, units: number) => {
    if (units > 0) losses.push({ lot, day, units })
    rest.set(lot, (rest.get(lot) ?? 0) - units)
  }
  const run: { [K in Event['kind']]: (event: Extract<Event, { kind: K }>) => void } = {
    start({ lot }) {
      open.add(lot)
      owed = owed.flatMap(({ by, units }) => {
        const left = take(lot, by, units)
        return left > 0 ? [{ by, units: left }] : []
      })
    },
    take({ by }) {
      let units = by.units
      for (const lot of [...open].sort(byEnd)) if (units > 0) units = take(lot, by, units)
      if (units > 0) owed.push({ by, units })
    },
    keep({ day }) {
      const kept = [...open].filter(({ kept_after }) => kept_after === day).sort(byEnd)
      const most = Math.max(...kept.map(({ kept_units }) => kept_units ?? Number.POSITIVE_INFINITY))
      let excess = kept.reduce((sum, lot) => sum + (rest.get(lot) ?? 0), 0) - most
      for (const lot of kept) {
        const part = Math.min(Math.max(0, excess), rest.get(lot) ?? 0)
        lose(lot, day, part)
        excess -= part
      }
    },
    end({ lot, day }) {
      open.delete(lot)
      if (lot.expires_on !== null) lose(lot, day, rest.get(lot) ?? 0)
    },
  }
  const takings = [...debits, ...uses.map((use): Taking => ({ ...use, entries: [] }))]
  for (const event of eventsOf(lots, takings)) run[event.kind](event as never)
  taken.push(...owed.map(({ by, units }): Taken => ({ by, lot: null, units })))
  return { lots, taken, losses }
}
