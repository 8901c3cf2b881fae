import { Stack } from '@mantine/core'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { AccountAlert } from './AccountAlert.tsx'
import { ApprovalRefusal } from './ApprovalRefusal.tsx'
import { CalculateButton } from './CalculateButton.tsx'
import { CalculationPanel } from './CalculationPanel.tsx'
import { CostSplit } from './CostSplit.tsx'
import { PayslipFilePanel } from './PayslipFilePanel.tsx'
import { RunHeader } from './RunHeader.tsx'
import { RunTabs } from './RunTabs.tsx'
import { RunTotals } from './RunTotals.tsx'
import { useCalculation } from './use-calculation.ts'
import { usePayslipFile } from './use-payslip-file.ts'

export function RunView({ run }: { run: RunDetail }) {
  const text = useRunText()
  const calculation = useCalculation(run)
  const file = usePayslipFile(run.id)
  const isEmpty = run.totals === null
  return (
    <Stack gap="md">
      <RunHeader run={run} calculation={calculation} file={file} />
      <CalculationPanel calculation={calculation} />
      <PayslipFilePanel file={file} />
      <ApprovalRefusal run={run} />
      <AccountAlert run={run} />
      {run.totals && (
        <>
          <RunTotals totals={run.totals} employees={run.counts.employees} />
          <CostSplit totals={run.totals} />
          <RunTabs run={run} />
        </>
      )}
      {isEmpty && !calculation.isActive && (
        <EmptyState
          title={text.draft.title}
          text={text.draft.text}
          action={run.can.includes('calculate') && <CalculateButton run={run} calculation={calculation} />}
        />
      )}
    </Stack>
  )
}
