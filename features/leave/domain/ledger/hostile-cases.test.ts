import { expect, test } from 'vitest'
import { accountOf, entryOf, leaveOn } from './account.test-data.ts'

const CARRIED = { right: { carry: 'months', carry_months: 3 } } as const

test('leave from 30 December to 5 January takes the days of the old year first, which end on 31 March', () => {
  const account = accountOf({ ...CARRIED, leave: [leaveOn('2026-12-30', '2027-01-05')] })
  expect(account.balance('2026-12-31')).toMatchObject({ earned: 15, used: 5, left: 10 })
  expect(account.balance('2027-03-31')).toMatchObject({
    carried: 13,
    earned: 15,
    used: 3,
    expired: 0,
    left: 25,
  })
  expect(account.balance('2027-04-01')).toMatchObject({ expired: 10, left: 15 })
})

test('leave of 20 December that is approved after its days have expired takes them', () => {
  const before = accountOf()
  expect(before.balance('2027-01-02')).toMatchObject({ carried: 0, left: 15 })
  const late = before.with(leaveOn('2026-12-21', '2026-12-22'))
  expect(late.balance('2026-12-31').left).toBe(13)
  expect(late.balance('2027-01-02')).toMatchObject({ carried: 0, left: 15 })
})

test('days taken beyond the balance are owed in the next year', () => {
  const account = accountOf({ right: { amount: 1 }, leave: [leaveOn('2026-05-04', '2026-05-05')] })
  expect(account.balance('2026-12-31').left).toBe(-1)
  expect(account.balance('2027-01-01')).toMatchObject({ carried: -1, earned: 1, left: 0 })
})

test('a holiday that is removed later makes the leave cost more, and one that is added gives the day back', () => {
  const leave = [leaveOn('2026-04-13', '2026-04-17')]
  const without = (...off: number[]) =>
    accountOf({ leave, isCounted: (day) => !off.includes(day) }).balance('2026-12-31').left
  expect([without(), without(20556), without(20556, 20557)]).toEqual([10, 11, 12])
})

test('leave on a date that later gets no shift costs nothing', () => {
  const account = accountOf({ leave: [leaveOn('2026-04-13')], isCounted: () => false })
  expect(account.balance('2026-12-31')).toMatchObject({ used: 0, left: 15 })
})

test('more days taken before than an agreement gives are a balance below zero', () => {
  const account = accountOf({ agreements: [{ type: '7', days: 2, used: 5 }] })
  expect(account.balance('2026-06-01')).toMatchObject({ earned: 2, used: 5, left: -3 })
})

test('a leave type with no days, and one that only HR gives, have what was entered', () => {
  for (const right of [{ amount: 0 }, { amount: null, accrual: 'none' }] as const) {
    expect(accountOf({ right }).balance('2026-06-01')).toMatchObject({ earned: 0, left: 0 })
    const entries = [
      entryOf(3 * 480, '2026-02-01'),
      entryOf(-480, '2026-05-01', { expires_on: '2026-05-01' }),
    ]
    expect(accountOf({ right, entries }).balance('2026-06-01')).toMatchObject({ left: 2 })
    expect(accountOf({ right, entries }).balance('2030-06-01')).toMatchObject({ left: 2 })
  }
})

test('days end after 364, 365 and 366 days, on their last day and not before', () => {
  for (const last of ['2027-01-31', '2027-02-01', '2027-02-02']) {
    const entries = [entryOf(480, '2026-02-01', { expires_on: last })]
    const account = accountOf({ right: { amount: 0 }, entries })
    expect(account.balance(last).left).toBe(1)
    expect(account.balance(new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)).left).toBe(0)
  }
})

test('the day of the setting is read for each year, on 29 February as the last day of the month', () => {
  const account = accountOf({ right: { carry: 'until_date' }, setting: '2024-02-29' })
  expect(account.balance('2027-02-28')).toMatchObject({ carried: 15, left: 30 })
  expect(account.balance('2027-03-01')).toMatchObject({ left: 15 })
  expect(account.balance('2028-02-29')).toMatchObject({ left: 30 })
})

test('a year of 400 days of leave and a leave that ends before it begins leave the account readable', () => {
  const leave = [leaveOn('2026-01-01', '2027-02-04'), leaveOn('2026-05-05', '2026-05-01')]
  expect(accountOf({ leave }).balance('2026-12-31').left).toBe(15 - 261)
})

test('somebody hired on 31 August can take leave after six months on 28 February, by months if it is prorated', () => {
  const hired = { start_date: '2025-08-31' }
  const whole = accountOf({ ...hired, right: { months_before_usable: 6 } })
  expect([whole.balance('2026-02-27').left, whole.balance('2026-02-28').left]).toEqual([0, 15])
  // Eleven twelfths of 15 days are 13.75, up to the half day.
  const prorated = accountOf({ ...hired, right: { months_before_usable: 6, accrual: 'prorated' } })
  expect(prorated.balance('2026-02-28').left).toBe(14)
  expect(prorated.balance('2027-01-01').earned).toBe(15)
})

test('monthly leave grows by a twelfth at the end of each month of employment', () => {
  const account = accountOf({ right: { accrual: 'monthly', amount: 15 }, end_date: '2026-06-10' })
  const left = ['2026-01-30', '2026-01-31', '2026-05-31', '2026-06-09', '2026-06-10', '2026-12-31'].map(
    (day) => account.balance(day).left,
  )
  expect(left).toEqual([0, 1.25, 6.25, 6.25, 7.5, 7.5])
})
