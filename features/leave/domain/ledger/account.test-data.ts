import fc from 'fast-check'
import { addDays, weekdayOfNumber } from '#kit/contract/days.ts'
import type { LeaveAgreement } from '../leave-balance.ts'
import type { EntryKind, LedgerEntry } from './entries.ts'
import type { StatedLeave } from './leave-uses.ts'
import { Account, type AccountFacts, type AccountRight } from './open-account.ts'

/** 15 days a year, usable at once, nothing carried over. */
export const ANNUAL: AccountRight = {
  ...{ id: 7, name: 'ພັກປະຈຳປີ', amount: 15, months_before_usable: 12 },
  ...{ accrual: 'yearly', carry: 'none', carry_cap: null, carry_months: null },
}

/** Monday to Friday. */
export const isWeekday = (day: number): boolean => weekdayOfNumber(day) <= 5

let nextId = 1
export const leaveOn = (
  start_date: string,
  end_date = start_date,
  more: Partial<StatedLeave> = {},
): StatedLeave => ({
  ...{ id: nextId++, start_date, end_date, part: 'full', status: 'success' },
  ...more,
})

/** An entry of a user. */
export const entryOf = (units: number, from_day: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ id: nextId++, kind: 'adjust', units, from_day, expires_on: null, kept_after: null, kept_units: null },
  ...{ rule_key: null, note: '' },
  ...more,
})

interface Given extends Partial<Omit<AccountFacts, 'right' | 'employee'>> {
  right?: Partial<AccountRight>
  start_date?: string
  end_date?: string | null
  agreements?: LeaveAgreement[]
}

/** The account of somebody hired on 1 January 2020; today is 1 March 2026. */
export function accountOf(given: Given = {}): Account {
  const { right, start_date = '2020-01-01', end_date = null, agreements = [], ...facts } = given
  return new Account({
    right: { ...ANNUAL, ...right },
    employee: { start_date, end_date, agreements },
    ...{ entries: [], leave: [], isCounted: isWeekday, today: '2026-03-01', setting: null },
    ...facts,
  })
}

/** Leave in the three years from 2025. */
export const SOME_LEAVE: fc.Arbitrary<StatedLeave[]> = fc.uniqueArray(
  fc
    .record({
      from: fc.integer({ min: 0, max: 1090 }),
      length: fc.integer({ min: 0, max: 40 }),
      part: fc.constantFrom('full', 'morning', 'afternoon'),
      status: fc.constantFrom('pending', 'approved', 'success'),
      id: fc.integer({ min: 1, max: 1e6 }),
    })
    .map(({ from, length, part, status, id }): StatedLeave => {
      const start_date = addDays('2025-01-01', from)
      return { id, status, part, start_date, end_date: addDays(start_date, part === 'full' ? length : 0) }
    }),
  { selector: ({ id }) => id ?? 0, maxLength: 12 },
)

/** Entries of users in these years. */
export const SOME_ENTRIES: fc.Arbitrary<LedgerEntry[]> = fc.array(
  fc
    .record({
      from: fc.integer({ min: 0, max: 1090 }),
      halves: fc.integer({ min: -12, max: 12 }).filter((halves) => halves !== 0),
      lasts: fc.option(fc.integer({ min: 0, max: 500 })),
      kind: fc.constantFrom<EntryKind>('opening', 'adjust', 'comp_earn', 'encash'),
    })
    .map(({ from, halves, lasts, kind }) => {
      const from_day = addDays('2025-01-01', from)
      const expires_on = halves < 0 ? from_day : lasts === null ? null : addDays(from_day, lasts)
      return entryOf(halves * 240, from_day, { kind, expires_on })
    }),
  { maxLength: 6 },
)

/** Rules of leave types. */
export const SOME_RULES: fc.Arbitrary<Partial<AccountRight>> = fc.record({
  amount: fc.constantFrom<number | null>(15, 0, 7.5, 12, null),
  months_before_usable: fc.constantFrom(0, 6, 12),
  accrual: fc.constantFrom('yearly', 'prorated', 'monthly', 'none'),
  carry: fc.constantFrom('none', 'until_date', 'months'),
  carry_cap: fc.constantFrom<number | null>(null, 0, 3, 10),
  carry_months: fc.constantFrom<number | null>(1, 3, 15),
})

export const SOME_DAY: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 1400 })
  .map((days) => addDays('2024-06-01', days))
