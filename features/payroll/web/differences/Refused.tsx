import { Alert } from '@mantine/core'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useDifferenceText } from './text.ts'

/** How many differences refused a decision, and why. */
export function Refused({ outcomes }: { outcomes: readonly BulkOutcome[] }) {
  const text = useDifferenceText()
  if (outcomes.length === 0) return null
  return (
    <Alert color="yellow" role="alert" title={text.refused(formatNumber(outcomes.length, 0))}>
      {[...new Set(outcomes.map(({ error }) => error?.message))].join(' · ')}
    </Alert>
  )
}
