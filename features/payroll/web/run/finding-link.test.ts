import { expect, test } from 'vitest'
import type { LinkTo } from '#kit/web/use-link.ts'
import { FINDINGS, type FindingCode } from '../../domain/readiness-findings.ts'
import { findingLink } from './finding-link.ts'

const SEPTEMBER = { from_date: '2026-09-01', to_date: '2026-09-30' }

/** The screen and the filters, instead of its address. */
const linkTo: LinkTo = (name, ...[, query = {}]) =>
  `${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`

const linkOf = (code: FindingCode) => findingLink({ code, target: FINDINGS[code].target }, SEPTEMBER, linkTo)

test('a check for missing data of employees opens the list of those whose data is missing', () => {
  expect(linkOf('no_bank_account')).toBe('employee.index?missing=bank_account')
  expect(linkOf('no_sso_number')).toBe('employee.index?missing=sso_number')
  expect(linkOf('no_salary')).toBe('employee.index?missing=salary')
})

test('the check for missing schedules opens those who have none on a day of the run', () => {
  expect(linkOf('no_schedule')).toBe('scan_time.index?has_schedule=missing&from=2026-09-01&to=2026-09-30')
})
