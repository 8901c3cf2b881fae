import fc from 'fast-check'
import { dayNumber, weekdayOfNumber } from '#kit/contract/days.ts'
import { monthOf, settings } from './example-month.test-data.ts'
import type { DayLeave, EmployeeMonth, OvertimeSpan, Scan, Shift } from './types.ts'

export const from = dayNumber('2026-04-01')
export const to = from + 9

const clock = (minute: number) => ((minute % 1440) + 1440) % 1440

/** Any shift of 1 to 16 hours at any time of the day, with valid half-day times and earliest times. */
const anyShift: fc.Arbitrary<Shift> = fc
  .record({
    checkIn: fc.nat(1439),
    length: fc.integer({ min: 60, max: 960 }),
    early: fc.nat(180),
    parts: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(60), fc.nat(59)),
    allowedLate: fc.nat(20),
    absenceMinutes: fc.integer({ min: 21, max: 240 }),
  })
  .map(({ checkIn, length, early, parts: [half, pause, outEarly], allowedLate, absenceMinutes }) => {
    const halfFrom = 1 + Math.floor(half * (length - 2))
    return {
      checkIn,
      checkOut: clock(checkIn + length),
      earliestIn: clock(checkIn - early),
      earliestOut: clock(checkIn + length - outEarly),
      halfFrom: clock(checkIn + halfFrom),
      halfTo: clock(checkIn + Math.min(halfFrom + pause, length - 1)),
      allowedLate,
      absenceMinutes,
    }
  })

const anyScan: fc.Arbitrary<Scan> = fc.record({
  at: fc.integer({ min: (from - 2) * 86_400, max: (to + 3) * 86_400 }),
  counts: fc.boolean().chain((first) => (first ? fc.constant(true) : fc.boolean())),
})

const anySpan: fc.Arbitrary<OvertimeSpan> = fc
  .tuple(fc.integer({ min: from - 1, max: to }), fc.nat(1439), fc.integer({ min: 1, max: 600 }))
  .map(([day, start, length]) => ({ day, from: start, to: clock(start + length) }))

const anyLeave = (...parts: Exclude<DayLeave['part'], 'hours'>[]): fc.Arbitrary<DayLeave> =>
  fc.record({
    day: fc.integer({ min: from - 1, max: to }),
    part: fc.constantFrom(...parts),
    paid: fc.boolean(),
  })

const anyMonth = (...parts: Exclude<DayLeave['part'], 'hours'>[]): fc.Arbitrary<EmployeeMonth> =>
  fc
    .record({
      week: fc.array(fc.option(anyShift, { freq: 4 }), { minLength: 7, maxLength: 7 }),
      holidays: fc.uniqueArray(fc.integer({ min: from - 1, max: to + 3 }), { maxLength: 3 }),
      leaves: fc.array(anyLeave(...parts), { maxLength: 6 }),
      scans: fc.array(anyScan, { maxLength: 60 }),
      overtime: fc.array(anySpan, { maxLength: 12 }),
      basis: fc.constantFrom('scanned' as const, 'approved' as const),
    })
    .map(({ week, holidays, leaves, scans, overtime, basis }) =>
      monthOf({
        from,
        to,
        shiftOn: (day) => week[weekdayOfNumber(day) - 1] ?? null,
        isHoliday: (day) => holidays.includes(day),
        leaves,
        scans: scans.sort((a, b) => a.at - b.at),
        overtime,
        settings: { ...settings, overtimeBasis: basis },
      }),
    )

/** Ten random days of one employee. */
export const employeeMonth = anyMonth('full', 'morning', 'afternoon')

/** Ten random days with leave of full days only. */
export const employeeMonthWithFullDayLeave = anyMonth('full')
