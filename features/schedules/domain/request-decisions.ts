import type { RequestStatus } from '../contract/requests.ts'

/** Who decides next: first the line manager, then HR; HR can also decide directly. */
export type RequestStep = 'linemanager' | 'hr'
export type Verdict = 'approved' | 'rejected' | 'changed' | 'cancelled'

/** The new state of leave or overtime by state and decision (specification 4, "Leave"). Other transitions are not possible. */
const TRANSITIONS: Record<RequestStatus, Partial<Record<`${RequestStep} ${Verdict}`, RequestStatus>>> = {
  pending: {
    'linemanager approved': 'approved',
    'linemanager rejected': 'rejected',
    'hr approved': 'success',
    'hr rejected': 'rejected',
    'hr cancelled': 'cancelled',
  },
  approved: { 'hr approved': 'success', 'hr rejected': 'rejected', 'hr cancelled': 'cancelled' },
  success: { 'hr changed': 'success', 'hr cancelled': 'cancelled' },
  rejected: {},
  cancelled: {},
}

/** The status after a decision, or null if the decision is not possible. */
export function requestStatusAfter(
  status: RequestStatus,
  step: RequestStep,
  verdict: Verdict,
): RequestStatus | null {
  return TRANSITIONS[status][`${step} ${verdict}`] ?? null
}
