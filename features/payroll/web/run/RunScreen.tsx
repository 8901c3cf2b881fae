import '#kit/web/styles/desk.ts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#kit/web/api-error.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { showRun } from '../../contract.ts'
import { useRunText } from '../text.ts'
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
  if (run.error instanceof ApiError && run.error.status === 404) return <MissingRun />
  if (run.error) return <ErrorState error={run.error} onRetry={() => void run.refetch()} />
  return (
    <Stack gap="sm">
      <Skeleton height={52} mt={{ base: 0, sm: -20 }} />
      <Skeleton height={36} width="60%" />
      <Skeleton height={480} />
    </Stack>
  )
}

/** The address names no run of this company. */
function MissingRun() {
  const text = useRunText().missing
  return (
    <EmptyState
      title={text.title}
      text={text.text}
      action={
        <Button component={Link} variant="default" to={href('payrolls-item.index')}>
          {text.back}
        </Button>
      }
    />
  )
}
