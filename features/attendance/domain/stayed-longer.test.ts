import { expect, test } from 'vitest'
import { MINUTES_PER_DAY } from '#engines/attendance/calendar.ts'
import type { DayResult } from '#engines/attendance/types.ts'
import { type DayOfScans, stayedLonger } from './stayed-longer.ts'

const DAY = 20_000
const at = (hours: number, minutes = 0) => DAY * MINUTES_PER_DAY + hours * 60 + minutes
const result = (outAt: number | null, leave = 0) =>
  ({ outAt, paidLeaveHalves: leave, unpaidLeaveHalves: 0 }) as DayResult
const scans = (...minutes: number[]) => minutes.map((minute) => ({ at: minute * 60, counts: true }))
const rest: DayOfScans = { day: DAY, result: null, checkOut: null, freeFrom: null, freeTo: null, scans: [] }
const work = (outAt: number | null, leave = 0): DayOfScans => ({
  ...rest,
  ...{ result: result(outAt, leave), checkOut: at(17) },
})

test('from the check-out to the scan after it, from 30 minutes on', () => {
  expect(stayedLonger(work(at(18, 50)))).toEqual({ from: at(17), to: at(18, 50) })
  expect(stayedLonger(work(at(17, 30)))).toEqual({ from: at(17), to: at(17, 30) })
  expect(stayedLonger(work(at(17, 29)))).toBeNull()
  expect(stayedLonger(work(at(16)))).toBeNull()
  expect(stayedLonger(work(null))).toBeNull()
})

test('over midnight, but not for sixteen hours', () => {
  expect(stayedLonger(work(at(25)))).toEqual({ from: at(17), to: at(25) })
  expect(stayedLonger({ ...work(at(32, 30)), checkOut: at(16) })).toBeNull()
})

test('not on a day with leave', () => {
  expect(stayedLonger(work(at(18, 50), 1))).toBeNull()
})

test('on a rest day or a public holiday from the first to the last scan', () => {
  expect(stayedLonger({ ...rest, scans: scans(at(8), at(12), at(15, 10)) })).toEqual({
    from: at(8),
    to: at(15, 10),
  })
  expect(stayedLonger({ ...rest, scans: scans(at(8)) })).toBeNull()
  expect(stayedLonger(rest)).toBeNull()
  const outside = scans(at(8), at(15)).map((scan) => ({ ...scan, counts: false }))
  expect(stayedLonger({ ...rest, scans: outside })).toBeNull()
})

test('scans of the night before and of the next early shift are not of the rest day', () => {
  const all = scans(at(5), at(8), at(9), at(23, 50))
  expect(stayedLonger({ ...rest, scans: all, freeFrom: at(6), freeTo: at(23) })).toEqual({
    from: at(8),
    to: at(9),
  })
})
