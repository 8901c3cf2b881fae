import { expect, test } from 'vitest'
import { findLockFaults, lockFaults } from './check-locks.ts'

test('a lock number that is declared twice is reported, in any notation', () => {
  const sources = [
    ['features/a/import.ts', 'const IMPORT_LOCK = 7_226_103'],
    ['features/b/seed.ts', "'select pg_advisory_xact_lock(7226103)'"],
    ['features/c/days.ts', 'const DAYS_LOCK = 7_226_104'],
  ] as const
  expect(lockFaults(sources)).toEqual([
    'Lock 7_226_103 is declared 2 times: features/a/import.ts, features/b/seed.ts',
  ])
})

test('each lock of the product has a unique number', () => expect(findLockFaults()).toEqual([]))
