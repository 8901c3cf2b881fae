import fc from 'fast-check'
import { expect, test } from 'vitest'
import { employeeMonth, employeeMonthWithFullDayLeave, from, to } from './arbitrary-month.test-data.ts'
import { deriveMonth } from './derive-month.ts'
import { nightMinutes } from './night-minutes.ts'
import { referenceOvertime, referenceShift } from './reference.test-data.ts'
import type { DayResult, EmployeeMonth } from './types.ts'

const checkProperty = (property: (month: EmployeeMonth) => void, months = employeeMonth) =>
  fc.assert(fc.property(months, property), { numRuns: 300 })

test('duplicate scans change nothing', () => {
  checkProperty((month) => {
    const scans = [...month.scans, ...month.scans].sort((a, b) => a.at - b.at)
    expect(deriveMonth({ ...month, scans })).toEqual(deriveMonth(month))
  })
})

test('the order of scans, leaves and overtime is irrelevant', () => {
  checkProperty((month) => {
    const { scans, leaves, overtime } = month
    const reversed = {
      ...month,
      scans: scans.toReversed(),
      leaves: leaves.toReversed(),
      overtime: overtime.toReversed(),
    }
    expect(deriveMonth(reversed)).toEqual(deriveMonth(month))
  })
})

test('a past day adds up to one day, an absent day is never late, no minutes are negative', () => {
  checkProperty((month) => {
    for (const day of deriveMonth(month).days) {
      expect(halves(day)).toBe(2)
      if (day.absentHalves > 0)
        expect([day.lateMinutes, day.earlyMinutes, day.nightMinutes]).toEqual([0, 0, 0])
      if (day.result === 'late') expect(day.lateMinutes).toBeGreaterThan(0)
      if (day.result === 'success') expect(day.lateMinutes + day.earlyMinutes).toBe(0)
      expect(Math.min(day.lateMinutes, day.earlyMinutes, day.nightMinutes)).toBeGreaterThanOrEqual(0)
      expect(day.open).toBe(false)
      expect(day.result).not.toBe('not_yet')
    }
  })
})

test('the same month 52 weeks later has the same results', () => {
  checkProperty((month) => {
    const days = 7 * 52
    const later = deriveMonth(moved(month, days))
    const { days: rows, overtime } = deriveMonth(month)
    const minute = (at: number | null) => (at === null ? null : at + days * 1440)
    expect(later.overtime).toEqual(overtime.map((part) => ({ ...part, day: part.day + days })))
    expect(later.days).toEqual(
      rows.map((row) => ({ ...row, day: row.day + days, inAt: minute(row.inAt), outAt: minute(row.outAt) })),
    )
  })
})

test('a scan outside every window changes no day', () => {
  fc.assert(
    fc.property(
      employeeMonth,
      fc.integer({ min: (from - 1) * 1440, max: (to + 2) * 1440 }),
      (month, minute) => {
        for (let day = from; day <= to; day++) {
          const shift = referenceShift(month, day)
          fc.pre(!shift || minute < shift.opens || minute >= shift.end)
        }
        const scans = [...month.scans, { at: minute * 60, counts: true }].sort((a, b) => a.at - b.at)
        expect(deriveMonth({ ...month, scans }).days).toEqual(deriveMonth(month).days)
      },
    ),
    { numRuns: 300 },
  )
})

test('a scan outside every zone flags a day and gives no attendance', () => {
  checkProperty((month) => {
    const inside = { ...month, scans: month.scans.filter((scan) => scan.counts) }
    const unflagged = deriveMonth(month).days.map((day) => ({
      ...day,
      hasOutsideScan: false,
      result: day.result === 'outside' ? 'absent' : day.result,
    }))
    expect(unflagged).toEqual(deriveMonth(inside).days)
    expect(deriveMonth(month).overtime).toEqual(deriveMonth(inside).overtime)
  })
})

test('a day whose window has closed never changes again', () => {
  fc.assert(
    fc.property(employeeMonth, fc.integer({ min: from * 1440, max: (to + 3) * 1440 }), (month, asOf) => {
      const final = deriveMonth(month).days
      deriveMonth({ ...month, asOf }).days.forEach((day, i) => {
        if (!day.open) expect(day).toEqual(final[i])
        expect(halves(day)).toBeLessThanOrEqual(2)
      })
    }),
    { numRuns: 300 },
  )
})

test('overtime equals a minute-by-minute count', () => {
  const order = (a: { day: number; multiplier: number }, b: { day: number; multiplier: number }) =>
    a.day - b.day || a.multiplier - b.multiplier
  checkProperty((month) => {
    expect(deriveMonth(month).overtime).toEqual(referenceOvertime(month).sort(order))
  }, employeeMonthWithFullDayLeave)
})

test('overtime requested twice is paid once', () => {
  checkProperty((month) => {
    const overtime = [...month.overtime, ...month.overtime]
    expect(deriveMonth({ ...month, overtime }).overtime).toEqual(deriveMonth(month).overtime)
  })
})

test('night minutes equal a minute-by-minute count', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.nat(2000), (start, length) => {
      let counted = 0
      for (let at = start; at < start + length; at++) if (at % 1440 >= 1320 || at % 1440 < 360) counted++
      expect(nightMinutes(start, start + length)).toBe(counted)
    }),
  )
})

function halves(day: DayResult): number {
  const leave = day.paidLeaveHalves + day.unpaidLeaveHalves
  return day.presentHalves + day.absentHalves + leave + day.holidayHalves
}

function moved(month: EmployeeMonth, days: number): EmployeeMonth {
  const later = <T extends { day: number }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, day: row.day + days }))
  return {
    ...month,
    from: month.from + days,
    to: month.to + days,
    asOf: month.asOf + days * 1440,
    shiftOn: (day) => month.shiftOn(day - days),
    isHoliday: (day) => month.isHoliday(day - days),
    leaves: later(month.leaves),
    scans: month.scans.map((scan) => ({ ...scan, at: scan.at + days * 86_400 })),
    overtime: later(month.overtime),
  }
}
