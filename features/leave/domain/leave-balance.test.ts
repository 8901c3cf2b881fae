import { describe, expect, test } from 'vitest'
import { weekdayOfNumber } from '#kit/contract/days.ts'
import {
  earnedAtEnd,
  firstDayBeyond,
  type LeaveSpan,
  leaveBalance,
  usableFrom,
  usedHalves,
} from './leave-balance.ts'

const ANNUAL = { id: 7, name: 'ພັກປະຈຳປີ', amount: 15, months_before_usable: 12 }
const KHAM = { start_date: '2025-03-10', agreements: [] }
const isWeekday = (day: number) => weekdayOfNumber(day) <= 5
const span = (start_date: string, end_date = start_date, part: LeaveSpan['part'] = 'full') => ({
  start_date,
  end_date,
  part,
})
const taken = (...leave: LeaveSpan[]) => usedHalves(leave, isWeekday)

describe('the balance of a leave type', () => {
  test('it is zero before the months of work are over, and the whole amount from that day', () => {
    expect(leaveBalance(ANNUAL, KHAM, new Map(), '2026-03-09')).toEqual({
      usable_from: '2026-03-10',
      earned: 0,
      used: 0,
      left: 0,
    })
    expect(leaveBalance(ANNUAL, KHAM, new Map(), '2026-03-10')).toMatchObject({ earned: 15, left: 15 })
  })

  test('used leave of the year is counted on days that count, including halves, and each half once', () => {
    const leave = taken(
      span('2025-12-31', '2026-01-06'),
      span('2026-04-01', '2026-04-01', 'morning'),
      span('2026-04-01', '2026-04-01', 'morning'),
    )
    expect(leaveBalance(ANNUAL, KHAM, leave, '2026-04-01')).toMatchObject({ used: 4.5, left: 10.5 })
    expect(leaveBalance(ANNUAL, KHAM, leave, '2025-12-31')).toMatchObject({ used: 1 })
  })

  test("an agreement with the employee takes precedence over the company's amount", () => {
    const agreed = (type: string) => ({ ...KHAM, agreements: [{ type, days: 20, used: 3 }] })
    for (const type of ['ພັກປະຈຳປີ', 'ພັກປະຈໍາປີ', '7'])
      expect(leaveBalance(ANNUAL, agreed(type), taken(span('2026-04-01')), '2026-05-01')).toMatchObject({
        earned: 20,
        used: 4,
        left: 16,
      })
    expect(leaveBalance(ANNUAL, agreed('other'), new Map(), '2026-05-01').left).toBe(15)
  })

  test('without an amount the leave is unlimited', () => {
    const unpaid = { ...ANNUAL, amount: null }
    expect(leaveBalance(unpaid, KHAM, taken(span('2026-04-01')), '2026-05-01')).toMatchObject({
      used: 1,
      left: null,
    })
  })
})

test('months of work end on the last day of a shorter month', () => {
  expect(usableFrom('2025-08-31', 6)).toBe('2026-02-28')
  expect(usableFrom('2025-11-30', 3)).toBe('2026-02-28')
  expect(usableFrom('2024-02-29', 12)).toBe('2025-02-28')
  expect(usableFrom('2025-03-10', 0)).toBe('2025-03-10')
})

describe('the first day beyond the balance', () => {
  const beyond = (leave: LeaveSpan[], left: Record<string, number | null>, before: LeaveSpan[] = []) =>
    firstDayBeyond(taken(...leave), taken(...before), (year) => left[year] ?? null)

  test('it is the day after the balance of a year is used up', () => {
    expect(beyond([span('2026-04-01', '2026-04-03')], { 2026: 2.5 })).toEqual({
      date: '2026-04-03',
      left: 2.5,
    })
    expect(beyond([span('2026-04-01', '2026-04-02')], { 2026: 2 })).toBeNull()
    expect(beyond([span('2026-12-30', '2027-01-04')], { 2026: 2, 2027: 1 })).toEqual({
      date: '2027-01-04',
      left: 1,
    })
  })

  test('there is none if the leave is unlimited, on days that do not count, or requested before', () => {
    expect(beyond([span('2026-04-01', '2026-04-30')], {})).toBeNull()
    expect(beyond([span('2026-04-04', '2026-04-05')], { 2026: 0 })).toBeNull()
    expect(beyond([span('2026-04-01')], { 2026: 0 }, [span('2026-04-01')])).toBeNull()
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
