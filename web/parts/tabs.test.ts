import { expect, test } from 'vitest'
import { hasScreen } from '../find-screen.ts'
import { requestsPath, TABS, tabOf } from './tabs.ts'

test('the bar of a phone contains only pages that exist, at most five with "Ask" and "More"', async () => {
  for (const { route } of TABS) expect([route, await hasScreen(route)]).toEqual([route, true])
  expect(TABS.filter(({ isDesk }) => !isDesk).length + 2).toBeLessThanOrEqual(5)
})

test('the tab of a page is kept on the pages below it', () => {
  expect(tabOf('/employee/payslip/12')).toBe('payslip')
  expect(tabOf('/employee/payslip')).toBe('payslip')
  expect(tabOf('/employee/payslip/so-far')).toBe('soFar')
  expect(tabOf('/employee-dashboard')).toBe('home')
  expect(tabOf('/employee/leave/request/add')).toBe('requests')
  expect(tabOf('/employee/inbox')).toBe('requests')
  expect(tabOf('/employee/e-approve/add')).toBe('requests')
  expect(tabOf('/employee/correction/edit/7')).toBe('requests')
  expect(tabOf('/employee/meeting')).toBeUndefined()
})

test('the tab of requests opens what waits for the user, otherwise the own requests', () => {
  expect(requestsPath(['employee'], 0)).toBe('/employee/requests')
  expect(requestsPath(['employee'], 1)).toBe('/employee/inbox')
  expect(requestsPath(['employee', 'linemanager'], 0)).toBe('/employee/inbox')
})
