import { expect, test } from 'vitest'
import { shiftFault, shiftsOfWeek, type WrittenShift } from './schedule-week.ts'

const office: WrittenShift = {
  in: '08:00',
  out: '17:00',
  earliest_in: '06:30',
  earliest_out: '15:00',
  half_from: '12:00',
  half_to: '13:00',
  allowed_late: 10,
  absence_minutes: 120,
}
const night = {
  ...office,
  in: '20:00',
  out: '05:00',
  earliest_out: '03:00',
  half_from: '00:00',
  half_to: '01:00',
}

test('a week keeps its order and omits rest days', () => {
  const week = { sat: null, tue: office, mon: night }
  expect(shiftsOfWeek(week)).toEqual([
    { weekday: 1, shift: night },
    { weekday: 2, shift: office },
  ])
})

test('the half-day times and the earliest check-out are within the shift, also across midnight', () => {
  expect(shiftFault(office)).toBeNull()
  expect(shiftFault(night)).toBeNull()
  expect(shiftFault({ ...office, in: '08:00', out: '08:00', half_to: '07:00' })).toBeNull()
  expect(shiftFault({ ...office, half_from: '13:30' })).toBe('half_from')
  expect(shiftFault({ ...office, half_to: '18:00' })).toBe('half_to')
  expect(shiftFault({ ...night, earliest_out: '06:00' })).toBe('earliest_out')
})
