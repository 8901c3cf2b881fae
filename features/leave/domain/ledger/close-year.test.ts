import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accountOf,
  entryOf,
  leaveOn,
  SOME_DAY,
  SOME_ENTRIES,
  SOME_LEAVE,
  SOME_RULES,
} from './account.test-data.ts'
import { closeKey } from './close-year.ts'
import type { LedgerEntry } from './entries.ts'

const TODAY = '2027-06-15'

type Given = Parameters<typeof accountOf>[0] & { entries: LedgerEntry[] }

/** With what the rules have given on some days as stored entries. */
function stored(given: Given, days: readonly string[] = ['2025-06-15', '2026-06-15', TODAY]): Given {
  const [today, ...later] = days
  if (today === undefined) return given
  const due = accountOf({ ...given, today }).dueUntil(today)
  const last = Math.max(0, ...given.entries.map(({ id }) => id ?? 0))
  const entries = [...given.entries, ...due.map((one, at) => ({ ...one, id: last + at + 1 }))]
  return stored({ ...given, entries }, later)
}

/** The year is closed: its lots are brought forward. */
function closed(given: Given, year: string): Given {
  const lastEntry = Math.max(0, ...given.entries.map(({ id }) => id ?? 0))
  const lots = accountOf(given).broughtForward(year)
  const opening = lots.map((lot, at) =>
    entryOf(lot.units, lot.from_day, {
      ...{ ...lot, id: lastEntry + at + 1, kind: 'opening', rule_key: closeKey(year, at + 1) },
    }),
  )
  const closings = [...(given.closings ?? []), { year, lastEntry }]
  return { ...given, entries: [...given.entries, ...opening], closings }
}

const shown = (given: Given, day: string) => {
  const { expiring: _, ...balance } = accountOf(given).balance(day)
  return balance
}

test('closing a year changes no balance, neither of the year nor of later ones', () => {
  fc.assert(
    fc.property(SOME_LEAVE, SOME_ENTRIES, SOME_RULES, SOME_DAY, (leave, entries, right, day) => {
      const open = stored({
        ...{ leave, entries, right, today: TODAY, setting: '2026-03-31', start_date: '2024-05-06' },
      })
      const once = closed(open, '2025')
      const twice = closed(once, '2026')
      expect(shown(once, day)).toEqual(shown(open, day))
      expect(shown(twice, day)).toEqual(shown(open, day))
    }),
  )
})

const YEARLY = {
  right: { months_before_usable: 0, carry: 'until_date' as const },
  setting: '2026-03-31',
  today: TODAY,
}

test('a leave of a closed year that is cancelled later changes that year, but not what it brought forward', () => {
  const leave = [leaveOn('2026-11-02', '2026-11-06')]
  const open = stored({
    ...YEARLY,
    leave,
    entries: [entryOf(480, '2026-01-01', { expires_on: '2026-12-31' })],
  })
  const done = closed(open, '2026')
  expect(accountOf(done).balance('2027-02-01').carried).toBe(11)
  const cancelled = { ...done, leave: [] }
  expect(accountOf(cancelled).balance('2026-12-31').used).toBe(0)
  expect(accountOf(cancelled).balance('2027-02-01').carried).toBe(11)
  expect(accountOf(cancelled).broughtForward('2026')).toMatchObject([
    { units: 15 * 480, expires_on: '2027-03-31' },
  ])
})

test('what is owed at the end of a closed year is paid by the next one', () => {
  const leave = [leaveOn('2026-11-02', '2026-11-27')]
  const open = stored({ ...YEARLY, leave, entries: [] })
  const done = closed(open, '2026')
  expect(accountOf(done).balance('2027-01-01')).toMatchObject({ carried: -5, earned: 15, left: 10 })
})

test('an entry for a day of a closed year that is stored later counts after it', () => {
  const done = closed(stored({ ...YEARLY, entries: [] }), '2026')
  const late = entryOf(240, '2026-12-20', { id: 9_999, kind: 'comp_earn' })
  const account = accountOf({ ...done, entries: [...done.entries, late] })
  expect(account.balance('2027-04-01').left).toBe(15.5)
  expect(account.broughtForward('2026')).toMatchObject([{ units: 15 * 480 }])
})
