import type { DayNumber } from '#engines/attendance/types.ts'
import { earlierDay } from '#kit/contract/days.ts'
import { agreementOn, type LeaveAgreement, type LeaveRight, usableFrom } from '../leave-balance.ts'
import { type Allocation, allocate } from './allocate.ts'
import { broughtForward, type Closing, type OpenLot, openEntries } from './close-year.ts'
import { type AccountRules, dueEntries, firstYear } from './due-entries.ts'
import { daysOfUnits, type LeaveUse, type LedgerEntry, unitsOfDays } from './entries.ts'
import { type GrantRules, grantsOfYear } from './grants.ts'
import { type AccountLine, type AccountState, accountOn } from './leave-account.ts'
import { type HoursUnits, leaveUses, type StatedLeave } from './leave-uses.ts'

/** A leave type with the rules of its account. */
export type AccountRight = LeaveRight & Omit<GrantRules, 'amount' | 'months_before_usable'>

/** Everything that an account of one employee and leave type follows from. */
export interface AccountFacts {
  right: AccountRight
  employee: { start_date: string; end_date: string | null; agreements: readonly LeaveAgreement[] }
  entries: readonly LedgerEntry[]
  leave: readonly StatedLeave[]
  isCounted: (day: DayNumber) => boolean
  /** What hours of leave take. */
  hoursUnits?: HoursUnits
  today: string
  /** The company's day until which leave is carried over. */
  setting: string | null
  /** The closed years of the company, earliest first. */
  closings?: readonly Closing[]
}

/** A balance in days. Null: without a bound. */
export interface Balance {
  /** The first day on which this leave can be taken. */
  usable_from: string
  earned: number | null
  /** From earlier years; below zero if more was taken than there was. */
  carried: number
  used: number
  /** Lost unused in the year. */
  expired: number
  left: number | null
  /** Days that are lost if nobody takes them, and the last day to take them. */
  expiring: { days: number; last_day: string }[]
}

/** The rules of an account: an agreement with the employee has precedence over the company's amount. */
export function rulesOf({
  right,
  employee,
  setting,
}: Omit<AccountFacts, 'leave' | 'isCounted' | 'closings'>): AccountRules {
  const agreement = agreementOn(right, employee.agreements)
  const { bands, ...common } = right
  const rules = agreement
    ? { ...common, amount: agreement.days }
    : { ...common, ...(bands?.length && { bands }) }
  return { rules, person: employee, usedBefore: agreement?.used ?? 0, setting }
}

/** The account of an employee's leave of one type. Computed when it is asked for; `leave` can have further ones by `openAccount`. */
export class Account {
  readonly #facts: AccountFacts
  readonly #rules: AccountRules
  readonly #first: string
  readonly #kept = new Map<string, Allocation>()
  readonly #closing: Closing | undefined
  /** As it was before a year was closed, by that year. */
  readonly #earlier = new Map<string, Account>()
  /** What leave takes, by day. */
  readonly uses: readonly LeaveUse[]

  constructor(facts: AccountFacts) {
    this.#facts = facts
    this.#rules = rulesOf(facts)
    this.#closing = facts.closings?.at(-1)
    this.#first = firstYear(facts.entries, facts.today, this.#closing)
    this.uses = leaveUses(facts.leave, facts.isCounted, facts.hoursUnits)
  }

