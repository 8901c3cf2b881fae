import { describe, expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import { changedDates, type DayOffRule, datesOff } from './days-off.ts'

const ALWAYS = { weekday: null, month: null, month_day: null, from_date: null, to_date: null }
const rule = (given: Partial<DayOffRule> & Pick<DayOffRule, 'kind'>): DayOffRule => ({ ...ALWAYS, ...given })
const dates = (given: DayOffRule, from: string, to: string) =>
  datesOff(given, dayNumber(from), dayNumber(to)).map(dayOfNumber)

describe('the dates of a day off', () => {
  test('weekly: each such weekday, including both ends', () => {
    const sunday = rule({ kind: 'weekly', weekday: 7 })
    expect(dates(sunday, '2026-04-05', '2026-04-19')).toEqual(['2026-04-05', '2026-04-12', '2026-04-19'])
    expect(
      dates({ ...sunday, from_date: '2026-04-06', to_date: '2026-04-18' }, '2026-04-01', '2026-04-30'),
    ).toEqual(['2026-04-12'])
  })

  test('monthly: in a shorter month its last day', () => {
    const last = rule({ kind: 'monthly', month_day: 31 })
    expect(dates(last, '2027-12-15', '2028-04-30')).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
    expect(dates(rule({ kind: 'monthly', month_day: 1 }), '2026-04-02', '2026-04-30')).toEqual([])
  })

  test('annual: once a year, within its validity', () => {
    const founding = rule({ kind: 'annual', month: 5, month_day: 1, from_date: '2027-01-01' })
    expect(dates(founding, '2025-01-01', '2028-12-31')).toEqual(['2027-05-01', '2028-05-01'])
    const leap = rule({ kind: 'annual', month: 2, month_day: 29 })
    expect(dates(leap, '2027-01-01', '2028-12-31')).toEqual(['2027-02-28', '2028-02-29'])
  })

  test('regular: one day without an end, otherwise all days up to the end', () => {
    const day = rule({ kind: 'regular', from_date: '2026-04-14' })
    expect(dates(day, '2026-01-01', '2026-12-31')).toEqual(['2026-04-14'])
    expect(dates({ ...day, to_date: '2026-04-17' }, '2026-04-16', '2026-12-31')).toEqual([
      '2026-04-16',
      '2026-04-17',
    ])
    expect(dates(day, '2026-04-15', '2026-12-31')).toEqual([])
  })
})

test('a change affects the dates that are added or removed', () => {
  const sunday = rule({ kind: 'weekly', weekday: 7 })
  const touched = (before: DayOffRule | null, after: DayOffRule | null) =>
    changedDates(before, after, dayNumber('2026-04-01'), dayNumber('2026-04-14')).map(dayOfNumber)
  expect(touched(sunday, sunday)).toEqual([])
  expect(touched(null, sunday)).toEqual(['2026-04-05', '2026-04-12'])
  expect(touched(sunday, { ...sunday, weekday: 6 })).toEqual([
    '2026-04-04',
    '2026-04-05',
    '2026-04-11',
    '2026-04-12',
  ])
  expect(touched({ ...sunday, from_date: '2026-04-06' }, null)).toEqual(['2026-04-12'])
})
