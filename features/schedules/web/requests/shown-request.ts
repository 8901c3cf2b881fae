import type { ActorFace } from '#features/employees/contract/person.ts'
import type { DecisionVerdict, RequestStatus } from '#features/requests/contract/status.ts'

/** A request in words (`describeRequest`). */
export interface ShownRequest {
  emp_number: string
  employee_name: string
  status: RequestStatus
  decision_reason: string
  facts: readonly (readonly [label: string, value: string])[]
  history: readonly {
    verdict: DecisionVerdict
    actor: string
    actor_face: ActorFace
    at: string
    reason: string
    /** The old and new values of a change, in words. */
    changes: string
  }[]
}

/** The texts of a kind of request. */
export interface RequestTexts {
  statuses: Readonly<Record<RequestStatus, string>>
  /** The label of the reason of a cancellation, and how to undo it. */
  decisionReason: string
  enterAgain: string
}
