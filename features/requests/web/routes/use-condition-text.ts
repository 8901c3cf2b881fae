import { listBranches, listDepartments, listEmployeeLevels } from '#features/master-data/contract.ts'
import { useMayCall } from '#kit/web/access.ts'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import type { RouteCondition } from '../../contract.ts'
import { useRouteText } from './text.ts'

/** The departments, branches and levels that the user can see. */
export function usePlaces() {
  const mayCall = useMayCall()
  const departments = useRoute(listDepartments, {}, { enabled: mayCall(listDepartments) })
  const branches = useRoute(listBranches, {}, { enabled: mayCall(listBranches) })
  const levels = useRoute(listEmployeeLevels, {}, { enabled: mayCall(listEmployeeLevels) })
  return {
    department_ids: departments.data?.data ?? [],
    branch_ids: branches.data?.data ?? [],
    level_ids: levels.data?.data ?? [],
  }
}

/** The conditions of a route in a line: 'from 3 days · Departments: Sales, Stock'. */
export function useConditionText(): (condition: RouteCondition) => string {
  const text = useRouteText()
  const places = usePlaces()
  const namesOf = (place: keyof typeof places, ids: readonly number[] | null) =>
    ids?.map((id) => places[place].find((one) => one.id === id)?.name ?? `#${id}`).join(', ')
  return (condition) => {
    const { min_days, min_minutes, min_amount } = condition
    const departments = namesOf('department_ids', condition.department_ids)
    const branches = namesOf('branch_ids', condition.branch_ids)
    const levels = namesOf('level_ids', condition.level_ids)
    const parts = [
      min_days !== null && text.if.min_days(formatNumber(min_days, Number.isInteger(min_days) ? 0 : 1)),
      min_minutes !== null && text.if.min_minutes(formatNumber(min_minutes, 0)),
      min_amount !== null && text.if.min_amount(formatKip(min_amount)),
      departments && `${text.departments}: ${departments}`,
      branches && `${text.branches}: ${branches}`,
      levels && `${text.levels}: ${levels}`,
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(' · ') : text.always
  }
}
