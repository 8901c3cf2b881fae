import { describe, expect, test } from 'vitest'
import { earnedAtEnd, usableFrom } from './leave-balance.ts'
import { accountOf, leaveOn } from './ledger/account.test-data.ts'

const KHAM = { start_date: '2025-03-10' }

describe('the balance of a leave type', () => {
  test('it is zero before the months of work are over, and the whole amount from that day', () => {
    expect(accountOf(KHAM).balance('2026-03-09')).toMatchObject({
      ...{ usable_from: '2026-03-10', earned: 0, used: 0, left: 0 },
    })
    expect(accountOf(KHAM).balance('2026-03-10')).toMatchObject({ earned: 15, left: 15 })
  })

  test('used leave of the year is counted on days that count, including halves, and each half once', () => {
    const leave = [
      leaveOn('2025-12-31', '2026-01-06'),
      leaveOn('2026-04-01', '2026-04-01', { part: 'morning' }),
      leaveOn('2026-04-01', '2026-04-01', { part: 'morning' }),
    ]
    const account = accountOf({ ...KHAM, leave })
    expect(account.balance('2026-04-01')).toMatchObject({ used: 4.5, left: 10.5 })
    expect(account.balance('2025-12-31')).toMatchObject({ used: 1 })
  })

  test("an agreement with the employee takes precedence over the company's amount", () => {
    const agreed = (type: string) =>
      accountOf({ agreements: [{ type, days: 20, used: 3 }], leave: [leaveOn('2026-04-01')] })
    for (const type of ['ພັກປະຈຳປີ', 'ພັກປະຈໍາປີ', '7'])
      expect(agreed(type).balance('2026-05-01')).toMatchObject({ earned: 20, used: 4, left: 16 })
    expect(agreed('other').balance('2026-05-01').left).toBe(14)
  })

  test('without an amount the leave is unlimited', () => {
    const unpaid = accountOf({ right: { amount: null }, leave: [leaveOn('2026-04-01')] })
    expect(unpaid.balance('2026-05-01')).toMatchObject({ used: 1, left: null })
  })
})

test('months of work end on the last day of a shorter month', () => {
  expect(usableFrom('2025-08-31', 6)).toBe('2026-02-28')
  expect(usableFrom('2025-11-30', 3)).toBe('2026-02-28')
  expect(usableFrom('2024-02-29', 12)).toBe('2025-02-28')
  expect(usableFrom('2025-03-10', 0)).toBe('2025-03-10')
})

describe('the first day beyond the balance', () => {
  const beyond = (asked: [string, string?], given: Parameters<typeof accountOf>[0], limit?: number) => {
    const account = accountOf(given)
    return account.firstBeyond(account.usesOf(leaveOn(...asked)), limit)
  }
  const two = { right: { amount: 2 } }

  test('it is the day after the balance of a year is used up', () => {
    expect(beyond(['2026-04-01', '2026-04-03'], two)).toEqual({ date: '2026-04-03', left: 2 })
    expect(beyond(['2026-04-01', '2026-04-02'], two)).toBeNull()
    expect(beyond(['2026-12-30', '2027-01-05'], two)).toEqual({ date: '2027-01-05', left: 2 })
    expect(beyond(['2025-12-30', '2026-01-05'], two)).toEqual({ date: '2026-01-05', left: 2 })
  })

  test('there is none if the leave is unlimited, on days that do not count, or requested before', () => {
    expect(beyond(['2026-04-01', '2026-04-30'], { right: { amount: null } })).toBeNull()
    expect(beyond(['2026-04-04', '2026-04-05'], { right: { amount: 0 } })).toBeNull()
    expect(beyond(['2026-04-01'], { right: { amount: 0 }, leave: [leaveOn('2026-04-01')] })).toBeNull()
  })

  test('an early leave does not take the days of a later one that is approved', () => {
    const leave = [leaveOn('2026-11-02', '2026-11-03')]
    expect(beyond(['2026-04-01'], { ...two, leave })).toEqual({ date: '2026-04-01', left: 0 })
    // Three days that are owed take the two of the next year and one of the year after.
    const owing = [leaveOn('2026-11-02', '2026-11-06')]
    expect(beyond(['2028-01-03', '2028-01-04'], { ...two, leave: owing })).toEqual({
      ...{ date: '2028-01-04', left: 1 },
    })
  })

  test('as many days beyond it as the leave type allows are covered', () => {
    expect(beyond(['2026-04-01', '2026-04-03'], two, 1)).toBeNull()
    expect(beyond(['2026-04-01', '2026-04-06'], two, 1)).toEqual({ date: '2026-04-06', left: 2 })
  })
})

describe('the annual leave of somebody who leaves', () => {
  test('is earned by the days of employment in the year, to half days', () => {
    // 324 of 365 days of 15 days: 13.3.
    expect(earnedAtEnd({ earned: 15, used: 0 }, '2023-07-10', '2026-11-20')).toBe(13.5)
    expect(earnedAtEnd({ earned: 15, used: 0 }, '2023-07-10', '2026-12-31')).toBe(15)
    expect(earnedAtEnd({ earned: 15, used: 0 }, '2026-12-31', '2026-12-31')).toBe(0)
    expect(earnedAtEnd({ earned: 0, used: 0 }, '2026-01-01', '2026-11-20')).toBe(0)
  })

  test('is not taken back where it was used, but days beyond the whole year are owed', () => {
    expect(earnedAtEnd({ earned: 15, used: 12 }, '2020-01-01', '2026-06-30')).toBe(12)
    expect(earnedAtEnd({ earned: 15, used: 18 }, '2020-01-01', '2026-06-30')).toBe(15)
  })
})
