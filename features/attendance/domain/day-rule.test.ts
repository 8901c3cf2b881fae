import { expect, test } from 'vitest'
import type { JudgedDay } from '../contract/day-explanation.ts'
import { ruleOf } from './day-rule.ts'

const clock = (hours: number, minutes = 0) => hours * 60 + minutes
const window = {
  ...{
    earliest_in: clock(6),
    check_in: clock(8),
    earliest_out: clock(15),
    check_out: clock(17),
    end: clock(25),
  },
  ...{ allowed_late: 10, absence_minutes: 90 },
}
const day: JudgedDay = {
  ...{ result: 'success', in_at: clock(7, 58), out_at: clock(17, 3), is_open: false, window, scans: [] },
  ...{ late_minutes: 0, early_minutes: 0, night_minutes: 0, present_halves: 2, absent_halves: 0 },
  ...{ paid_leave_halves: 0, unpaid_leave_halves: 0, holiday_halves: 0 },
}
const ruleFor = (changes: Partial<JudgedDay>, does_not_clock_in = false) =>
  ruleOf({ judged: { ...day, ...changes }, does_not_clock_in })

test('an absence says whether the late minutes or the missing scans are the reason', () => {
  expect(ruleFor({ result: 'absent', in_at: clock(9, 37) })).toEqual({
    code: 'absent_late',
    minutes: 97,
    limit: 90,
  })
  expect(ruleFor({ result: 'absent', in_at: null, out_at: null })).toEqual({
    ...{ code: 'absent_no_scan', from: clock(6), to: clock(25) },
  })
})

test('late, early and forgotten days have the minutes and limits of the shift', () => {
  expect(ruleFor({ result: 'late', late_minutes: 22 })).toEqual({ code: 'late', minutes: 22, allowed: 10 })
  expect(ruleFor({ result: 'early', early_minutes: 30 })).toEqual({
    code: 'early',
    minutes: 30,
    until: clock(17),
  })
  expect(ruleFor({ result: 'forgotten', in_at: null })).toEqual({
    code: 'forgotten_in',
    from: clock(6),
    to: clock(15),
  })
  expect(ruleFor({ result: 'forgotten', out_at: null })).toEqual({
    code: 'forgotten_out',
    from: clock(15),
    to: clock(25),
  })
})

test('a day in time says how many of the allowed minutes were used, and an open day who is here', () => {
  expect(ruleFor({})).toEqual({ code: 'in_time', minutes: 0, allowed: 10 })
  expect(ruleFor({ in_at: clock(8, 7) })).toEqual({ code: 'in_time', minutes: 7, allowed: 10 })
  expect(ruleFor({ result: 'not_yet', out_at: null })).toEqual({ code: 'here', at: clock(7, 58) })
  expect(ruleFor({ result: 'not_yet', in_at: null, out_at: null })).toEqual({ code: 'waiting' })
})

test('days without scans have their own reasons', () => {
  expect(ruleOf({ judged: null, does_not_clock_in: false })).toEqual({ code: 'no_shift' })
  expect(ruleFor({ result: 'holiday' })).toEqual({ code: 'holiday' })
  expect(ruleFor({ result: 'leave' })).toEqual({ code: 'full_leave' })
  expect(ruleFor({}, true)).toEqual({ code: 'unclocked' })
})
