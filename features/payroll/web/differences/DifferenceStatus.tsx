import { Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { PayDifference } from '../../contract.ts'
import { useDifferenceText } from './text.ts'

const TONES: Record<PayDifference['status'], Tone> = {
  open: 'wait',
  chosen: 'info',
  settled: 'good',
  ignored: 'neutral',
  received: 'good',
  written_off: 'neutral',
  void: 'neutral',
}

/** The status, and the run that takes it, the day on which it was received, or why it is given up. */
export function DifferenceStatus({ row }: { row: PayDifference }) {
  const text = useDifferenceText()
  const detail = row.received_on ? formatDate(row.received_on) : (row.settled_run_title ?? row.reason)
  return (
    <>
      <StatusBadge tone={TONES[row.status]}>{text.statuses[row.status]}</StatusBadge>
      {detail !== '' && (
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      )}
    </>
  )
}
