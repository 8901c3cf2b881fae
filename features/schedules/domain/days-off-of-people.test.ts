import { expect, test } from 'vitest'
import { dayNumber } from '#kit/contract/days.ts'
import { daysOffOf, type RestDayRule } from './days-off-of-people.ts'

const day = (date: string) => dayNumber(date)
const [FROM, TO] = [day('2026-03-01'), day('2026-04-30')]
const rule = (id: number, more: Partial<RestDayRule>): RestDayRule => ({
  id,
  counts_as: 'rest',
  for_whom: 'all',
  kind: 'weekly',
  weekday: 7,
  month: null,
  month_day: null,
  from_date: null,
  to_date: null,
  ...more,
})
const WOMAN = { id: 1, isFemale: true }
const MAN = { id: 2, isFemale: false }
const works = (restDayId: number, employeeId: number, from: string, to?: string) => ({
  restDayId,
  employeeId,
  firstDay: day(from),
  lastDay: to ? day(to) : Number.POSITIVE_INFINITY,
})

test('a rest day is a working day for the excepted employee, on its days only', () => {
  const { isRest } = daysOffOf([rule(1, {})], [works(1, 2, '2026-03-08', '2026-03-15')], FROM, TO)
  const sundays = ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22'].map(day)
  expect(sundays.map((sunday) => isRest(MAN, sunday))).toEqual([true, false, false, true])
  expect(sundays.every((sunday) => isRest(WOMAN, sunday))).toBe(true)
})

test('the exception is for its rest day: another one on the same date remains', () => {
  const regular = rule(2, { kind: 'regular', weekday: null, from_date: '2026-03-08' })
  const { isRest } = daysOffOf([rule(1, {}), regular], [works(1, 2, '2026-03-01')], FROM, TO)
  expect(isRest(MAN, day('2026-03-08'))).toBe(true)
  expect(isRest(MAN, day('2026-03-15'))).toBe(false)
})

test('a holiday of women can have an exception; for men it is no holiday', () => {
  const march8 = rule(3, {
    ...{ counts_as: 'holiday', for_whom: 'women', kind: 'annual', weekday: null, month: 3, month_day: 8 },
  })
  const other = { id: 9, isFemale: true }
  const { isHoliday, isRest } = daysOffOf([march8], [works(3, 1, '2026-01-01')], FROM, TO)
  expect([WOMAN, other, MAN].map((person) => isHoliday(person, day('2026-03-08')))).toEqual([
    false,
    true,
    false,
  ])
  expect(isRest(other, day('2026-03-08'))).toBe(false)
})
