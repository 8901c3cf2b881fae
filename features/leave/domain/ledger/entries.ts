/** A day in the units of the ledger: 1/480 day, so that a minute of a day of eight hours is a whole unit. */
export const DAY_UNITS = 480
export const HALF_UNITS = DAY_UNITS / 2

/** Days of units. */
export const daysOfUnits = (units: number): number => units / DAY_UNITS
/** Units of days with halves. */
export const unitsOfDays = (days: number): number => Math.round(days * DAY_UNITS)

/** `opening`: brought forward; `grant`: by the rules of a leave type; `comp_earn`, `comp_void`: leave for overtime. */
export const ENTRY_KINDS = ['opening', 'grant', 'adjust', 'encash', 'comp_earn', 'comp_void'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** When units can be taken: from a first day to a last one, and how much of them is kept after a day before the last. */
export interface LotDays {
  /** 'YYYY-MM-DD' */
  from_day: string
  /** The last day; null: without an end. */
  expires_on: string | null
  /** After this day at most `kept_units` of all lots with it are kept. */
  kept_after: string | null
  kept_units: number | null
}

/** An entry of the ledger of an employee's leave of one type. */
export interface LedgerEntry extends LotDays {
  /** Null: it follows from the rules and is not stored yet. */
  id: number | null
  kind: EntryKind
  /** 1/480 day, with its sign. */
  units: number
  /** The rule that made it, such as 'grant:2026'; null for entries of users. */
  rule_key: string | null
  note: string
}

/** What a leave takes on a day. */
export interface LeaveUse {
  day: string
  units: number
  /** Null: a leave that is not stored. */
  leaveId: number | null
}

/** Entries with the same days add up to one lot. */
export const lotKey = ({ from_day, expires_on, kept_after, kept_units }: LotDays): string =>
  `${from_day} ${expires_on ?? ''} ${kept_after ?? ''} ${kept_units ?? ''}`
