import { Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import type { CalculationState } from './use-calculation.ts'

interface Props {
  run: RunDetail
  calculation: CalculationState
}

export function CalculateButton({ run, calculation }: Props) {
  const text = useRunText()
  return (
    <Button
      variant={run.status === 'draft' ? 'filled' : 'default'}
      px="sm"
      leftSection={run.totals ? null : <IconCalculator size={18} />}
      onClick={calculation.start}
      loading={calculation.isStarting}
    >
      {run.totals ? text.action.recalculate : text.action.calculate}
    </Button>
  )
}
