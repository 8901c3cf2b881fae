import { Button, List, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalculator } from '@tabler/icons-react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import type { CalculationState } from './use-calculation.ts'
import type { ReadinessState } from './use-readiness.ts'

interface Props {
  run: RunDetail
  calculation: CalculationState
  readiness: ReadinessState
}

/** Starts the calculation; before the first one it asks if serious findings are open. */
export function CalculateButton({ run, calculation, readiness }: Props) {
  const text = useRunText()
  const [isAsking, asking] = useDisclosure()
  const serious = run.status === 'draft' ? readiness.findings.filter((finding) => finding.is_serious) : []
  const isWaiting = run.status === 'draft' && readiness.isLoading
  return (
    <>
      <Button
        variant={run.status === 'draft' ? 'filled' : 'default'}
        px="sm"
        leftSection={run.totals ? null : <IconCalculator size={18} />}
        onClick={serious.length > 0 ? asking.open : calculation.start}
        loading={calculation.isStarting || isWaiting}
      >
        {run.totals ? text.action.recalculate : text.action.calculate}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={asking.close}
        title={text.readiness.askTitle}
        confirmLabel={text.readiness.anyway}
        onConfirm={() => {
          asking.close()
          calculation.start()
        }}
      >
        <Text size="sm">{text.readiness.ask}</Text>
        <List size="sm" mt="xs">
          {serious.map(({ code, employees }) => (
            <List.Item key={code}>
              {text.readiness.finding[code].title}: {text.readiness.people(formatNumber(employees, 0))}
            </List.Item>
          ))}
        </List>
      </ConfirmDialog>
    </>
  )
}
