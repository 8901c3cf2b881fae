import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import { type PlannedDay, type PlannedShift, rosterWarnings } from './roster-warnings.ts'

// A Monday.
const FROM = dayNumber('2026-11-02')
const DAY: PlannedShift = { start: 480, end: 1020, workMinutes: 480 }
const NIGHT: PlannedShift = { start: 1320, end: 1800, workMinutes: 480 }
const LETTERS: Record<string, PlannedShift | null> = { D: DAY, N: NIGHT, '-': null }

/** A letter for each day: D day shift, N night shift, - off; small letters do not change. */
function warningsOf(
  text: string,
  more: { of?: Partial<PlannedDay>; firstDay?: string; lastDay?: string } = {},
) {
  const days = [...text].map(
    (letter): PlannedDay => ({
      shift: LETTERS[letter.toUpperCase()] ?? null,
      isChanged: letter === letter.toUpperCase() && letter !== '-',
      isOnLeave: false,
      isHoliday: false,
      ...more.of,
    }),
  )
  const employment = {
    firstDay: dayNumber(more.firstDay ?? '2020-01-01'),
    lastDay: more.lastDay ? dayNumber(more.lastDay) : Number.POSITIVE_INFINITY,
  }
  return rosterWarnings({ from: FROM, days, ...employment }).map(
    ({ code, day, amount }) => `${code} ${dayOfNumber(day).slice(5)}${amount === null ? '' : ` ${amount}`}`,
  )
}

test('an ordinary week has no warning', () => {
  expect(warningsOf('DDDDDD-DDDDDD-')).toEqual([])
})

test('seven days in a row have no weekly rest, also if only one of them changes', () => {
  expect(warningsOf('dddddd-')).toEqual([])
  expect(warningsOf('ddddddD')).toEqual(['over_48_hours 11-02 3360', 'no_weekly_rest 11-08 7'])
  expect(warningsOf('---dddDddd----')).toEqual(['no_weekly_rest 11-11 7'])
  expect(warningsOf('---ddddddd----')).toEqual([])
})

test('between two shifts are at least eight hours, over midnight too', () => {
  expect(warningsOf('ND-----')).toEqual(['short_rest 11-03 120'])
  expect(warningsOf('nD-----')).toEqual(['short_rest 11-03 120'])
  expect(warningsOf('nd-----')).toEqual([])
  expect(warningsOf('N-D----')).toEqual([])
  expect(warningsOf('DN-----')).toEqual([])
})

test('a shift on leave, on a public holiday and outside the employment', () => {
  expect(warningsOf('Dd-----', { of: { isOnLeave: true, isHoliday: true } })).toEqual([
    'on_leave 11-02',
    'holiday 11-02',
  ])
  expect(warningsOf('DDD----', { firstDay: '2026-11-03', lastDay: '2026-11-03' })).toEqual([
    'outside_employment 11-02',
    'outside_employment 11-04',
  ])
})
