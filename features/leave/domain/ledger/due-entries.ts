import type { Closing } from './close-year.ts'
import { type LedgerEntry, type LotDays, lotKey, unitsOfDays } from './entries.ts'
import { type Grant, type Grantee, type GrantRules, grantsOfYear } from './grants.ts'

/** What decides about the entries of an employee's account. */
export interface AccountRules {
  /** With the amount of the agreement, if there is one. */
  rules: GrantRules
  person: Grantee
  /** Days taken before leave was recorded here, from the agreement. */
  usedBefore: number
  /** The company's day until which leave is carried over. */
  setting: string | null
}

const grantKey = (period: string) => `grant:${period}`
const usedKey = (year: string) => `used:${year}`
const yearOf = (day: string) => day.slice(0, 4)

/** Stored entries of the rules for a year. */
const ruledOf = (stored: readonly LedgerEntry[], year: string) =>
  stored.filter(({ rule_key }) => rule_key?.startsWith(grantKey(year)))

/** The year with which a ledger begins: the first in which something is stored, or the one after the closed year; at the latest this year. */
export function firstYear(
  stored: readonly LedgerEntry[],
  today: string,
  closing: Closing | undefined = undefined,
): string {
  const closed = closing?.year ?? ''
  const years = stored.flatMap(({ rule_key, from_day }) => {
    if (rule_key?.startsWith('close:')) return []
    return [rule_key?.match(/^(?:grant|used):(\d{4})/)?.[1] ?? yearOf(from_day)]
  })
  const isBroughtForward = stored.some(({ rule_key }) => rule_key?.startsWith(`close:${closed}:`))
  // A ledger of earlier years goes on after a closed year that has brought nothing forward.
  const goesOn = isBroughtForward || years.some((year) => year <= closed)
  const after = closing && goesOn ? [String(Number(closed) + 1)] : []
  return [...years.filter((year) => year > closed), ...after, yearOf(today)].sort()[0] as string
}

/**
 * The entries that the rules still have to make, up to the end of the year `last`: whole grants of years without any, and in the year of
 * `today` the difference between what the rules give and what is stored. What earlier years were given stays.
 */
export function dueEntries(
  stored: readonly LedgerEntry[],
  account: AccountRules,
  { today, last, closing }: { today: string; last: string; closing?: Closing | undefined },
): LedgerEntry[] {
  const now = yearOf(today)
  const entries: LedgerEntry[] = []
  for (let year = firstYear(stored, today, closing); year <= last; year = String(Number(year) + 1)) {
    const given = ruledOf(stored, year)
    const grants = grantsOfYear(account.rules, account.person, year, account.setting)
    if (given.length === 0) entries.push(...grants.map(grantEntry))
    else if (year === now) entries.push(...differences(given, grants, year))
    else if (year < now) entries.push(...missingMonths(given, grants))
  }
  return [...entries, ...usedEntries(stored, account.usedBefore, now)]
}

const grantEntry = ({ period, ...grant }: Grant): LedgerEntry => ({
  ...{ id: null, kind: 'grant', note: '', rule_key: grantKey(period) },
  ...grant,
})

const daysOf = ({ from_day, expires_on, kept_after, kept_units }: LotDays): LotDays => ({
  ...{ from_day, expires_on, kept_after, kept_units },
})

/** The year's rules have changed: what was given with other days or in another amount is put right by further entries. */
function differences(given: readonly LedgerEntry[], grants: readonly Grant[], year: string): LedgerEntry[] {
  const sums = new Map<string, { days: LotDays; units: number; grant: Grant | null }>()
  const add = (one: LotDays & { units: number }, sign: 1 | -1, grant: Grant | null) => {
    const key = lotKey(one)
    const sum = sums.get(key) ?? { days: daysOf(one), units: 0, grant: null }
    sums.set(key, { ...sum, units: sum.units + sign * one.units, grant: grant ?? sum.grant })
  }
  for (const grant of grants) add(grant, 1, grant)
  for (const entry of given) add(entry, -1, null)
  const keys = new Set(given.map(({ rule_key }) => rule_key))
  let number = given.length
  return [...sums.values()].flatMap(({ days, units, grant }): LedgerEntry[] => {
    if (units === 0) return []
    // A month that was not given yet is a grant; a change is an adjustment.
    if (grant && !keys.has(grantKey(grant.period)) && units === grant.units) return [grantEntry(grant)]
    number++
    const rule_key = `${grantKey(year)}:${number}`
    return [{ ...days, id: null, kind: 'adjust', note: '', rule_key, units }]
  })
}

/** Months at the end of an earlier year that were not given in time. */
function missingMonths(given: readonly LedgerEntry[], grants: readonly Grant[]): LedgerEntry[] {
  const months = given.flatMap(({ rule_key }) => rule_key?.match(/^grant:(\d{4}-\d{2})$/)?.[1] ?? [])
  const latest = months.sort().at(-1)
  if (latest === undefined) return []
  return grants.filter(({ period }) => period.length === 7 && period > latest).map(grantEntry)
}

/** Days taken before leave was recorded here: what was added counts in this year, what was taken away in the year in which it counted. */
function usedEntries(stored: readonly LedgerEntry[], usedBefore: number, now: string): LedgerEntry[] {
  const known = stored.filter(({ rule_key }) => rule_key?.startsWith('used:'))
  const sum = known.reduce((all, { units }) => all + units, 0)
  let due = -unitsOfDays(usedBefore) - sum
  const entryOf = (year: string, units: number): LedgerEntry => {
    const number = known.filter(({ rule_key }) => rule_key?.startsWith(usedKey(year))).length + 1
    const day = `${year}-01-01`
    return {
      ...{
        id: null,
        kind: 'adjust',
        units,
        from_day: day,
        expires_on: day,
        kept_after: null,
        kept_units: null,
      },
      ...{ rule_key: `${usedKey(year)}:${number}`, note: '' },
    }
  }
  if (due < 0) return [entryOf(now, due)]
  const entries: LedgerEntry[] = []
  const years = [...new Set(known.map(({ from_day }) => yearOf(from_day)))].sort().reverse()
  for (const year of years) {
    const taken = -known
      .filter(({ from_day }) => yearOf(from_day) === year)
      .reduce((all, { units }) => all + units, 0)
    const back = Math.min(due, Math.max(0, taken))
    if (back > 0) entries.push(entryOf(year, back))
    due -= back
  }
  return entries
}
