import type { RequestStatus, SkipReason, StepRole, StepStatus } from '../contract/status.ts'

/** What is done to a request. `change`: HR corrects an approved one. `ask`: the requester asks to cancel an approved one. */
export type Act =
  | 'edit'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'return'
  | 'withdraw'
  | 'cancel'
  | 'revoke'
  | 'change'

/** What is possible in each state. Every other act is refused. */
const POSSIBLE: Record<RequestStatus, readonly Act[]> = {
  draft: ['edit', 'submit', 'withdraw'],
  pending: ['edit', 'approve', 'reject', 'return', 'withdraw', 'revoke'],
  approved: ['approve', 'reject', 'return', 'withdraw', 'revoke'],
  success: ['cancel', 'revoke', 'change'],
  rejected: [],
  cancelled: [],
}

export const isPossible = (status: RequestStatus, act: Act): boolean => POSSIBLE[status].includes(act)

/** Rejected and cancelled requests count nowhere and do not change any more. */
export const isFinal = (status: RequestStatus): boolean => status === 'rejected' || status === 'cancelled'

export interface Step {
  no: number
  role: StepRole
  approver_employee_id: number | null
  pool_department_id: number | null
  /** Several persons by name; the first decision counts. */
  any_of: readonly number[] | null
  may_be_skipped: boolean
  status: StepStatus
  skip_reason: SkipReason | null
}

/** Who is asked at a step when it opens, or why nobody is. */
export type Approver =
  | {
      role: StepRole
      employeeId: number | null
      departmentId: number | null
      anyOf?: readonly number[] | null
    }
  | { skip: SkipReason }

export interface Progress {
  status: RequestStatus
  /** All steps with their new state. */
  steps: Step[]
  /** The number of the open step; null if none is. */
  current: number | null
  /** The numbers of the steps that this act has approved, in order; the first one is the decider's own. */
  approved: number[]
  /** Steps that nobody was asked at, or that HR has taken. */
  skipped: number[]
}

type Ask = (step: Step) => Approver

/** Marks steps as skipped until one opens. Returns the open step, or null if there is none left. */
function openNext(steps: Step[], ask: Ask, skipped: number[]): Step | null {
  for (const step of steps) {
    if (step.status !== 'waiting') continue
    const approver = ask(step)
    if ('skip' in approver) {
      step.status = 'skipped'
      step.skip_reason = approver.skip
      skipped.push(step.no)
      continue
    }
    step.status = 'open'
    step.role = approver.role
    step.approver_employee_id = approver.employeeId
    step.pool_department_id = approver.departmentId
    step.any_of = approver.anyOf ?? null
    return step
  }
  return null
}

/**
 * The first step opens. If nobody can be asked at any step, HR is: a request is never approved by nobody. `entered`: the numbers of the
 * steps that the person who enters it for another decides; with all of them it is approved.
 */
export function submitted(planned: readonly Step[], ask: Ask, entered: readonly number[] = []): Progress {
  const steps = planned.map((step) => ({ ...step }))
  const skipped: number[] = []
  const approved: number[] = []
  for (const step of steps)
    if (entered.includes(step.no)) {
      step.status = 'approved'
      approved.push(step.no)
    }
  let open = openNext(steps, ask, skipped)
  if (!open && approved.length === 0) {
    open = {
      ...{
        no: steps.length + 1,
        role: 'hr',
        approver_employee_id: null,
        pool_department_id: null,
        any_of: null,
      },
      ...{ may_be_skipped: false, status: 'open', skip_reason: null },
    }
    steps.push(open)
  }
  const status = open ? (approved.length > 0 ? 'approved' : 'pending') : 'success'
  return { status, steps, current: open?.no ?? null, approved, skipped }
}

interface Approving {
  /** The decider takes the steps before HR's as well; they are skipped. */
  isHrEarly: boolean
  ask: Ask
  /** Whether the decider can also decide this step, which has just opened. Then one decision is enough for both. */
  isDeciders: (step: Step) => boolean
}

/** The open step is approved. The last approval gives `success`. */
export function approvedBy(present: readonly Step[], { isHrEarly, ask, isDeciders }: Approving): Progress {
  const steps = present.map((step) => ({ ...step }))
  const skipped: number[] = []
  const approved: number[] = []
  let open = steps.find(({ status }) => status === 'open')
  if (isHrEarly)
    while (open && open.role !== 'hr' && open.may_be_skipped) {
      open.status = 'skipped'
      open.skip_reason = 'hr_decided'
      skipped.push(open.no)
      open = openNext(steps, ask, skipped) ?? undefined
    }
  // HR decides in the place of a step if no step of HR follows; then the skipped step carries the decision.
  if (isHrEarly && open?.role !== 'hr') {
    if (!open) approved.push(skipped[0] ?? 1)
    return { status: open ? 'approved' : 'success', steps, current: open?.no ?? null, approved, skipped }
  }
  while (open) {
    open.status = 'approved'
    approved.push(open.no)
    const next = openNext(steps, ask, skipped)
    if (!next) return { status: 'success', steps, current: null, approved, skipped }
    open = isDeciders(next) ? next : undefined
    if (!open) return { status: 'approved', steps, current: next.no, approved, skipped }
  }
  return { status: 'success', steps, current: null, approved, skipped }
}

/** The open step ends with this state, and those after it close: the request was rejected, returned or cancelled. */
export function endedSteps(present: readonly Step[], open: 'rejected' | 'returned' | 'closed'): Step[] {
  return present.map((step) => {
    if (step.status === 'open') return { ...step, status: open }
    return step.status === 'waiting' ? { ...step, status: 'closed' } : { ...step }
  })
}

/**
 * The open step asks somebody else, because the one who was asked has left or is led otherwise. If nobody can be asked at it any more, the
 * next step opens, and HR is asked in its place if there is none. Null if nothing changes.
 */
export function reassigned(present: readonly Step[], ask: Ask): Progress | null {
  const steps = present.map((step) => ({ ...step }))
  const skipped: number[] = []
  let open = steps.find(({ status }) => status === 'open')
  if (!open) return null
  const approver = ask(open)
  if ('skip' in approver) {
    const next = openNext(steps, ask, skipped)
    if (next) {
      open.status = 'skipped'
      open.skip_reason = approver.skip
      skipped.unshift(open.no)
      open = next
    } else Object.assign(open, HR_INSTEAD)
  } else if (
    open.role === approver.role &&
    open.approver_employee_id === approver.employeeId &&
    open.pool_department_id === approver.departmentId &&
    (open.any_of === null) === ((approver.anyOf ?? null) === null)
  )
    return null
  else {
    open.role = approver.role
    open.approver_employee_id = approver.employeeId
    open.pool_department_id = approver.departmentId
    open.any_of = approver.anyOf ?? null
  }
  const isTouched = steps.some(({ status }) => status === 'approved')
  return { status: isTouched ? 'approved' : 'pending', steps, current: open.no, approved: [], skipped }
}

const HR_INSTEAD = { role: 'hr', approver_employee_id: null, pool_department_id: null, any_of: null } as const
