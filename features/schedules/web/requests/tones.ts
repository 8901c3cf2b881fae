import type { Tone } from '#kit/web/show/StatusBadge.tsx'
import type { RequestStatus } from '../../contract/requests.ts'

/** The tones of the states of leave and overtime. */
export const REQUEST_TONES: Record<RequestStatus, Tone> = {
  pending: 'wait',
  approved: 'info',
  success: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
}
