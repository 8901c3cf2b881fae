import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { LeaveProof } from '../contract.ts'
import { useLeaveText } from './text.ts'

/** Whether the certificate is there that the leave type asks for; nothing if none is needed. */
export function ProofBadge({ proof }: { proof: LeaveProof }) {
  const { proofs } = useLeaveText()
  return proof && <StatusBadge tone={proof === 'missing' ? 'wait' : 'good'}>{proofs[proof]}</StatusBadge>
}
