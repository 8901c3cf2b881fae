import { describe, expect, test } from 'vitest'
import { dayNumber } from '#kit/contract/days.ts'
import { deriveMonth } from './derive-month.ts'
import {
  at,
  dayOf,
  leave,
  monthOf,
  night,
  office,
  outside,
  overtimeOf,
  scan,
  shift,
  span,
} from './example-month.test-data.ts'

const date = '2026-04-01'
const scanned = (...times: string[]) => ({ scans: times.map((time) => scan(`${date} ${time}`)) })
const nightly = { shiftOn: () => night }

describe('the results', () => {
  test('success: check-in and check-out, not late, not early', () => {
    expect(dayOf(date, scanned('07:55', '17:02'))).toMatchObject({
      result: 'success',
      inAt: at(`${date} 07:55`),
      outAt: at(`${date} 17:02`),
      presentHalves: 2,
    })
  })

  test('late: beyond the allowance all minutes count', () => {
    expect(dayOf(date, scanned('08:11', '17:00'))).toMatchObject({ result: 'late', lateMinutes: 11 })
    expect(dayOf(date, scanned('08:10', '17:00'))).toMatchObject({ result: 'success', lateMinutes: 0 })
  })

  test('absent: no scan at all', () => {
    expect(dayOf(date, {})).toMatchObject({ result: 'absent', absentHalves: 2, presentHalves: 0 })
  })

  test('absent: lateness beyond the absence limit is an absence, not a late day; check-in and check-out are kept', () => {
    expect(dayOf(date, scanned('10:00', '16:00'))).toMatchObject({
      result: 'absent',
      inAt: at(`${date} 10:00`),
      outAt: at(`${date} 16:00`),
      lateMinutes: 0,
      earlyMinutes: 0,
      nightMinutes: 0,
      absentHalves: 2,
    })
    expect(dayOf(date, scanned('09:59', '17:00'))).toMatchObject({ result: 'late', lateMinutes: 119 })
  })

  test('forgotten: only a check-in or only a check-out counts as present; late and early minutes count', () => {
    expect(dayOf(date, scanned('08:20'))).toMatchObject({
      result: 'forgotten',
      lateMinutes: 20,
      presentHalves: 2,
    })
    expect(dayOf(date, scanned('16:40'))).toMatchObject({
      result: 'forgotten',
      earlyMinutes: 20,
      outAt: at(`${date} 16:40`),
    })
  })

  test('early: a scan before the check-out time; a late day that ends early is late, with both minutes', () => {
    expect(dayOf(date, scanned('08:00', '16:59'))).toMatchObject({ result: 'early', earlyMinutes: 1 })
    expect(dayOf(date, scanned('08:30', '16:30'))).toMatchObject({
      result: 'late',
      lateMinutes: 30,
      earlyMinutes: 30,
    })
  })

  test('leave and holidays have no check-in, check-out or lateness; a holiday does not count as leave', () => {
    const facts = { ...scanned('09:00', '15:30'), leaves: [leave(date, 'full', false)] }
    const nothing = { inAt: null, outAt: null, lateMinutes: 0, earlyMinutes: 0, presentHalves: 0 }
    expect(dayOf(date, facts)).toMatchObject({ ...nothing, result: 'leave', unpaidLeaveHalves: 2 })
    const holiday = { ...facts, isHoliday: () => true }
    expect(dayOf(date, holiday)).toMatchObject({
      ...nothing,
      result: 'holiday',
      holidayHalves: 2,
      unpaidLeaveHalves: 0,
    })
  })

  test('a date without a shift has no result, even on a holiday', () => {
    expect(dayOf('2026-04-05', { isHoliday: () => true })).toBeUndefined()
  })

  test('outside: a scan outside every zone is flagged and does not count', () => {
    const away = { scans: [outside(`${date} 08:00`)] }
    expect(dayOf(date, away)).toMatchObject({
      result: 'outside',
      inAt: null,
      absentHalves: 2,
      hasOutsideScan: true,
    })
    const both = { scans: [outside(`${date} 07:50:00`), scan(`${date} 07:50:20`), scan(`${date} 17:00`)] }
    expect(dayOf(date, both)).toMatchObject({
      result: 'success',
      inAt: at(`${date} 07:50`),
      hasOutsideScan: true,
    })
  })
})