  /** The agreement with the employee that replaces the company's amount. */
  get agreement(): LeaveAgreement | undefined {
    return agreementOn(this.#facts.right, this.#facts.employee.agreements)
  }

  /** The leave behind the uses. */
  get leave(): readonly StatedLeave[] {
    return this.#facts.leave
  }

  /** The same account with a further leave, which can be one that is not stored. */
  with(leave: StatedLeave): Account {
    const { leave: before } = this.#facts
    return new Account({
      ...this.#facts,
      leave: [...before, { ...leave, id: leave.id ?? -before.length - 1 }],
    })
  }

  /** Days of a year that leave takes which is not decided. */
  pendingIn(year: string): number {
    const waiting = new Set(this.leave.flatMap(({ id, status }) => (status === 'success' ? [] : [id])))
    const uses = this.uses.filter(({ day, leaveId }) => day.startsWith(year) && waiting.has(leaveId))
    return daysOfUnits(uses.reduce((sum, { units }) => sum + units, 0))
  }

  /** What a further leave would take. */
  usesOf(leave: StatedLeave): LeaveUse[] {
    const { leave: before, isCounted, hoursUnits } = this.#facts
    const uses = leaveUses([...before, { ...leave, id: null }], isCounted, hoursUnits)
    return uses.filter(({ leaveId }) => leaveId === null)
  }

  get isUnlimited(): boolean {
    const { amount, accrual } = this.#rules.rules
    return amount === null && accrual !== 'none'
  }

  get usableFrom(): string {
    return usableFrom(this.#facts.employee.start_date, this.#facts.right.months_before_usable)
  }

  /** The account in units, for the calendar year of a day. */
  on(day: string): AccountState {
    return accountOn(this.#allocationOf(day, this.uses), day)
  }

  /** What is lost unused with the days of a range, by day. Units. */
  lostIn(from: string, to: string): { day: string; units: number }[] {
    const { losses } = this.#allocationOf(to, this.uses)
    const inRange = losses.filter(({ day }) => from <= day && day <= to)
    return [...Map.groupBy(inRange, ({ day }) => day)]
      .map(([day, some]) => ({ day, units: some.reduce((sum, { units }) => sum + units, 0) }))
      .filter(({ units }) => units > 0)
      .sort((a, b) => a.day.localeCompare(b.day))
  }

  /** The entries of the rules up to a day that are not stored yet. */
  dueUntil(day: string): LedgerEntry[] {
    if (this.isUnlimited && this.#rules.usedBefore === 0 && this.#facts.entries.length === 0) return []
    const due = dueEntries(this.#facts.entries, this.#rules, {
      ...{ today: day, last: day.slice(0, 4), closing: this.#closing },
    })
    return due.filter(({ from_day }) => from_day <= day)
  }

  /** What the rules have given for the year of a day as a whole, up to that day. Units. */
  yearlyOn(day: string): number {
    return this.on(day).lines.reduce((sum, line) => sum + (isYearly(line) ? line.units : 0), 0)
  }

  balance(day: string): Balance {
    const { earned, carried, used, expired, left, expiring } = this.on(day)
    const usable_from = this.usableFrom
    if (this.isUnlimited) {
      const taken = daysOfUnits(this.#usedOf(day))
      return { usable_from, earned: null, carried: 0, used: taken, expired: 0, left: null, expiring: [] }
    }
    return {
      ...{ usable_from, earned: daysOfUnits(earned), carried: daysOfUnits(carried), used: daysOfUnits(used) },
      ...{ expired: daysOfUnits(expired), left: daysOfUnits(left) },
      expiring: expiring.map(({ units, day: last_day }) => ({ days: daysOfUnits(units), last_day })),
    }
  }

  /**
   * The first day of a leave that is not covered, if together with all other leave more than `limit` days are owed, and what is left in
   * its year without it. Null: it is covered.
   */
  firstBeyond(asked: readonly LeaveUse[], limit = 0): { date: string; left: number } | null {
    if (this.isUnlimited) return null
    for (const days of Map.groupBy(asked, ({ day }) => this.#segmentOf(day)).values()) {
      const isBeyond = (count: number) => this.#isBeyond(days.slice(0, count), unitsOfDays(limit))
      if (!isBeyond(days.length)) continue
      let [covered, beyond] = [0, days.length]
      while (beyond - covered > 1) {
        const middle = Math.floor((covered + beyond) / 2)
        if (isBeyond(middle)) beyond = middle
        else covered = middle
      }
      const date = (days[beyond - 1] as LeaveUse).day
      return { date, left: this.balance(`${date.slice(0, 4)}-12-31`).left ?? 0 }
    }
    return null
  }

  #isBeyond(asked: readonly LeaveUse[], limit: number): boolean {
    const last = asked.at(-1)?.day
    if (last === undefined) return false
    const uses = [...this.uses, ...asked].sort((a, b) => a.day.localeCompare(b.day))
    const [before, after] = [this.#allocationOf(last, this.uses), this.#allocationOf(last, uses)]
    return owedIn(after) > owedIn(before) && mostOwed(after) > limit
  }

  /** Years before the ledger began stand alone; the others are one account. */
  #segmentOf = (day: string) => earlierDay(day.slice(0, 4), this.#first)

  /** The same account without the closing of the year of a day and of later years: a closed year keeps its history. */
  #beforeClosing(year: string): Account {
    const kept = this.#earlier.get(year)
    if (kept) return kept
    const { closings = [], entries } = this.#facts
    const isLater = ({ rule_key }: LedgerEntry) => (rule_key?.match(/^close:(\d{4})/)?.[1] ?? '') >= year
    const account = new Account({
      ...this.#facts,
      closings: closings.filter((closing) => closing.year < year),
      entries: entries.filter((entry) => !isLater(entry)),
    })
    this.#earlier.set(year, account)
    return account
  }

  /** What goes into the next year: what each lot still has on 31 December, and what is owed. For a year that is not closed too. */
  broughtForward(year: string): OpenLot[] {
    const lastEntry = this.#facts.closings?.find((closing) => closing.year === year)?.lastEntry
    const before = this.#beforeClosing(year)
    if (lastEntry !== undefined) return before.#until(lastEntry).broughtForward(year)
    // Years before the ledger began stand alone.
    if (this.isUnlimited || year < before.#first) return []
    return broughtForward(before.#allocationOf(`${year}-12-31`, before.uses), year)
  }

  /** Without entries that were stored after a year was closed: they count after it. */
  #until(lastEntry: number): Account {
    return new Account({
      ...this.#facts,
      entries: this.#facts.entries.filter(({ id }) => (id ?? 0) <= lastEntry),
    })
  }

  #allocationOf(day: string, uses: readonly LeaveUse[]): Allocation {
    const year = day.slice(0, 4)
    if (this.#closing && year <= this.#closing.year) return this.#beforeClosing(year).#allocationOf(day, uses)
    if (year < this.#first) return this.#before(year, uses)
    const last = [year, uses.at(-1)?.day.slice(0, 4) ?? year].sort().at(-1) as string
    const kept = uses === this.uses ? this.#kept.get(last) : undefined
    if (kept) return kept
    const { entries, today } = this.#facts
    const due = dueEntries(entries, this.#rules, { today, last, closing: this.#closing })
    const counted = uses.filter((use) => use.day >= `${this.#first}-01-01`)
    const allocation = allocate([...openEntries(entries, this.#closing), ...due], counted)
    if (uses === this.uses) this.#kept.set(last, allocation)
    return allocation
  }

  /** A year before the ledger began: nothing is carried into it or out of it. */
  #before(year: string, uses: readonly LeaveUse[]): Allocation {
    const { rules, person, usedBefore } = this.#rules
    const grants = grantsOfYear({ ...rules, carry: 'none' }, person, year, null)
    const day = `${year}-01-01`
    const common = { id: null, kept_after: null, kept_units: null, note: '' }
    const entries: LedgerEntry[] = grants.map(({ period, ...grant }) => ({
      ...{ ...common, kind: 'grant', rule_key: `grant:${period}` },
      ...grant,
    }))
    if (usedBefore !== 0)
      entries.push({
        ...{ ...common, kind: 'adjust', rule_key: `used:${year}`, from_day: day, expires_on: day },
        units: -unitsOfDays(usedBefore),
      })
    return allocate(
      entries,
      uses.filter((use) => use.day.startsWith(year)),
    )
  }

  /** Days taken of an unlimited leave in the year, with those before it was recorded here. */
  #usedOf(on: string): number {
    const year = on.slice(0, 4)
    const uses = this.uses.filter(({ day }) => day.startsWith(year))
    const before = this.on(on).lines.filter(isUsedBefore)
    return uses.reduce((sum, { units }) => sum + units, 0) - before.reduce((sum, { units }) => sum + units, 0)
  }
}

/** Whether a line is of leave taken before it was recorded here. */
export const isUsedBefore = (line: AccountLine): boolean =>
  line.kind === 'entry' && line.entries.some(({ rule_key }) => rule_key?.startsWith('used:'))

/** Months have a dash: 'grant:2026-03'. */
const isYearly = (line: AccountLine) =>
  line.kind === 'entry' && line.entries.some(({ rule_key }) => /^grant:\d{4}(?!-)/.test(rule_key ?? ''))

const owedTo = ({ taken }: Allocation) => taken.filter(({ by, lot }) => lot === null || lot.from_day > by.day)

const owedIn = (allocation: Allocation) => owedTo(allocation).reduce((sum, { units }) => sum + units, 0)

/** The most units that are owed on a day. */
function mostOwed(allocation: Allocation): number {
  const changes = owedTo(allocation).flatMap(({ by, lot, units }) => [
    { day: by.day, units },
    ...(lot ? [{ day: lot.from_day, units: -units }] : []),
  ])
  let [most, sum] = [0, 0]
  for (const { units } of changes.sort((a, b) => a.day.localeCompare(b.day) || a.units - b.units)) {
    sum += units
    most = Math.max(most, sum)
  }
  return most
}
