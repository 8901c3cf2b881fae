import type { LeaveStatus } from '../contract.ts'

/** Who decides next: first the line manager, then HR; HR can also decide directly. */
export type LeaveStep = 'linemanager' | 'hr'
export type Verdict = 'approved' | 'rejected'

/** The new state of a leave by state and decision (specification 4, "Leave"). Other transitions are not possible. */
const TRANSITIONS: Record<LeaveStatus, Partial<Record<`${LeaveStep} ${Verdict}`, LeaveStatus>>> = {
  pending: {
    'linemanager approved': 'approved',
    'linemanager rejected': 'rejected',
    'hr approved': 'success',
    'hr rejected': 'rejected',
  },
  approved: { 'hr approved': 'success', 'hr rejected': 'rejected' },
  success: {},
  rejected: {},
}

/** The status after a decision, or null if the decision is not possible. */
export function leaveStatusAfter(status: LeaveStatus, step: LeaveStep, verdict: Verdict): LeaveStatus | null {
  return TRANSITIONS[status][`${step} ${verdict}`] ?? null
}
