import { Text } from '@mantine/core'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { PayslipRow } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** Who accepted the marks of a payslip, when and why, and whether the next calculation leaves it out. */
export function CheckNote({ slip }: { slip: Pick<PayslipRow, 'check' | 'is_omitted'> }) {
  const text = useRunText().check
  const { check } = slip
  return (
    <>
      {slip.is_omitted && <StatusBadge tone="info">{text.isOmitted}</StatusBadge>}
      {check && (
        <div>
          <StatusBadge tone="good">{text.isAccepted}</StatusBadge>
          <Text size="sm">{check.reason}</Text>
          <Text size="sm" c="dimmed">
            {text.by(check.checked_by, formatInstantInLaos(check.checked_at))}
          </Text>
        </div>
      )}
    </>
  )
}
