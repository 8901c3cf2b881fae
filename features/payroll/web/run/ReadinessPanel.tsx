import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { formatHours } from '#features/overtime-use/domain/format-hours.ts'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { FindingLine } from './FindingLine.tsx'
import { OverlapList } from './OverlapList.tsx'
import type { ReadinessState } from './use-readiness.ts'
import { ZeroOvertime } from './ZeroOvertime.tsx'

interface Props {
  run: RunDetail
  readiness: ReadinessState
}

/** What is missing before the calculation, with the screens on which it is corrected; a green line if nothing is. */
export function ReadinessPanel({ run, readiness }: Props) {
  const text = useRunText().readiness
  const { isUnknown, findings, overlaps, isIncomplete, zeroOvertime, timeOffToPay } = readiness
  const pays = timeOffToPay && (
    <Text size="sm">
      {text.paysTimeOff(
        formatNumber(timeOffToPay.employees, 0),
        formatHours(timeOffToPay.minutes),
        formatKip(timeOffToPay.amount),
      )}
    </Text>
  )
  if (isUnknown) return null
  if (findings.length + overlaps.length === 0 && !isIncomplete)
    return run.status === 'draft' ? (
      <Alert color="leaf" variant="light" icon={<IconCircleCheck size={20} />} role="status">
        {text.good}
        {pays}
      </Alert>
    ) : null
  const isSerious = overlaps.length > 0 || findings.some((finding) => finding.is_serious)
  return (
    <Alert
      color={isSerious ? 'red' : 'yellow'}
      variant="light"
      icon={<IconAlertTriangle size={20} />}
      title={run.status === 'draft' ? text.title : text.titleAfter}
      role="region"
    >
      {pays}
      {isIncomplete && <Text size="sm">{text.incomplete}</Text>}
      {overlaps.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            {text.overlaps(formatNumber(overlaps.length, 0))}
          </Text>
          <OverlapList runs={overlaps} />
        </>
      )}
      <List listStyleType="none" spacing={6}>
        {findings.map((finding) => (
          <FindingLine key={finding.code} run={run} finding={finding}>
            {finding.code === 'overtime_zero' && (
              <ZeroOvertime days={zeroOvertime} total={readiness.zeroOvertimeDays} />
            )}
          </FindingLine>
        ))}
      </List>
    </Alert>
  )
}
