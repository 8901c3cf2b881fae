import type { LeaveStatus } from '../contract.ts'

/** Whose turn it is: first the line manager, then HR; HR may also decide at once. */
export type LeaveStep = 'linemanager' | 'hr'
export type Verdict = 'approved' | 'rejected'

/** What becomes of a leave in a state by a decision (specification 4, "Leave"). What is not here is not possible. */
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

/** The status after a decision, or null where the decision is not possible. */
export function leaveStatusAfter(status: LeaveStatus, step: LeaveStep, verdict: Verdict): LeaveStatus | null {
  return TRANSITIONS[status][`${step} ${verdict}`] ?? null
}
