import { expect, test } from 'vitest'
import { mayUse } from './access.ts'
import type { Session } from './session.ts'

function session(
  roles: string[],
  permissions: string[] = [],
  company_id: number | null = 3,
  special_menus = false,
): Session {
  const user = {
    id: 1,
    name: 'A',
    email: 'a@b.la',
    company_id,
    employee_id: null,
    special_menus,
    status_change_password: false,
  }
  return { id: 1, user, roles, permissions }
}

test('any one of the permissions is enough; administrators need none', () => {
  const needs = { permissions: ['view-activity-logs', 'managecompanylog'] }
  expect(mayUse(session(['companyuser'], ['managecompanylog']), needs)).toBe(true)
  expect(mayUse(session(['companyuser'], ['view-late']), needs)).toBe(false)
  expect(mayUse(session(['companyadmin']), needs)).toBe(true)
  expect(mayUse(null, {})).toBe(false)
})

test('a screen that changes something needs all of the further permissions', () => {
  const needs = { permissions: ['view-employee'], alsoNeeds: ['edit-employee', 'import-employee'] }
  expect(mayUse(session(['clerk'], ['view-employee', 'edit-employee', 'import-employee']), needs)).toBe(true)
  expect(mayUse(session(['clerk'], ['view-employee', 'edit-employee']), needs)).toBe(false)
  expect(mayUse(session(['clerk'], ['edit-employee', 'import-employee']), needs)).toBe(false)
  expect(mayUse(session(['companyadmin']), needs)).toBe(true)
})

test('the special entries are closed to the administrators of companies without the switch', () => {
  const needs = { permissions: ['view-clock-in-schedule'], special: true } as const
  expect(mayUse(session(['companyadmin']), needs)).toBe(false)
  expect(mayUse(session(['companyadmin'], [], 12, true), needs)).toBe(true)
  expect(mayUse(session(['companyuser'], [], 12, true), needs)).toBe(false)
})

test('entries by role', () => {
  expect(mayUse(session(['employee', 'hrmanager']), { roles: ['linemanager', 'hrmanager'] })).toBe(true)
  expect(mayUse(session(['employee']), { roles: ['linemanager'] })).toBe(false)
})

test('sides: a company administrator does not reach the provider, an employee not the administration', () => {
  expect(mayUse(session(['companyadmin']), { side: 'provider', permissions: ['admin-bank'] })).toBe(false)
  expect(mayUse(session(['superadmin'], [], null), { side: 'provider', permissions: ['admin-bank'] })).toBe(
    true,
  )
  expect(mayUse(session(['superadmin'], [], null), { side: 'company', permissions: ['view-late'] })).toBe(
    false,
  )
  expect(mayUse(session(['employee']), { side: 'staff' })).toBe(false)
  expect(mayUse(session(['employee'], ['view-late']), { side: 'company', permissions: ['view-late'] })).toBe(
    false,
  )
  expect(
    mayUse(session(['employee', 'clerk'], ['view-late']), { side: 'company', permissions: ['view-late'] }),
  ).toBe(true)
  expect(mayUse(session(['companyuser']), { side: 'company' })).toBe(true)
})
