import { expect, test } from 'vitest'
import { type HrPerson, hrAskedAbout, isOutside, namesOfHr, outsideOf } from './hr-branches.ts'

const [VIENTIANE, PAKSE, SAVAN] = [1, 2, 3]
const person = (accountId: number, branchIds: number[] | null, more: Partial<HrPerson> = {}): HrPerson => ({
  ...{
    accountId,
    name: { la: `p${accountId}`, en: `p${accountId}` },
    employeeId: accountId * 10,
    workBranchId: VIENTIANE,
    kind: 'leave',
  },
  branchIds,
  ...more,
})
const about = (branch_id: number | null, employee_id = 7) => ({ right_kind: 'leave', employee_id, branch_id })
const isTheirs = (people: HrPerson[], accountId: number, request: ReturnType<typeof about>) =>
  !isOutside(
    outsideOf(accountId, people.find((one) => one.accountId === accountId)?.branchIds ?? [], people),
    request,
  )
const namesOf = (people: HrPerson[], request: ReturnType<typeof about>) =>
  namesOfHr(hrAskedAbout(people, request), 'en')

test('an HR person with branches decides only for these, if others decide for the rest', () => {
  const people = [person(1, [VIENTIANE]), person(2, [PAKSE, SAVAN])]
  expect([VIENTIANE, PAKSE, SAVAN].map((branch) => isTheirs(people, 1, about(branch)))).toEqual([
    true,
    false,
    false,
  ])
  expect(namesOf(people, about(PAKSE))).toBe('p2')
})

test('one without branches is asked for all, so that no branch is without HR', () => {
  const people = [person(1, [VIENTIANE]), person(2, null)]
  expect(isTheirs(people, 1, about(SAVAN))).toBe(false)
  expect(namesOf(people, about(VIENTIANE))).toBe('p1 / p2')
  expect(hrAskedAbout([person(1, null)], about(null))).toEqual({ people: null, whyAll: null })
})

test('all HR people are asked for an employee without a branch, and for a branch without HR people', () => {
  const people = [person(1, [VIENTIANE]), person(2, [PAKSE])]
  for (const [branch, whyAll] of [
    [null, 'no_branch'],
    [SAVAN, 'no_branch_hr'],
  ] as const) {
    expect(hrAskedAbout(people, about(branch))).toEqual({ whyAll, people: null })
    expect(people.map(({ accountId }) => isTheirs(people, accountId, about(branch)))).toEqual([true, true])
  }
})

test('the only HR person of a branch is decided by all others, in every branch', () => {
  const people = [person(1, [VIENTIANE]), person(2, [PAKSE], { workBranchId: PAKSE })]
  expect(hrAskedAbout(people, about(PAKSE, 20))).toMatchObject({ whyAll: 'no_branch_hr' })
  expect(isTheirs(people, 1, about(PAKSE, 20))).toBe(true)
  expect(isTheirs(people, 1, about(PAKSE, 21))).toBe(false)
})

test('people of another kind of requests do not count', () => {
  const people = [person(1, [VIENTIANE]), person(2, [PAKSE], { kind: 'overtime' })]
  expect(isTheirs(people, 1, about(PAKSE))).toBe(true)
  expect(hrAskedAbout(people, about(PAKSE)).whyAll).toBe('no_branch_hr')
})
