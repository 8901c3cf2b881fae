import type { ErrorCode } from '#kit/contract/errors.ts'
import type { RequestAction, RequestStatus, StepRole, StepStatus } from '../contract/status.ts'
import { isOutside, type Outside } from './hr-branches.ts'
import { isPossible } from './transitions.ts'

/** The rights of one employee that somebody uses: the own ones, or those of an employee who has handed them on. */
export interface Capacity {
  /** Null: staff without an employee. */
  employeeId: number | null
  name: string
  /** The department whose requests the employee decides as one of its line managers. */
  departmentId: number | null
  isHr: boolean
  isDirector: boolean
  /** Null: requests of all kinds. */
  kinds: readonly string[] | null
  /** What other HR people decide; empty: the employee, or the staff, decides as HR for all branches. */
  outside: readonly Outside[]
}

/** Somebody who looks at requests. */
export interface Asker {
  accountId: number | null
  /** The employees who the user may be: the account's, and those with its email address. Nobody decides about these. */
  ownIds: readonly number[]
  /** The rights in the own name. */
  own: Capacity
  /** Kinds whose requests the user decides as HR: by the role of an employee, or by permissions of staff. */
  hrKinds: readonly string[]
  /** Kinds whose requests the user sees as HR. */
  seenKinds: readonly string[]
  /** Kinds that only the requester and those who are asked see, whatever other rights somebody has. */
  privateKinds: readonly string[]
  /** Kinds that are asked for about another employee, who does not see the request. */
  othersKinds: readonly string[]
  /** Of the private ones: kinds for which the user names another approver in the place of one who has left. */
  namedKinds: readonly string[]
  isAdmin: boolean
  /** The rights of those who the user stands in for today. */
  standsInFor: readonly Capacity[]
}

export interface StepFacts {
  no: number
  role: StepRole
  approver_employee_id: number | null
  pool_department_id: number | null
  /** Several persons by name. */
  any_of: readonly number[] | null
  may_be_skipped: boolean
  status: StepStatus
  is_escalated: boolean
  /** It has been open: the one who is asked knows of the request. */
  was_opened: boolean
}

export interface RequestFactsForRights {
  /** The kind whose HR decides: of a cancellation, that of the cancelled request. */
  right_kind: string
  employee_id: number
  /** Where the employee works today. */
  branch_id: number | null
  requested_by: number | null
  status: RequestStatus
  /** An approver has decided since it was sent. */
  is_touched: boolean
  /** 'free': can be cancelled without asking; 'ask': the approvers are asked; 'no': only HR can. */
  cancelling: 'free' | 'ask' | 'no'
  can_be_edited: boolean
}

/** How somebody decides a step: as the one who is asked, or as HR before the line manager has. */
export interface Right {
  /** The employee for whom it is decided; null: in the own name. */
  onBehalfOf: Capacity | null
  isHrEarly: boolean
}

/** What a right depends on. */
type About = Pick<RequestFactsForRights, 'right_kind' | 'employee_id' | 'branch_id'>

function isAsked(
  step: Omit<StepFacts, 'was_opened'>,
  request: About,
  { employeeId, departmentId, isHr, isDirector, kinds, outside }: Capacity,
) {
  const kind = request.right_kind
  if (kinds && !kinds.includes(kind)) return false
  if (step.any_of) return employeeId !== null && step.any_of.includes(employeeId)
  if (step.approver_employee_id !== null) return step.approver_employee_id === employeeId
  if (step.role === 'linemanager') return departmentId !== null && step.pool_department_id === departmentId
  if (step.role === 'hr') return isHr && !isOutside(outside, request)
  return step.role === 'director' && isDirector
}

/** The right of somebody to decide this step of a request, whatever its state; null without one. Nobody decides about himself. */
export function rightTo(step: Omit<StepFacts, 'was_opened'>, request: About, asker: Asker): Right | null {
  if (asker.ownIds.includes(request.employee_id)) return null
  const kind = request.right_kind
  const isHr = asker.hrKinds.includes(kind)
  if (isAsked(step, request, { ...asker.own, isHr: isHr || asker.own.isHr }))
    return { onBehalfOf: null, isHrEarly: false }
  const isPrivate = asker.privateKinds.includes(kind)
  if (
    asker.isAdmin &&
    !isPrivate &&
    (step.role === 'companyadmin' || (step.is_escalated && !step.may_be_skipped))
  )
    return { onBehalfOf: null, isHrEarly: false }
  // A deputy does not decide about the person in whose place it would be.
  const other = asker.standsInFor.find(
    (capacity) => capacity.employeeId !== request.employee_id && isAsked(step, request, capacity),
  )
  if (other) return { onBehalfOf: other, isHrEarly: false }
  return isHr && step.may_be_skipped && !isOutside(asker.own.outside, request)
    ? { onBehalfOf: null, isHrEarly: true }
    : null
}