describe('a day that is not over', () => {
  const dayAt = (clock: string, ...times: string[]) =>
    dayOf(date, { ...scanned(...times), asOf: at(`${date} ${clock}`) })

  test('not yet: until an absence is certain', () => {
    expect(dayAt('05:00')).toMatchObject({ result: 'not_yet', absentHalves: 0, open: true })
    expect(dayAt('09:59')).toMatchObject({ result: 'not_yet', absentHalves: 0 })
    expect(dayAt('10:00')).toMatchObject({ result: 'absent', absentHalves: 2, open: true })
  })

  test('a check-out is missing only after the window has closed; lateness is reported at once', () => {
    expect(dayAt('20:00', '08:00')).toMatchObject({ result: 'not_yet', presentHalves: 2, open: true })
    expect(dayAt('20:00', '08:30')).toMatchObject({ result: 'late', lateMinutes: 30 })
    expect(dayOf(date, { ...scanned('08:00'), asOf: at('2026-04-02 01:00') })).toMatchObject({
      result: 'forgotten',
    })
    expect(dayAt('17:05', '08:00', '17:01')).toMatchObject({ result: 'success', open: true })
    expect(dayAt('17:05', '17:01')).toMatchObject({ result: 'forgotten', open: true })
  })
})

describe('the window', () => {
  test('includes the earliest check-in; a check-in is before the earliest check-out, a check-out before the end', () => {
    expect(dayOf(date, scanned('06:30', '17:00'))?.inAt).toBe(at(`${date} 06:30`))
    expect(dayOf(date, scanned('06:29:59', '17:00'))?.inAt).toBeNull()
    expect(dayOf(date, scanned('14:59:59', '15:00'))).toMatchObject({
      inAt: at(`${date} 14:59`),
      outAt: at(`${date} 15:00`),
    })
    const late = (out: string) => dayOf(date, { scans: [scan(`${date} 08:00`), scan(out)] })
    expect(late('2026-04-02 00:59:59')?.outAt).toBe(at('2026-04-02 00:59'))
    expect(late('2026-04-02 01:00')?.result).toBe('forgotten')
  })

  test('ends at the next earliest check-in if that is sooner', () => {
    const dayAfterNight = { shiftOn: (day: number) => (day === dayNumber(date) ? night : office) }
    const out = (clock: string) => {
      const scans = [scan(`${date} 19:50`), scan(`2026-04-02 ${clock}`)]
      return dayOf(date, { ...dayAfterNight, scans })?.outAt
    }
    expect(out('06:29:59')).toBe(at('2026-04-02 06:29'))
    expect(out('06:30')).toBeNull()
  })

  test('a 24-hour shift ends at its own check-in time a day later', () => {
    const round = shift('07:00 08:00 19:00 20:00 08:00 08:00', 10, 120)
    const shiftOn = (day: number) => (day === dayNumber(date) ? round : null)
    const scans = [scan(`${date} 08:00`), scan('2026-04-02 07:59'), scan('2026-04-02 08:00')]
    expect(dayOf(date, { shiftOn, scans })).toMatchObject({
      result: 'success',
      outAt: at('2026-04-02 08:00'),
    })
  })

  test('a long shift is limited by a shift two dates later', () => {
    const long = shift('22:00 23:00 10:00 11:00 21:00 22:59', 10, 120)
    const shiftOn = (day: number) => [long, null, office][day - dayNumber(date)] ?? null
    const out = (text: string) => dayOf(date, { shiftOn, scans: [scan(`${date} 23:00`), scan(text)] })?.outAt
    expect(out('2026-04-03 06:29')).toBe(at('2026-04-03 06:29'))
    expect(out('2026-04-03 06:30')).toBeNull()
  })

  test('the first scan is the check-in and the last the check-out', () => {
    expect(dayOf(date, scanned('07:40', '12:00', '12:55', '15:10', '17:20'))).toMatchObject({
      inAt: at(`${date} 07:40`),
      outAt: at(`${date} 17:20`),
    })
  })

  test('seconds are cut off before any comparison, including the 60-second rule', () => {
    expect(dayOf(date, scanned('08:10:59', '17:00'))).toMatchObject({ result: 'success' })
    expect(dayOf(date, scanned('08:00', '17:05:50', '17:06:10'))?.outAt).toBe(at(`${date} 17:06`))
    expect(dayOf(date, scanned('08:00', '17:05:01', '17:05:59'))?.outAt).toBe(at(`${date} 17:05`))
  })

  test('shifts and scans before and after the range count as on any other day', () => {
    const scans = [scan('2026-04-30 20:00'), scan('2026-05-01 05:00')]
    expect(dayOf('2026-04-30', { ...nightly, scans })).toMatchObject({
      result: 'success',
      outAt: at('2026-05-01 05:00'),
    })
  })
})

