import { Text } from '@mantine/core'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { PayDifference } from '../../contract.ts'
import { useDifferenceText } from './text.ts'

const TONES: Record<PayDifference['status'], Tone> = {
  open: 'wait',
  chosen: 'info',
  settled: 'good',
  ignored: 'neutral',
  void: 'neutral',
}

/** The status, and the run that takes it or why it is ignored. */
export function DifferenceStatus({ row }: { row: PayDifference }) {
  const text = useDifferenceText()
  return (
    <>
      <StatusBadge tone={TONES[row.status]}>{text.statuses[row.status]}</StatusBadge>
      {(row.settled_run_title ?? row.reason) !== '' && (
        <Text size="sm" c="dimmed">
          {row.settled_run_title ?? row.reason}
        </Text>
      )}
    </>
  )
}
