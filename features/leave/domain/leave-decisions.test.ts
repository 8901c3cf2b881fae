import { expect, test } from 'vitest'
import { leaveStatusAfter } from './leave-decisions.ts'

test('the line manager approves first, then HR', () => {
  expect(leaveStatusAfter('pending', 'linemanager', 'approved')).toBe('approved')
  expect(leaveStatusAfter('approved', 'hr', 'approved')).toBe('success')
  expect(leaveStatusAfter('approved', 'linemanager', 'approved')).toBeNull()
})

test('HR can enter approved leave directly, and a decision is final', () => {
  expect(leaveStatusAfter('pending', 'hr', 'approved')).toBe('success')
  expect(leaveStatusAfter('success', 'hr', 'rejected')).toBeNull()
  expect(leaveStatusAfter('rejected', 'hr', 'approved')).toBeNull()
})
