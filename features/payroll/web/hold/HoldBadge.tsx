import { formatDate } from '#kit/contract/days.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Hold } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** Marks a payslip that is held, or was paid after its run. */
export function HoldBadge({ hold }: { hold: Pick<Hold, 'status' | 'paid_on'> }) {
  const text = useRunText().hold
  return (
    <StatusBadge tone={hold.status === 'held' ? 'bad' : 'info'}>
      {hold.status === 'held' ? text.mark : text.later(formatDate(hold.paid_on))}
    </StatusBadge>
  )
}
