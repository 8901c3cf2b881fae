import { expect, test } from 'vitest'
import { earliestStart, firstBeyondRow } from './leave-limits.ts'
import { accountOf, isWeekday, leaveOn } from './ledger/account.test-data.ts'

test('days of notice are calendar days before the leave begins', () => {
  expect(earliestStart('2026-03-02', 7, '2026-03-08')).toBe('2026-03-09')
  expect(earliestStart('2026-03-02', 7, '2026-03-09')).toBeNull()
  expect(earliestStart('2026-03-02', null, '2026-03-02')).toBeNull()
})

/** Wednesday to Friday; the weekend does not count. */
const asked = leaveOn('2026-03-04', '2026-03-06')
const beyond = (most: number | null, ...others: ReturnType<typeof leaveOn>[]) =>
  firstBeyondRow(accountOf({ leave: [...others, asked] }).uses, asked, { most, isCounted: isWeekday })

test('the days of a leave are counted together with leave of the type that is next to it', () => {
  expect([beyond(3), beyond(2.5), beyond(2), beyond(null)]).toEqual([null, '2026-03-06', '2026-03-06', null])
  // The Monday after the weekend joins it, a Tuesday does not.
  expect(beyond(3, leaveOn('2026-03-09'))).toBe('2026-03-09')
  expect(beyond(3, leaveOn('2026-03-10'))).toBeNull()
  expect(beyond(4, leaveOn('2026-03-02', '2026-03-03'))).toBe('2026-03-06')
  expect(beyond(3.5, leaveOn('2026-03-03', '2026-03-03', { part: 'afternoon' }))).toBeNull()
})
