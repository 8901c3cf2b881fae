import '#kit/web/styles/desk.ts'
import { Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { showRun } from '../../contract.ts'
import { RunView } from './RunView.tsx'

/** During a calculation the run itself is also read regularly, because its calculation can be lost with its server. */
const CALCULATING_EVERY = 4000

/** One payroll run: its state, its totals, its payslips, its actions. */
export default function RunScreen() {
  const id = useIdParam('payroll_id')
  const [isCalculating, setCalculating] = useState(false)
  const run = useRoute(showRun, { params: { id } }, { every: isCalculating && CALCULATING_EVERY })
  const detail = run.data?.data
  if (detail && detail.is_calculating !== isCalculating) setCalculating(detail.is_calculating)
  if (detail) return <RunView key={detail.id} run={detail} />
  if (run.error) return <ErrorState error={run.error} onRetry={() => void run.refetch()} />
  return (
    <Stack gap="lg">
      <Skeleton height={64} width="50%" />
      <Skeleton height={96} />
      <Skeleton height={320} />
    </Stack>
  )
}
