import type { Language } from '#kit/contract/scalars.ts'
import type { WhyAllHr } from '../contract/status.ts'

/** Somebody who decides requests of a kind as HR; administrators are none of them: they decide for all branches. */
export interface HrPerson {
  accountId: number
  name: Readonly<Record<Language, string>>
  /** Null: staff without an employee. */
  employeeId: number | null
  /** The branch in which the person works. */
  workBranchId: number | null
  kind: string
  /** The branches for which the person decides; null: all. */
  branchIds: readonly number[] | null
}

/** Requests of a kind that others decide: those of employees in a covered branch that is not an own one. */
export interface Outside {
  kind: string
  ownBranchIds: readonly number[]
  /** The branches for which other HR people decide; null: all. */
  coveredBranchIds: readonly number[] | null
  /** HR people who nobody else decides for; nobody decides about himself, so all HR people are asked. */
  exceptEmployeeIds: readonly number[]
}

const covers = ({ branchIds }: HrPerson, branchId: number): boolean =>
  branchIds === null || branchIds.includes(branchId)

/** What an HR person with branches does not decide, by kind. */
export function outsideOf(
  accountId: number,
  ownBranchIds: readonly number[],
  people: readonly HrPerson[],
): Outside[] {
  const others = people.filter((person) => person.accountId !== accountId)
  return [...Map.groupBy(others, ({ kind }) => kind)].map(([kind, some]) => {
    const isAlone = ({ employeeId, workBranchId: branch }: HrPerson) =>
      branch !== null && !some.some((other) => other.employeeId !== employeeId && covers(other, branch))
    return {
      kind,
      ownBranchIds,
      coveredBranchIds: some.some(({ branchIds }) => branchIds === null)
        ? null
        : [...new Set(some.flatMap(({ branchIds }) => branchIds ?? []))],
      exceptEmployeeIds: some.filter(isAlone).flatMap(({ employeeId }) => employeeId ?? []),
    }
  })
}

interface About {
  right_kind: string
  employee_id: number
  /** Where the employee works today. */
  branch_id: number | null
}

/** Other HR people decide this request. An employee without a branch, or of a branch without HR people, is decided by all. */
export const isOutside = (
  outside: readonly Outside[],
  { right_kind, employee_id, branch_id }: About,
): boolean =>
  branch_id !== null &&
  outside.some(
    ({ kind, ownBranchIds, coveredBranchIds, exceptEmployeeIds }) =>
      kind === right_kind &&
      !ownBranchIds.includes(branch_id) &&
      (coveredBranchIds === null || coveredBranchIds.includes(branch_id)) &&
      !exceptEmployeeIds.includes(employee_id),
  )

/** The HR people of the employee's branch; null: all HR people are asked, with the reason if some are limited to branches. */
export interface HrAsked {
  people: readonly HrPerson[] | null
  whyAll: WhyAllHr | null
}

/** The HR people who are asked about a request. */
export function hrAskedAbout(
  people: readonly HrPerson[],
  { right_kind, employee_id, branch_id }: About,
): HrAsked {
  const able = people.filter((one) => one.kind === right_kind && one.employeeId !== employee_id)
  if (able.every(({ branchIds }) => branchIds === null)) return { people: null, whyAll: null }
  if (branch_id === null) return { people: null, whyAll: 'no_branch' }
  const covering = able.filter((person) => covers(person, branch_id))
  return covering.length > 0 ? { people: covering, whyAll: null } : { people: null, whyAll: 'no_branch_hr' }
}

/** The most names that are shown of a branch with many HR people. */
const MOST_NAMES = 3

/** The names of those who are asked, 'A / B'; null: everybody of HR. */
export function namesOfHr({ people }: HrAsked, language: Language): string | null {
  if (!people) return null
  const names = people.slice(0, MOST_NAMES).map(({ name }) => name[language])
  const more = people.length - names.length
  return more > 0 ? `${names.join(' / ')} +${more}` : names.join(' / ')
}
