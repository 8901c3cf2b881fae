import { expect, test } from 'vitest'
import { hasScreen } from '../find-screen.ts'
import { TABS, tabOf } from './tabs.ts'

test('the bar of a phone contains only pages that exist', async () => {
  for (const { route } of TABS) expect([route, await hasScreen(route)]).toEqual([route, true])
})

test('the tab of a page is kept on the pages below it', () => {
  expect(tabOf('/employee/payslip/12')).toBe('payslip')
  expect(tabOf('/employee/payslip')).toBe('payslip')
  expect(tabOf('/employee/payslip/so-far')).toBe('soFar')
  expect(tabOf('/employee-dashboard')).toBe('home')
  expect(tabOf('/employee/leave/request')).toBeUndefined()
})
