import { EMPLOYEE_PLACES } from '#features/employees/server/index.ts'
import type { Parameter } from '#kit/server/list/list-declaration.ts'
import type { Outside } from '../domain/hr-branches.ts'
import type { Asker, Capacity } from '../domain/rights.ts'

/**
 * SQL conditions on an open step `s` of the table of steps, for the rights of somebody; `$1` is the company. The same rules as `rightTo` of
 * the domain.
 */

/** SQL of a row: the kind whose HR decides, and the employee concerned. */
interface ScopedRow {
  kind: string
  employee: string
}
const STEP: ScopedRow = { kind: 's.kind', employee: 's.employee_id' }

/** Not other HR people decide the row: the same rule as `isOutside`; `$1` is the company. Kinds with the same people are one condition. */
export function inBranches(
  param: Parameter,
  outside: readonly Outside[],
  { kind, employee }: ScopedRow = STEP,
): string {
  const groups = Map.groupBy(outside, ({ kind: _, ...same }) => JSON.stringify(same))
  const parts = [...groups.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const covered =
      first.coveredBranchIds === null
        ? ''
        : ` and place.branch_id = any(${param(first.coveredBranchIds)}::bigint[])`
    return [
      `not (${kind} = any(${param(some.map((one) => one.kind))}) and ${employee} <> all(${param(first.exceptEmployeeIds)}::bigint[])
        and ${employee} in (select place.id from ${EMPLOYEE_PLACES} place where place.company_id = $1 and place.branch_id <> all(${param(first.ownBranchIds)}::bigint[])${covered}))`,
    ]
  })
  return parts.length === 0 ? 'true' : parts.join(' and ')
}

function partsOf(
  param: Parameter,
  { employeeId, departmentId, isHr, isDirector, kinds, outside }: Capacity,
): string[] {
  const ofAll = 's.approver_employee_id is null and s.any_of is null and'
  const parts = [
    ...(employeeId === null
      ? []
      : [
          `s.approver_employee_id = ${param(employeeId)}`,
          // Only open steps are in the index.
          `(s.any_of is not null and s.any_of @> array[${param(employeeId)}]::bigint[])`,
        ]),
    ...(departmentId === null
      ? []
      : [`(${ofAll} s.role = 'linemanager' and s.pool_department_id = ${param(departmentId)})`]),
    ...(isHr ? [`(${ofAll} s.role = 'hr' and ${inBranches(param, outside)})`] : []),
    ...(isDirector ? [`(${ofAll} s.role = 'director')`] : []),
  ]
  return kinds && parts.length > 0 ? [`(s.kind = any(${param(kinds)}) and (${parts.join(' or ')}))`] : parts
}

const anyOf = (parts: readonly string[]) => (parts.length === 0 ? 'false' : `(${parts.join(' or ')})`)

/** The step waits for the asker's own decision. */
function waitsForOwn(param: Parameter, { own, hrKinds, privateKinds, isAdmin }: Asker): string {
  const ofHr = hrKinds.length > 0 ? `s.kind = any(${param(hrKinds)})` : 'false'
  const isInside = inBranches(param, own.outside)
  return anyOf([
    ...partsOf(param, { ...own, isHr: false }),
    `(s.approver_employee_id is null and s.role = 'hr' and ${own.isHr ? 'true' : ofHr} and ${isInside})`,
    ...(hrKinds.length > 0
      ? [`(s.escalated_at is not null and s.may_be_skipped and ${ofHr} and ${isInside})`]
      : []),
    ...(isAdmin
      ? [
          `(s.approver_employee_id is null and s.role = 'companyadmin')`,
          `(s.escalated_at is not null and not s.may_be_skipped and s.kind <> all(${param(privateKinds)}::text[]))`,
        ]
      : []),
  ])
}

/** Requests about the asker are never the asker's to decide. */
const isOthers = (param: Parameter, { ownIds }: Asker) =>
  ownIds.length === 0 ? 'true' : `s.employee_id <> all(${param(ownIds)}::bigint[])`

/** The step waits for somebody who the asker stands in for, and is not about that person. */
const waitsForOther = (param: Parameter, capacity: Capacity): string[] => {
  const parts = partsOf(param, capacity)
  return parts.length === 0 ? [] : [`(s.employee_id <> ${param(capacity.employeeId)} and ${anyOf(parts)})`]
}

/** The step waits for the asker: in the own name, or for somebody who the asker stands in for. */
export const waitsFor = (param: Parameter, asker: Asker): string =>
  `${isOthers(param, asker)} and ${anyOf([
    waitsForOwn(param, asker),
    ...asker.standsInFor.flatMap((capacity) => waitsForOther(param, capacity)),
  ])}`

/** HR can decide the step before the one who is asked. */
export const canBeTaken = (param: Parameter, asker: Asker): string =>
  `${isOthers(param, asker)} and s.may_be_skipped and s.role <> 'hr' and s.kind = any(${param(asker.hrKinds)}) and ${inBranches(param, asker.own.outside)} and not ${waitsForOwn(param, asker)}`

/** The employee for whom the asker decides the step; null in the own name. */
export function decidesFor(param: Parameter, asker: Asker): string {
  if (asker.standsInFor.length === 0) return 'null::bigint'
  const cases = asker.standsInFor.map(
    (capacity) => `when ${anyOf(waitsForOther(param, capacity))} then ${param(capacity.employeeId)}::bigint`,
  )
  return `case when ${waitsForOwn(param, asker)} then null ${cases.join(' ')} end`
}
