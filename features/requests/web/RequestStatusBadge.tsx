import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { RequestStatus } from '../contract/status.ts'
import { REQUEST_TONES } from '../domain/request-tones.ts'
import { useRequestWords } from './text.ts'

/** The state of a request; a returned draft says so. */
export function RequestStatusBadge({
  status,
  isReturned = false,
}: {
  status: RequestStatus
  isReturned?: boolean
}) {
  const text = useRequestWords()
  if (status === 'draft' && isReturned) return <StatusBadge tone="bad">{text.returned}</StatusBadge>
  return <StatusBadge tone={REQUEST_TONES[status]}>{text.statuses[status]}</StatusBadge>
}
