import type { RequestStatus } from '../contract/status.ts'

/** The tones of the states of requests, for a badge. */
export const REQUEST_TONES = {
  draft: 'neutral',
  pending: 'wait',
  approved: 'info',
  success: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
} as const satisfies Record<RequestStatus, string>
