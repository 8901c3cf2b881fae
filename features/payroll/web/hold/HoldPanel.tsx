import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import type { Hold, RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { HoldBadge } from './HoldBadge.tsx'
import { HoldDialog } from './HoldDialog.tsx'
import { PayHeldDialog } from './PayHeldDialog.tsx'

type HoldStep = 'hold' | 'release' | 'pay'

interface Props {
  run: RunDetail
  employeeId: number
  hold: Hold | null
}

/** Whether a payslip is held, why, and the possible step: hold (only a button), release, or pay it after its run. */
export function HoldPanel({ run, employeeId, hold }: Props) {
  const text = useRunText().hold
  const [step, setStep] = useState<HoldStep>()
  const possible = stepOf(run, hold)
  const ofPayslip = { run, employeeId, onClose: () => setStep(undefined) }
  if (!hold && !possible) return null
  const button = possible && (
    <Button size="compact-md" variant="default" onClick={() => setStep(possible)}>
      {{ hold: text.action, release: text.release, pay: text.pay }[possible]}
    </Button>
  )
  return (
    <>
      {hold ? (
        <Alert
          color={hold.status === 'held' ? 'red' : 'gray'}
          variant="light"
          icon={<IconHandStop size={20} />}
          mb="md"
        >
          <Group justify="space-between" gap="sm">
            <div>
              <HoldBadge hold={hold} />
              <Text>{hold.reason}</Text>
              <Text size="sm" c="dimmed">
                {text.since(hold.held_by, formatInstantInLaos(hold.held_at))}
              </Text>
            </div>
            {button}
          </Group>
        </Alert>
      ) : (
        button
      )}
      {step === 'pay' && <PayHeldDialog {...ofPayslip} />}
      {step && step !== 'pay' && <HoldDialog step={step} {...ofPayslip} />}
    </>
  )
}

function stepOf(run: RunDetail, hold: Hold | null): HoldStep | undefined {
  if (!run.may_hold || run.is_calculating) return undefined
  if (hold?.status === 'held') return run.status === 'paid' ? 'pay' : 'release'
  return hold || run.status === 'paid' ? undefined : 'hold'
}
