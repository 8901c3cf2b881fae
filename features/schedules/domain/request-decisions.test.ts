import { expect, test } from 'vitest'
import { requestStatusAfter } from './request-decisions.ts'

test('the line manager approves first, then HR', () => {
  expect(requestStatusAfter('pending', 'linemanager', 'approved')).toBe('approved')
  expect(requestStatusAfter('approved', 'hr', 'approved')).toBe('success')
  expect(requestStatusAfter('approved', 'linemanager', 'approved')).toBeNull()
})

test('HR can enter an approved request directly; it cannot be rejected afterwards', () => {
  expect(requestStatusAfter('pending', 'hr', 'approved')).toBe('success')
  expect(requestStatusAfter('success', 'hr', 'rejected')).toBeNull()
  expect(requestStatusAfter('rejected', 'hr', 'approved')).toBeNull()
})

test('HR changes and cancels what is approved; a cancellation is final', () => {
  expect(requestStatusAfter('success', 'hr', 'changed')).toBe('success')
  expect(requestStatusAfter('success', 'hr', 'cancelled')).toBe('cancelled')
  expect(requestStatusAfter('success', 'linemanager', 'cancelled')).toBeNull()
  expect(requestStatusAfter('pending', 'hr', 'changed')).toBeNull()
  for (const verdict of ['approved', 'rejected', 'changed', 'cancelled'] as const)
    for (const status of ['rejected', 'cancelled'] as const)
      expect(requestStatusAfter(status, 'hr', verdict)).toBeNull()
})