describe('half a day of leave', () => {
  test('morning leave moves the check-in time to its end, and lateness with it', () => {
    const morning = { leaves: [leave(date, 'morning')] }
    expect(dayOf(date, { ...morning, ...scanned('13:11', '17:00') })).toMatchObject({
      result: 'late',
      lateMinutes: 11,
      paidLeaveHalves: 1,
      presentHalves: 1,
    })
    expect(dayOf(date, { ...morning, ...scanned('06:30', '17:00') })?.inAt).toBe(at(`${date} 06:30`))
    expect(dayOf(date, { ...morning, ...scanned('15:30') })).toMatchObject({ result: 'forgotten' })
  })

  test('afternoon leave moves the earliest check-out, the check-out and the end of the window', () => {
    const afternoon = { leaves: [leave(date, 'afternoon', false)] }
    expect(dayOf(date, { ...afternoon, ...scanned('08:00', '12:00') })).toMatchObject({
      result: 'success',
      unpaidLeaveHalves: 1,
      presentHalves: 1,
    })
    expect(dayOf(date, { ...afternoon, ...scanned('08:00', '19:59') })?.outAt).toBe(at(`${date} 19:59`))
    expect(dayOf(date, { ...afternoon, ...scanned('08:00', '20:00') })?.result).toBe('forgotten')
  })

  test('an absence in the other half counts as half a day', () => {
    const facts = { leaves: [leave(date, 'morning', false)] }
    expect(dayOf(date, facts)).toMatchObject({ result: 'absent', absentHalves: 1, unpaidLeaveHalves: 1 })
  })

  test('morning and afternoon leave make a full day; the same half twice is one half', () => {
    const both = { leaves: [leave(date, 'morning', true), leave(date, 'afternoon', false)] }
    expect(dayOf(date, both)).toMatchObject({ result: 'leave', paidLeaveHalves: 1, unpaidLeaveHalves: 1 })
    const twice = { leaves: [leave(date, 'morning'), leave(date, 'morning', false)] }
    expect(dayOf(date, twice)).toMatchObject({ result: 'absent', unpaidLeaveHalves: 1, absentHalves: 1 })
  })

  test('on a night shift the halves meet in the middle of the shift', () => {
    const scans = [scan('2026-04-02 01:20'), scan('2026-04-02 05:00')]
    const morning = { ...nightly, scans, leaves: [leave(date, 'morning')] }
    expect(dayOf(date, morning)).toMatchObject({ result: 'late', lateMinutes: 20, nightMinutes: 220 })
    const evening = { ...nightly, scans: [scan(`${date} 20:00`), scan('2026-04-02 00:10')] }
    expect(dayOf(date, { ...evening, leaves: [leave(date, 'afternoon')] })).toMatchObject({
      result: 'success',
      nightMinutes: 120,
    })
  })
})