/**
 * The request is about the account's own employee. An email address gives no rights: who edits records could set it.
 */
export const isOwnRequest = ({ own }: Asker, { employee_id }: { employee_id: number }): boolean =>
  own.employeeId !== null && own.employeeId === employee_id

const isDecision = (action: RequestAction) =>
  action === 'approve' || action === 'reject' || action === 'return'

type Asked = Pick<RequestFactsForRights, 'right_kind' | 'employee_id' | 'requested_by'>

const isRequestedBy = ({ accountId }: Asker, { requested_by }: Asked): boolean =>
  accountId !== null && accountId === requested_by

/** The user's to change and to withdraw: about the user or, of a kind about others, asked for by the user. */
const isMine = (asker: Asker, request: Asked): boolean =>
  asker.othersKinds.includes(request.right_kind)
    ? isRequestedBy(asker, request)
    : isOwnRequest(asker, request)

/** Why an action is refused; null if it is possible. The buttons of the screens and the calls use this function. */
export function refusalOf(
  action: RequestAction,
  request: RequestFactsForRights,
  steps: readonly StepFacts[],
  asker: Asker,
): ErrorCode | null {
  if (action === 'comment') return null
  const open = steps.find(({ status }) => status === 'open')
  if (isDecision(action)) return refusalToDecide(request, steps, open, asker)
  const isOwn = isMine(asker, request)
  const isAboutUser = asker.ownIds.includes(request.employee_id)
  const isRequester = isOwn || isRequestedBy(asker, request)
  const isHr =
    asker.hrKinds.includes(request.right_kind) && !isAboutUser && !isOutside(asker.own.outside, request)
  if (action === 'remind') return isRequester ? (open ? null : 'request_status') : 'not_your_turn'
  if (!isPossible(request.status, action)) return 'request_status'
  if (action === 'revoke') return isHr ? null : isAboutUser ? 'own_request' : 'not_your_turn'
  if (action === 'withdraw') return isRequester || isHr ? null : 'not_your_turn'
  if (!isOwn) return 'not_your_turn'
  if (action === 'cancel') return request.cancelling === 'no' ? 'too_late' : null
  // The own changes: edit and submit.
  return request.can_be_edited && !request.is_touched ? null : 'request_status'
}

function refusalToDecide(
  request: RequestFactsForRights,
  steps: readonly StepFacts[],
  open: StepFacts | undefined,
  asker: Asker,
): ErrorCode | null {
  if (asker.ownIds.includes(request.employee_id)) return 'own_request'
  const isWaiting = isPossible(request.status, 'approve') && open !== undefined
  if (isWaiting && rightTo(open, request, asker)) return null
  // Somebody else was faster: the step, or the whole request, was this person's to decide.
  const isDecided = (step: StepFacts) => !['open', 'waiting'].includes(step.status)
  if (steps.some((step) => isDecided(step) && rightTo(step, request, asker)))
    return request.status === 'draft' || request.status === 'cancelled' ? 'request_status' : 'already_decided'
  return isWaiting ? 'not_your_turn' : 'request_status'
}

const ACTIONS: readonly RequestAction[] = [
  ...([
    'approve',
    'reject',
    'return',
    'edit',
    'submit',
    'withdraw',
    'cancel',
    'revoke',
    'remind',
    'comment',
  ] as const),
]

/** What somebody can do with a request that is visible to him. */
export const actionsOn = (
  request: RequestFactsForRights,
  steps: readonly StepFacts[],
  asker: Asker,
): RequestAction[] => ACTIONS.filter((action) => refusalOf(action, request, steps, asker) === null)

/** Whether somebody may see a request: it is his, he has sent it, he decides a step of it, or he is HR. */
export function maySee(
  request: About & Pick<RequestFactsForRights, 'requested_by'>,
  steps: readonly StepFacts[],
  asker: Asker,
): boolean {
  if (isMine(asker, request) || isRequestedBy(asker, request)) return true
  if (asker.othersKinds.includes(request.right_kind) && asker.ownIds.includes(request.employee_id))
    return false
  if (asker.seenKinds.includes(request.right_kind) && !isOutside(asker.own.outside, request)) return true
  const isPrivate = asker.privateKinds.includes(request.right_kind)
  // The steps after a rejection close without having been open.
  const isReached = ({ status, was_opened }: StepFacts) => (isPrivate ? was_opened : status !== 'waiting')
  return steps.some((step) => isReached(step) && rightTo(step, request, asker) !== null)
}
