import type { RequestFacts } from '../contract/facts.ts'
import type { RouteCondition } from '../contract/routes.ts'

/** Where an employee works. */
export interface Place {
  department_id: number | null
  branch_id: number | null
  level_id: number | null
}

const isAmong = (id: number | null, ids: readonly number[] | null) =>
  ids === null || (id !== null && ids.includes(id))

/** Whether a route holds for a request: all its conditions are true. What a request does not have is less than any minimum. */
export function holds(
  condition: RouteCondition,
  facts: Pick<RequestFacts, 'days' | 'minutes'> & { amount?: number | null },
  place: Place,
): boolean {
  const { min_days, min_minutes, min_amount, department_ids, branch_ids, level_ids } = condition
  const reaches = (value: number | null | undefined, least: number | null) =>
    least === null || (value != null && value >= least)
  return (
    reaches(facts.days, min_days) &&
    reaches(facts.minutes, min_minutes) &&
    reaches(facts.amount, min_amount) &&
    isAmong(place.department_id, department_ids) &&
    isAmong(place.branch_id, branch_ids) &&
    isAmong(place.level_id, level_ids)
  )
}
