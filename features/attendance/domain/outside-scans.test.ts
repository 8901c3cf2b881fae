import { expect, test } from 'vitest'
import { NO_LEAVE } from '#engines/attendance/day-leave.ts'
import { dayNumber } from '#kit/contract/days.ts'
import type { DayToCorrect } from './judge-correction.ts'
import { withOutsideDays } from './outside-scans.ts'

const DAY = dayNumber('2026-04-06')
const MIDNIGHT = DAY * 86_400
const at = (clock: string, counts = true, days = 0) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { at: MIDNIGHT + days * 86_400 + hours * 3600 + minutes * 60, counts }
}
const SHIFT = {
  ...{ earliestIn: 420, checkIn: 480, earliestOut: 1020, checkOut: 1020 },
  ...{ halfFrom: 780, halfTo: 780, allowedLate: 5, absenceMinutes: 90 },
}
const day = (more: Partial<DayToCorrect> = {}): DayToCorrect => ({
  ...{ day: DAY, isEmployed: true, doesNotClockIn: false, isHoliday: false },
  ...{ leave: NO_LEAVE, scans: [], now: (DAY + 1) * 1440 },
  shiftOn: (on) => (on === DAY ? SHIFT : null),
  ...more,
})
const TIMES = [at('08:00'), at('17:00')]

test('scans outside the zones count in the window of the day, and nowhere else', () => {
  const scans = [at('07:50', false), at('12:00', false, -1), at('17:05', false)]
  const result = withOutsideDays(scans, [{ facts: day(), needsScan: true }])
  expect(result).toEqual([at('12:00', false, -1), at('07:50'), at('17:05')])
})

test('without the need to scan, the times of the shift are added once they have come', () => {
  expect(withOutsideDays([], [{ facts: day(), needsScan: false }])).toEqual(TIMES)
  const noon = day({ now: DAY * 1440 + 720 })
  expect(withOutsideDays([], [{ facts: noon, needsScan: false }])).toEqual([at('08:00')])
  const halfOff = day({ leave: { morning: 'paid', afternoon: 'none' } })
  expect(withOutsideDays([], [{ facts: halfOff, needsScan: false }])).toEqual([at('13:00'), at('17:00')])
})

test.each([
  ['a holiday', { isHoliday: true }],
  ['a day without a shift', { shiftOn: () => null }],
  ['a day of leave', { leave: { morning: 'paid', afternoon: 'unpaid' } as const }],
  ['a day before the employment', { isEmployed: false }],
])('%s stays as it is', (_, more) => {
  const scans = [at('08:00', false)]
  expect(withOutsideDays(scans, [{ facts: day(more), needsScan: false }])).toEqual(scans)
})

test('an overnight shift has its check-out on the next day', () => {
  const night = { ...SHIFT, earliestIn: 1140, checkIn: 1200, earliestOut: 300, checkOut: 300 }
  const facts = day({ shiftOn: (on) => (on === DAY ? night : null), now: (DAY + 2) * 1440 })
  expect(withOutsideDays([], [{ facts, needsScan: false }])).toEqual([at('20:00'), at('05:00', true, 1)])
})
