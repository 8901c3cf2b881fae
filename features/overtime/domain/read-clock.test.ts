import { expect, test } from 'vitest'
import { readClock } from './read-clock.ts'

test.each([
  ['17:00', '17:00'],
  ['7.30', '07:30'],
  ['17h30', '17:30'],
  ['17:00:00', '17:00'],
  ['5:30 PM', '17:30'],
  ['12:15 am', '00:15'],
  ['12 pm', '12:00'],
  [17, '17:00'],
  [0, '00:00'],
  [0.7083333333, '17:00'],
  [0.99999, '00:00'],
  ['24:00', null],
  ['17:60', null],
  ['13 pm', null],
  [24, null],
  [1.5, null],
  [-0.5, null],
  [true, null],
  [null, null],
  ['ສາຍ', null],
])('reads %s as %s', (value, time) => {
  expect(readClock(value)).toBe(time)
})
