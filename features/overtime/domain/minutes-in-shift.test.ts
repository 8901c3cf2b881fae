import { expect, test } from 'vitest'
import { minutesInShift } from './minutes-in-shift.ts'

const day = { checkIn: 480, checkOut: 1020 }
const night = { checkIn: 1200, checkOut: 300 }
const span = (from_time: string, to_time: string) => ({ from_time, to_time })

test('only the minutes between check-in and check-out are inside', () => {
  expect(minutesInShift(span('17:00', '19:00'), day)).toBe(0)
  expect(minutesInShift(span('16:00', '19:00'), day)).toBe(60)
  expect(minutesInShift(span('07:00', '08:30'), day)).toBe(30)
  expect(minutesInShift(span('09:00', '10:00'), day)).toBe(60)
  expect(minutesInShift(span('09:00', '10:00'), null)).toBe(0)
})

test('a span in the morning of the date of a night shift is after it, on the next day', () => {
  expect(minutesInShift(span('05:00', '07:00'), night)).toBe(0)
  expect(minutesInShift(span('04:00', '07:00'), night)).toBe(60)
  expect(minutesInShift(span('18:00', '21:00'), night)).toBe(60)
})
