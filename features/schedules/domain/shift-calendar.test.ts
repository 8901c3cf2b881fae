import { expect, test } from 'vitest'
import type { Shift } from '#engines/attendance/types.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { shiftCalendar } from './shift-calendar.ts'

const shift = (checkIn: number): Shift => ({
  earliestIn: checkIn - 60,
  checkIn,
  earliestOut: checkIn + 400,
  checkOut: checkIn + 500,
  halfFrom: checkIn + 240,
  halfTo: checkIn + 300,
  allowedLate: 5,
  absenceMinutes: 60,
})
const always = { firstDay: Number.NEGATIVE_INFINITY, lastDay: Number.POSITIVE_INFINITY }
// 2026-04-06 is a Monday.
const monday = dayNumber('2026-04-06')
const weekOf = (shifts: (Shift | null)[], firstDay = Number.NEGATIVE_INFINITY) => ({ firstDay, shifts })
const early = { ...always, weeks: [weekOf([null, shift(480), null, shift(480)])] }
const late = { ...always, weeks: [weekOf([null, shift(720)])] }

test('a weekday has its shift; a weekday without one is a rest day', () => {
  const { shiftOn } = shiftCalendar(new Map([[1, early]]), [{ employeeId: 7, scheduleId: 1, ...always }])
  expect([0, 1, 2, 6, 7].map((ahead) => shiftOn(7, monday + ahead)?.checkIn ?? null)).toEqual([
    480,
    null,
    480,
    null,
    480,
  ])
  expect(shiftOn(8, monday)).toBeNull()
})

test('the assignment that started last counts, and the older one counts again after it has ended', () => {
  const { shiftOn } = shiftCalendar(
    new Map([
      [1, early],
      [2, late],
    ]),
    [
      { employeeId: 7, scheduleId: 1, ...always },
      { employeeId: 7, scheduleId: 2, firstDay: monday + 7, lastDay: monday + 13 },
    ],
  )
  expect([0, 7, 14].map((ahead) => shiftOn(7, monday + ahead)?.checkIn)).toEqual([480, 720, 480])
})

test('a schedule has no shifts outside its validity', () => {
  const week = { ...early, lastDay: monday }
  const { shiftOn } = shiftCalendar(new Map([[1, week]]), [{ employeeId: 7, scheduleId: 1, ...always }])
  expect(shiftOn(7, monday)).not.toBeNull()
  expect(shiftOn(7, monday + 7)).toBeNull()
})

test('a later week begins on its first day; the days before it keep the earlier one', () => {
  const schedule = { ...always, weeks: [weekOf([null, shift(480)]), weekOf([null, shift(540)], monday + 7)] }
  const { shiftOn } = shiftCalendar(new Map([[1, schedule]]), [{ employeeId: 7, scheduleId: 1, ...always }])
  expect([-7, 0, 7, 14].map((ahead) => shiftOn(7, monday + ahead)?.checkIn)).toEqual([480, 480, 540, 540])
})

test('before the first week of a schedule there is no shift', () => {
  const schedule = { ...always, weeks: [weekOf([null, shift(480)], monday)] }
  const { shiftOn } = shiftCalendar(new Map([[1, schedule]]), [{ employeeId: 7, scheduleId: 1, ...always }])
  expect([-7, 0].map((ahead) => shiftOn(7, monday + ahead)?.checkIn ?? null)).toEqual([null, 480])
})

test('a published cell of the roster counts before the schedule and on a date of rest, and so does its day off', () => {
  const roster = new Map([
    [
      7,
      new Map([
        [monday, null],
        [monday + 1, shift(1320)],
        [monday + 2, shift(600)],
      ]),
    ],
  ])
  const isRest = (_: number, day: number) => day === monday + 2 || day === monday + 9
  const assigned = [{ employeeId: 7, scheduleId: 1, ...always }]
  const { shiftOn } = shiftCalendar(new Map([[1, early]]), assigned, isRest, roster)
  expect([0, 1, 2, 7, 9].map((ahead) => shiftOn(7, monday + ahead)?.checkIn ?? null)).toEqual([
    null,
    1320,
    600,
    480,
    null,
  ])
})
