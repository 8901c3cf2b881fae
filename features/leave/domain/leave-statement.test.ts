import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveStatement } from './leave-statement.ts'
import {
  accountOf,
  leaveOn,
  SOME_DAY,
  SOME_ENTRIES,
  SOME_LEAVE,
  SOME_RULES,
} from './ledger/account.test-data.ts'
import type { Account } from './ledger/open-account.ts'

const HIRED_29_FEB = { start_date: '2024-02-29' }
const AGREED = { agreements: [{ type: '7', days: 12.5, used: 2 }] }
const PERSON = fc.constantFrom(HIRED_29_FEB, AGREED, { end_date: '2026-06-10' })
const SETTING = fc.constantFrom(null, '2026-03-31')

test('the lines add up to the balance on any day', () => {
  fc.assert(
    fc.property(
      ...([SOME_RULES, PERSON, SETTING, SOME_ENTRIES, SOME_LEAVE, SOME_DAY] as const),
      (right, person, setting, entries, leave, on) => {
        const account = accountOf({ right, ...person, setting, entries, leave })
        const sum = leaveStatement(account, on).reduce((all, { days }) => all + days, 0)
        const { left, used } = account.balance(on)
        expect(sum).toBeCloseTo(left ?? (-used || 0), 6)
      },
    ),
  )
})

test('the order in which leave and entries were stored changes nothing', () => {
  fc.assert(
    fc.property(SOME_RULES, SOME_ENTRIES, SOME_LEAVE, SOME_DAY, (right, entries, leave, on) => {
      const one = accountOf({ right, entries, leave })
      const other = accountOf({ right, entries: entries.toReversed(), leave: leave.toReversed() })
      expect(other.balance(on)).toEqual(one.balance(on))
      const leaveLines = (account: Account) =>
        leaveStatement(account, on).filter(({ kind }) => kind === 'leave')
      expect(leaveLines(other)).toEqual(leaveLines(one))
    }),
  )
})

test('cancelled leave is as if it had never been asked for', () => {
  fc.assert(
    fc.property(SOME_RULES, SOME_LEAVE, SOME_DAY, (right, leave, on) => {
      const asked = accountOf({ right, leave }).with(leaveOn('2026-05-04', '2026-05-15', { id: 9e6 }))
      const cancelled = accountOf({ right, leave: asked.leave.filter(({ id }) => id !== 9e6) })
      expect(cancelled.balance(on)).toEqual(accountOf({ right, leave }).balance(on))
    }),
  )
})

const daysOf = (account: Account, on: string) =>
  leaveStatement(account, on).map(({ kind, start_date, days }) => [kind, start_date, days])

test('leave across 31 December takes from each year the days that are in it', () => {
  const account = accountOf({ ...AGREED, leave: [leaveOn('2025-12-30', '2026-01-02')] })
  expect(daysOf(account, '2025-06-01').at(-1)).toEqual(['leave', '2025-12-30', -2])
  expect(daysOf(account, '2026-06-01').at(-1)).toEqual(['leave', '2026-01-01', -2])
  expect(daysOf(account, '2027-06-01')).toEqual([['agreement', '2027-01-01', 12.5]])
})

test('an agreement, its used days, a half twice and a weekend are each named', () => {
  const leave = [
    leaveOn('2026-04-01', '2026-04-01', { part: 'morning' }),
    leaveOn('2026-04-01'),
    leaveOn('2026-04-04', '2026-04-05'),
  ]
  expect(daysOf(accountOf({ ...AGREED, leave }), '2026-05-01')).toEqual([
    ['agreement', '2026-01-01', 12.5],
    ['used_before', null, -2],
    ['leave', '2026-04-01', -0.5],
    ['leave', '2026-04-01', -0.5],
    ['leave', '2026-04-04', 0],
  ])
})

test('somebody hired on 29 February has the days from 28 February of the next year', () => {
  const account = accountOf(HIRED_29_FEB)
  expect(daysOf(account, '2025-02-27')).toEqual([['not_usable', '2025-02-28', 0]])
  expect(daysOf(account, '2025-02-28')).toEqual([['amount', '2025-02-28', 15]])
})
