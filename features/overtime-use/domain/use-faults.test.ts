import { expect, test } from 'vitest'
import { parseClock } from '#engines/attendance/calendar.ts'
import { faultOfUse } from './use-faults.ts'

const shift = (checkIn: string, checkOut: string, halfFrom: string, halfTo: string) => ({
  earliestIn: parseClock(checkIn) - 60,
  ...{ checkIn: parseClock(checkIn), checkOut: parseClock(checkOut), earliestOut: parseClock(checkOut) },
  ...{ halfFrom: parseClock(halfFrom), halfTo: parseClock(halfTo), allowedLate: 10, absenceMinutes: 120 },
})
const office = shift('08:00', '17:00', '12:00', '13:00')
const night = shift('20:00', '05:00', '00:00', '01:00')
const faultOf = (from_time: string, to_time: string, on = office) => faultOfUse({ from_time, to_time }, on)

test('overtime is used inside the shift, at least half an hour, in steps of a quarter', () => {
  expect(faultOf('15:00', '17:00')).toBeNull()
  expect(faultOf('16:30', '17:00')).toBeNull()
  expect(faultOf('08:10', '08:55')).toBeNull()
  expect(faultOf('16:45', '17:00')).toBe('use_too_short')
  expect(faultOf('16:00', '16:40')).toBe('use_not_quarter')
  expect(faultOf('16:30', '17:30')).toBe('use_outside_shift')
  expect(faultOf('07:30', '09:00')).toBe('use_outside_shift')
  expect(faultOf('17:00', '08:00')).toBe('use_outside_shift')
})

test('the break is no work: nothing but the break is too short', () => {
  expect(faultOf('12:00', '13:00')).toBe('use_too_short')
  expect(faultOf('11:45', '13:15')).toBeNull()
})

test('a whole shift may have any length', () => {
  expect(faultOf('08:07', '16:50', shift('08:07', '16:50', '12:00', '13:00'))).toBeNull()
})

test('hours after midnight belong to a night shift', () => {
  expect(faultOf('23:00', '01:30', night)).toBeNull()
  expect(faultOf('03:00', '05:00', night)).toBeNull()
  expect(faultOf('04:00', '05:30', night)).toBe('use_outside_shift')
})
