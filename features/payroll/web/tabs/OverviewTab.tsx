import { Stack } from '@mantine/core'
import type { RunDetail } from '../../contract.ts'
import { HeldSums } from '../hold/HeldSums.tsx'
import { AccountAlert } from '../run/AccountAlert.tsx'
import { CostSplit } from '../run/CostSplit.tsx'
import { ReadinessPanel } from '../run/ReadinessPanel.tsx'
import { RunSteps } from '../run/RunSteps.tsx'
import { RunTotals } from '../run/RunTotals.tsx'
import type { ReadinessState } from '../run/use-readiness.ts'

/** The totals of a run, what its cost consists of, and what is still to check. */
export function OverviewTab({ run, readiness }: { run: RunDetail; readiness: ReadinessState }) {
  if (!run.totals) return null
  return (
    <Stack gap="md" pt={6}>
      <RunSteps run={run} />
      <RunTotals totals={run.totals} employees={run.counts.employees} />
      <HeldSums run={run} />
      <CostSplit totals={run.totals} />
      <ReadinessPanel run={run} readiness={readiness} />
      <AccountAlert run={run} />
    </Stack>
  )
}
