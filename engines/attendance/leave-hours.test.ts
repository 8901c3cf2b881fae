import { describe, expect, test } from 'vitest'
import { parseClock } from './calendar.ts'
import { at, dayOf, leave, night, office, overtimeOf, scan, span } from './example-month.test-data.ts'
import { minutesOfHours } from './leave-hours.ts'
import type { DayLeave } from './types.ts'

const date = '2026-04-01'
const clock = (from: string, to: string) => ({ from: parseClock(from), to: parseClock(to) })
const hours = (from: string, to: string, paid = true): DayLeave => ({
  ...{ day: leave(date, 'full').day, part: 'hours', hours: clock(from, to), paid },
})
const day = (leaves: DayLeave[], times: string[], more = {}) =>
  dayOf(date, { leaves, scans: times.map((time) => scan(`${date} ${time}`)), ...more })

describe('hours of leave', () => {
  test('from the check-in on move it to their end', () => {
    expect(day([hours('08:00', '10:00')], ['10:05', '17:00'])).toMatchObject({
      ...{ result: 'success', lateMinutes: 0, presentHalves: 2, paidLeaveHalves: 0 },
    })
    expect(day([hours('08:00', '10:00')], ['10:30', '17:00'])).toMatchObject({
      result: 'late',
      lateMinutes: 30,
    })
  })

  test('until the check-out move it to their start: who leaves then is neither early nor absent', () => {
    expect(day([hours('15:00', '17:00')], ['08:00', '15:00'])).toMatchObject({
      ...{ result: 'success', earlyMinutes: 0, outAt: at(`${date} 15:00`) },
    })
    expect(day([hours('15:00', '17:00')], ['08:00', '14:40'])).toMatchObject({ result: 'forgotten' })
  })

  test('in the middle of the shift change nothing', () => {
    const middle = [hours('10:00', '11:00')]
    expect(day(middle, ['08:20', '16:50'])).toEqual(day([], ['08:20', '16:50']))
  })

  test('beside the break include it', () => {
    expect(day([hours('08:00', '12:00')], ['13:00', '17:00'])).toMatchObject({ result: 'success' })
    expect(day([hours('13:00', '17:00')], ['08:00', '12:00'])).toMatchObject({ result: 'success' })
  })

  test('over the whole shift are a full leave, in one piece or several, also with half a day', () => {
    const full = { result: 'leave', paidLeaveHalves: 2, presentHalves: 0 }
    expect(day([hours('08:00', '17:00')], [])).toMatchObject(full)
    expect(day([hours('08:00', '12:00'), hours('13:00', '17:00')], [])).toMatchObject(full)
    expect(day([leave(date, 'morning', false), hours('13:00', '17:00')], [])).toMatchObject({
      ...{ result: 'leave', paidLeaveHalves: 1, unpaidLeaveHalves: 1 },
    })
    expect(
      overtimeOf(date, { leaves: [hours('08:00', '17:00')], overtime: [span(date, '18:00', '19:00')] }),
    ).toEqual([])
  })

  test('without pay do not exist', () => {
    expect(day([hours('08:00', '10:00', false)], ['09:30', '17:00'])).toMatchObject({ lateMinutes: 90 })
  })

  test('after midnight belong to the date of a night shift', () => {
    const early = { shiftOn: () => night, leaves: [hours('03:00', '05:00')] }
    const scans = [scan(`${date} 20:00`), scan('2026-04-02 03:00')]
    expect(dayOf(date, { ...early, scans })).toMatchObject({ result: 'success', earlyMinutes: 0 })
  })
})

describe('what hours take of a shift', () => {
  test('leaves the break out', () => {
    expect(minutesOfHours(clock('15:00', '17:00'), office)).toEqual({ minutes: 120, ofShift: 480 })
    expect(minutesOfHours(clock('11:00', '14:00'), office)).toEqual({ minutes: 120, ofShift: 480 })
    expect(minutesOfHours(clock('06:00', '20:00'), office)).toEqual({ minutes: 480, ofShift: 480 })
    expect(minutesOfHours(clock('18:00', '19:00'), office)).toEqual({ minutes: 0, ofShift: 480 })
    expect(minutesOfHours(clock('12:00', '13:00'), office)).toEqual({ minutes: 0, ofShift: 480 })
  })

  test('counts a night shift across midnight', () => {
    expect(minutesOfHours(clock('23:00', '02:00'), night)).toEqual({ minutes: 120, ofShift: 480 })
    expect(minutesOfHours(clock('20:00', '05:00'), night).minutes).toBe(480)
    expect(minutesOfHours(clock('03:00', '05:00'), night).minutes).toBe(120)
  })
})
