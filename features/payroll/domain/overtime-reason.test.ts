import { expect, test } from 'vitest'
import { overtimeReason, type ZeroOvertime } from './overtime-reason.ts'

const day: ZeroOvertime = { basis: 'scanned', result: 'success', scans: 2, counted: 2, is_covered: true }
const reason = (changes: Partial<ZeroOvertime>) => overtimeReason({ ...day, ...changes })

test('the reason is the first condition of overtime that the day does not meet', () => {
  expect(reason({ result: 'leave', counted: 0 })).toBe('on_leave')
  expect(reason({ result: 'absent', scans: 0, counted: 0 })).toBe('no_scan')
  expect(reason({ result: 'outside', counted: 0 })).toBe('outside_zone')
  expect(reason({ result: 'forgotten', scans: 1, counted: 1 })).toBe('one_scan')
  expect(reason({ is_covered: false })).toBe('outside_scans')
  expect(reason({ result: null })).toBe('outside_window')
  expect(reason({})).toBe('inside_shift')
  expect(reason({ basis: 'approved', counted: 0, scans: 0 })).toBe('inside_shift')
})
