import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOfNumber } from '#kit/contract/days.ts'
import { leaveBalance, usedHalves } from './leave-balance.ts'
import { leaveStatement, type StatedLeave } from './leave-statement.ts'

const isCounted = (day: number) => weekdayOfNumber(day) <= 5
const ANNUAL = { id: 7, name: 'ພັກປະຈຳປີ', amount: 15, months_before_usable: 12 }
const HIRED_29_FEB = { start_date: '2024-02-29', agreements: [] }
const AGREED = { start_date: '2020-01-01', agreements: [{ type: '7', days: 12.5, used: 2 }] }

let nextId = 1
const leaveOn = (
  start_date: string,
  end_date = start_date,
  more: Partial<StatedLeave> = {},
): StatedLeave => ({
  ...{ id: nextId++, start_date, end_date, part: 'full', status: 'success' },
  ...more,
})

const LEAVE: fc.Arbitrary<StatedLeave> = fc
  .record({
    from: fc.integer({ min: 0, max: 800 }),
    length: fc.integer({ min: 0, max: 40 }),
    part: fc.constantFrom('full', 'morning', 'afternoon'),
    status: fc.constantFrom('pending', 'approved', 'success'),
    id: fc.integer({ min: 1, max: 1e6 }),
  })
  .map(({ from, length, part, status, id }) => {
    const start_date = addDays('2024-01-01', from)
    return { id, status, part, start_date, end_date: addDays(start_date, part === 'full' ? length : 0) }
  })
const LEAVES = fc.uniqueArray(LEAVE, { selector: ({ id }) => id, maxLength: 12 })
const ON = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2024-01-01', days))
const RIGHT = fc.constantFrom<number | null>(15, 0, 7.5, null).map((amount) => ({ ...ANNUAL, amount }))
const EMPLOYEE = fc.constantFrom(HIRED_29_FEB, AGREED)

test('the lines add up to the balance on any day', () => {
  fc.assert(
    fc.property(RIGHT, EMPLOYEE, LEAVES, ON, (right, employee, leave, on) => {
      const sum = leaveStatement({ right, employee, leave, isCounted }, on).reduce(
        (all, { days }) => all + days,
        0,
      )
      const { left, used } = leaveBalance(right, employee, usedHalves(leave, isCounted), on)
      expect(sum).toBe(left ?? (-used || 0))
    }),
  )
})

test('the order in which leave was entered changes nothing', () => {
  fc.assert(
    fc.property(LEAVES, ON, (leave, on) => {
      const state = (all: StatedLeave[]) =>
        leaveStatement({ right: ANNUAL, employee: AGREED, leave: all, isCounted }, on)
      expect(state(leave.toReversed())).toEqual(state(leave))
    }),
  )
})

const daysOf = (leave: StatedLeave[], on: string, employee: typeof AGREED | typeof HIRED_29_FEB = AGREED) =>
  leaveStatement({ right: ANNUAL, employee, leave, isCounted }, on).map(({ kind, start_date, days }) => [
    kind,
    start_date,
    days,
  ])

test('leave across 31 December takes from each year the days that are in it', () => {
  const leave = [leaveOn('2025-12-30', '2026-01-02')]
  expect(daysOf(leave, '2025-06-01').at(-1)).toEqual(['leave', '2025-12-30', -2])
  expect(daysOf(leave, '2026-06-01').at(-1)).toEqual(['leave', '2026-01-01', -2])
  expect(daysOf(leave, '2027-06-01')).toHaveLength(2)
})

test('an agreement, its used days, a half twice and a weekend are each named', () => {
  const leave = [
    leaveOn('2026-04-01', '2026-04-01', { part: 'morning' }),
    leaveOn('2026-04-01'),
    leaveOn('2026-04-04', '2026-04-05'),
  ]
  expect(daysOf(leave, '2026-05-01')).toEqual([
    ['agreement', null, 12.5],
    ['used_before', null, -2],
    ['leave', '2026-04-01', -0.5],
    ['leave', '2026-04-01', -0.5],
    ['leave', '2026-04-04', 0],
  ])
})

test('somebody hired on 29 February has the days from 28 February of the next year', () => {
  expect(daysOf([], '2025-02-27', HIRED_29_FEB)).toEqual([['not_usable', '2025-02-28', 0]])
  expect(daysOf([], '2025-02-28', HIRED_29_FEB)).toEqual([['amount', null, 15]])
})
