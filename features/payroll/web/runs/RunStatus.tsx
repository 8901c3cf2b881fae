import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { RunRow } from '../../contract.ts'
import { useRunText } from '../text.ts'

const TONES: Record<RunRow['status'], Tone> = {
  draft: 'neutral',
  calculated: 'wait',
  approved: 'good',
  paid: 'info',
}

/** The state of a run as a word, or that it is being calculated. */
export function RunStatus({ run }: { run: Pick<RunRow, 'status' | 'is_calculating'> }) {
  const text = useRunText()
  if (run.is_calculating) return <StatusBadge tone="wait">{text.calculating}</StatusBadge>
  return <StatusBadge tone={TONES[run.status]}>{text.status[run.status]}</StatusBadge>
}
