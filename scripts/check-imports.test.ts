import { expect, test } from 'vitest'
import { findImportFaults, importFault } from './check-imports.ts'

test('imports go in one direction: engines and kit below, features in order, only public modules', () => {
  expect(importFault('engines/payroll/tax.ts', 'kit/server/http.ts')).toMatch(/engine/)
  expect(importFault('kit/server/http.ts', 'features/access/contract.ts')).toMatch(/kit/)
  expect(importFault('features/leave/server/list.ts', 'features/payroll/contract.ts')).toMatch(/after/)
  expect(importFault('features/payroll/server/run.ts', 'features/leave/server/days.ts')).toMatch(/public/)
  expect(importFault('features/payroll/web/run.tsx', 'features/payroll/server/index.ts')).toMatch(/browser/)
  expect(importFault('features/payroll/server/run.ts', 'features/attendance/server/index.ts')).toBeNull()
  expect(importFault('server/compose.ts', 'features/leave/server/index.ts')).toBeNull()
})

test('no file of the project violates the import rules', () => {
  expect(findImportFaults()).toEqual([])
})
