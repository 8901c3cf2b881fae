import { expect, test } from 'vitest'
import { type CompanyFacts, firstStepsOf } from './first-steps.ts'

const NEW: CompanyFacts = {
  is_reviewed: false,
  has_branch: false,
  has_department: false,
  has_position: false,
  holidays: 12,
  missing_holidays: 2,
  has_schedule: false,
  people: 0,
  clocking: 0,
  without_schedule: 0,
  without_salary: 0,
  without_bank_account: 0,
  has_scans: false,
  has_calculated: false,
  has_approved: false,
}
const open = (facts: Partial<CompanyFacts>) =>
  firstStepsOf({ ...NEW, ...facts })
    .filter(({ is_done }) => !is_done)
    .map(({ name }) => name)
const missing = (facts: Partial<CompanyFacts>, step: string) =>
  firstStepsOf({ ...NEW, ...facts }).find(({ name }) => name === step)?.missing

test('in a new company only the seeded holidays are done', () => {
  expect(open({})).toEqual([
    ...['settings', 'organisation', 'schedules', 'people', 'on_schedule', 'pay', 'scans'],
    ...['calculated', 'approved'],
  ])
  expect(open({ holidays: 0 })).toContain('rest_days')
})

test('a step says what it lacks', () => {
  expect(missing({ has_branch: true }, 'organisation')).toEqual([
    { what: 'department', count: 1 },
    { what: 'position', count: 1 },
  ])
  expect(missing({}, 'rest_days')).toEqual([{ what: 'public_holiday', count: 2 }])
  const people = { people: 9, clocking: 8, without_schedule: 3, without_salary: 2, without_bank_account: 4 }
  expect(missing(people, 'on_schedule')).toEqual([{ what: 'schedule_of_employee', count: 3 }])
  expect(missing(people, 'pay')).toEqual([
    { what: 'salary', count: 2 },
    { what: 'bank_account', count: 4 },
  ])
})

test('a company in which nobody clocks in needs neither schedules nor scans', () => {
  expect(open({ people: 3 })).toEqual(['settings', 'organisation', 'calculated', 'approved'])
})

test('a company without branches, with some people paid in cash, gets to the end; what it lacks is still listed', () => {
  const facts = { has_department: true, has_position: true, people: 9, clocking: 9, without_bank_account: 2 }
  expect(open(facts)).not.toEqual(expect.arrayContaining(['organisation']))
  expect(open(facts)).not.toEqual(expect.arrayContaining(['pay']))
  expect(missing(facts, 'organisation')).toEqual([{ what: 'branch', count: 1 }])
  expect(missing(facts, 'pay')).toEqual([{ what: 'bank_account', count: 2 }])
  expect(open({ ...facts, without_bank_account: 9 })).toContain('pay')
})