describe('night minutes', () => {
  const worked = (...texts: string[]) =>
    dayOf(date, { ...nightly, scans: texts.map((text) => scan(text)) })?.nightMinutes

  test('22:00–06:00, inside the shift and between the first and last scan', () => {
    expect(worked(`${date} 19:30`, '2026-04-02 07:00')).toBe(420)
    expect(worked(`${date} 20:00`, '2026-04-02 03:30')).toBe(330)
  })

  test("a forgotten scan counts as the shift's own time", () => {
    expect(worked(`${date} 20:00`)).toBe(420)
    expect(worked('2026-04-02 04:00')).toBe(360)
  })

  test('across midnight the work date decides whether it is a holiday', () => {
    const scans = [scan(`${date} 20:00`), scan('2026-04-02 05:00')]
    const isHoliday = (day: number) => day === dayNumber('2026-04-02')
    expect(dayOf(date, { ...nightly, scans, isHoliday })).toMatchObject({
      result: 'success',
      nightMinutes: 420,
    })
    expect(dayOf('2026-04-02', { ...nightly, scans, isHoliday })).toMatchObject({
      result: 'holiday',
      nightMinutes: 0,
    })
  })

  test('the window of a shift just after midnight can open on the previous date', () => {
    const early = shift('23:00 00:30 04:00 05:00 07:00 08:30', 5, 90)
    const scans = [scan('2026-03-31 23:10'), scan(`${date} 08:30`)]
    expect(dayOf(date, { shiftOn: () => early, scans })).toMatchObject({
      result: 'success',
      inAt: at('2026-03-31 23:10'),
      nightMinutes: 330,
    })
  })
})

describe('an employee who does not clock in', () => {
  const doesNotClockIn = true

  test('is present on every shift of a month, whatever the scans, with the night premium of full shifts', () => {
    const days = deriveMonth(monthOf({ doesNotClockIn, scans: [scan(`${date} 09:30`)] })).days
    expect(days).toHaveLength(26)
    for (const day of days)
      expect(day).toMatchObject({
        ...{ result: 'success', presentHalves: 2, absentHalves: 0, lateMinutes: 0, earlyMinutes: 0 },
        ...{ inAt: null, outAt: null, open: false },
      })
    expect(dayOf(date, { doesNotClockIn, ...nightly })).toMatchObject({ nightMinutes: 420 })
  })

  test('has leave and holidays like others; with half a day of leave only the other half is worked', () => {
    expect(dayOf(date, { doesNotClockIn, leaves: [leave(date, 'full', false)] })).toMatchObject({
      ...{ result: 'leave', unpaidLeaveHalves: 2, presentHalves: 0 },
    })
    expect(dayOf(date, { doesNotClockIn, leaves: [leave(date, 'morning')] })).toMatchObject({
      ...{ result: 'success', paidLeaveHalves: 1, presentHalves: 1 },
    })
    expect(dayOf(date, { doesNotClockIn, isHoliday: () => true })).toMatchObject({ holidayHalves: 2 })
  })

  test('has no result before the shift is over', () => {
    expect(dayOf(date, { doesNotClockIn, asOf: at(`${date} 16:59`) })).toMatchObject({
      ...{ result: 'not_yet', open: true, presentHalves: 0, absentHalves: 0 },
    })
    expect(dayOf(date, { doesNotClockIn, asOf: at(`${date} 17:00`) })).toMatchObject({ result: 'success' })
  })

  test('earns overtime as approved', () => {
    const overtime = [span(date, '18:00', '20:00')]
    expect(overtimeOf(date, { overtime })).toEqual([])
    expect(overtimeOf(date, { overtime, doesNotClockIn })).toEqual([[150, 120]])
  })
})
