import { expect, test } from 'vitest'
import type { DayExplanation, JudgedDay } from '../contract/day-explanation.ts'
import { outcomeOfOvertime } from './overtime-outcome.ts'

const clock = (hours: number, minutes = 0) => hours * 60 + minutes
const window = {
  ...{ earliest_in: clock(6), check_in: clock(8), earliest_out: clock(15), check_out: clock(17) },
  ...{ end: clock(25), allowed_late: 10, absence_minutes: 90 },
}
const judged: JudgedDay = {
  ...{ result: 'success', in_at: clock(7, 58), out_at: clock(20), is_open: false, window, scans: [] },
  ...{ late_minutes: 0, early_minutes: 0, night_minutes: 0, present_halves: 2, absent_halves: 0 },
  ...{ paid_leave_halves: 0, unpaid_leave_halves: 0, holiday_halves: 0 },
}
const scan = {} as DayExplanation['day']['scans'][number]

interface Facts extends Partial<Omit<JudgedDay, 'scans'>> {
  from?: string
  to?: string
  counted?: number
  isRest?: boolean
  basis?: 'scanned' | 'approved'
  leave?: DayExplanation['leave']
  scans?: number
}

function outcome({
  from = '18:00',
  to = '20:00',
  counted = 95,
  isRest,
  basis = 'scanned',
  leave = [],
  scans = 2,
  ...day
}: Facts) {
  return outcomeOfOvertime({
    judged: isRest ? null : { ...judged, ...day },
    leave,
    day: { scans: Array.from({ length: scans }, () => scan) } as DayExplanation['day'],
    overtime: {
      basis,
      approved: [{ from_time: from, to_time: to }],
      counted: counted > 0 ? [{ multiplier: 150, minutes: counted, pay_type: 'cash' }] : [],
    },
  })
}

test('approved 120, counted 95: scanned out 19:35', () => {
  expect(outcome({ out_at: clock(19, 35) })).toEqual({
    ...{ approved: 120, counted: 95 },
    because: { code: 'out_at', at: clock(19, 35) },
  })
})

test.each([
  ['all of it counts', { counted: 120 }, null],
  ['no scans', { counted: 0, in_at: null, out_at: null }, { code: 'no_scans' }],
  ['no scan in', { counted: 0, in_at: null }, { code: 'no_in' }],
  ['no scan out', { counted: 0, out_at: null }, { code: 'no_out' }],
  [
    'came too late for the early hours',
    { from: '06:00', to: '08:00', in_at: clock(6, 25) },
    { code: 'in_at', at: clock(6, 25) },
  ],
  ['the rest lies in the shift', { from: '16:00', to: '19:00', counted: 120 }, { code: 'in_shift' }],
  ['a day of leave', { counted: 0, leave: [{ part: 'full', is_paid: true }] }, { code: 'leave' }],
  ['a rest day without scans', { isRest: true, counted: 0, scans: 0 }, { code: 'no_scans' }],
  ['a rest day with fewer scanned minutes', { isRest: true }, { code: 'fewer_scanned' }],
] as [string, Facts, object | null][])('%s', (_, facts, because) => {
  expect(outcome(facts)?.because).toEqual(because)
})

test('over midnight, and after a night shift', () => {
  expect(outcome({ from: '23:30', to: '00:30', counted: 30, out_at: clock(24) })).toMatchObject({
    ...{ approved: 60, because: { code: 'out_at', at: clock(24) } },
  })
  const night = { ...window, check_in: clock(20), check_out: clock(29) }
  expect(
    outcome({ from: '05:00', to: '07:00', counted: 60, in_at: clock(20), out_at: clock(30), window: night }),
  ).toMatchObject({ approved: 120, because: { code: 'out_at', at: clock(30) } })
})

test('nothing is said while a scan can still change the day', () => {
  expect(outcome({ is_open: true, counted: 0 })).toBeNull()
})
