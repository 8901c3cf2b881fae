import { Button, Group, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { href } from '#kit/web/navigation.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { CalculateButton } from './CalculateButton.tsx'
import { CalculationPanel } from './CalculationPanel.tsx'
import { PayslipFilePanel } from './PayslipFilePanel.tsx'
import { ReadinessPanel } from './ReadinessPanel.tsx'
import { RunHeader } from './RunHeader.tsx'
import { RunTabs } from './RunTabs.tsx'
import { useCalculation } from './use-calculation.ts'
import { usePayslipFile } from './use-payslip-file.ts'
import { useReadiness } from './use-readiness.ts'
import { useRunChanges } from './use-run-changes.ts'

export function RunView({ run }: { run: RunDetail }) {
  const text = useRunText()
  const calculation = useCalculation(run)
  const file = usePayslipFile(run.id)
  const readiness = useReadiness(run, calculation.isActive)
  const changes = useRunChanges(run, calculation.isActive)
  const isEmpty = run.totals === null
  return (
    <Stack gap={6}>
      <RunHeader run={run} calculation={calculation} file={file} readiness={readiness} changes={changes} />
      <CalculationPanel calculation={calculation} />
      <PayslipFilePanel file={file} />
      {run.totals && <RunTabs run={run} readiness={readiness} />}
      {isEmpty && <ReadinessPanel run={run} readiness={readiness} />}
      {isEmpty && !calculation.isActive && (
        <EmptyState
          title={text.draft.title}
          text={run.kind === 'extra' ? text.extra.draft : text.draft.text}
          action={
            run.can.includes('calculate') && (
              <Group justify="center">
                {run.kind === 'extra' && (
                  <Button
                    component={Link}
                    variant="default"
                    to={href('variable_pay.index', {}, { month: run.to_date.slice(0, 7) })}
                  >
                    {text.extra.amounts}
                  </Button>
                )}
                <CalculateButton run={run} calculation={calculation} readiness={readiness} />
              </Group>
            )
          }
        />
      )}
    </Stack>
  )
}
