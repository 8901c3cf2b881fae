import type { ApprovalRoute, RouteCondition } from '../../contract.ts'

export interface StepValues {
  role: ApprovalRoute['steps'][number]['role']
  employee_id: number | null
  may_be_skipped: boolean
}

/** The values of the form of a route. */
export interface RouteValues {
  kind: string
  priority: number | ''
  condition: RouteCondition
  steps: StepValues[]
  version?: number
}

const NO_CONDITION: RouteCondition = {
  min_days: null,
  min_minutes: null,
  min_amount: null,
  department_ids: null,
  branch_ids: null,
  level_ids: null,
}

/** A new route: the line manager, then HR. */
export const newRoute = (kind: string): RouteValues => ({
  kind,
  priority: 10,
  condition: NO_CONDITION,
  steps: [
    { role: 'linemanager', employee_id: null, may_be_skipped: true },
    { role: 'hr', employee_id: null, may_be_skipped: false },
  ],
})

export const valuesOf = ({ kind, priority, condition, steps, version }: ApprovalRoute): RouteValues => ({
  kind,
  priority,
  condition,
  steps: steps.map(({ role, employee_id, may_be_skipped }) => ({ role, employee_id, may_be_skipped })),
  version,
})

/** The steps with one of them before the one that was above it. */
export function movedUp(steps: readonly StepValues[], at: number): StepValues[] {
  const [step] = steps.slice(at, at + 1)
  if (!step || at === 0) return [...steps]
  const others = steps.filter((_, place) => place !== at)
  return [...others.slice(0, at - 1), step, ...others.slice(at - 1)]
}
