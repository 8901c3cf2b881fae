import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { EmployeeStatus } from '../contract.ts'
import { useEmployeeText } from './text.ts'

const TONES: Record<EmployeeStatus, Tone> = {
  active: 'good',
  leaving: 'wait',
  resigned: 'neutral',
  deleted: 'bad',
}

export function EmployeeStatusBadge({ status }: { status: EmployeeStatus }) {
  return <StatusBadge tone={TONES[status]}>{useEmployeeText().status[status]}</StatusBadge>
}
