import { Group, Paper, Text } from '@mantine/core'
import { useBecause } from '#features/attendance/web/parts.ts'
import { REQUEST_TONES } from '#features/requests/domain/request-tones.ts'
import { formatDate } from '#kit/contract/days.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { OvertimeOfDay } from '../../contract.ts'
import { formatHours } from '../../domain/format-hours.ts'
import { useUseText } from '../text.ts'
import { useOwnUseText } from './text.ts'

const HUNDREDTHS = 100

/** A date of the own overtime report: what was asked and decided, what counts, and why it is less. */
export function OvertimeDay({ day }: { day: OvertimeOfDay }) {
  const { report: text } = useOwnUseText()
  const { statuses } = useUseText()
  const because = useBecause()
  const amounts = [
    [text.asked, day.asked_minutes],
    [text.approved, day.approved_minutes],
    [text.counted, day.counted_minutes],
  ] as const
  return (
    <Paper withBorder p="md" component="article" aria-label={formatDate(day.date)}>
      <Group justify="space-between" gap="xs">
        <Text fw={700} className="figures">
          {formatDate(day.date)}
        </Text>
        <Group gap="md" className="figures">
          {amounts.map(([label, minutes]) => (
            <Text key={label} size="sm">
              {label} <b>{formatHours(minutes)}</b>
            </Text>
          ))}
        </Group>
      </Group>
      {day.spans.map(({ id, from_time, to_time, status }) => (
        <Group key={id} gap="xs" mt={6}>
          <Text size="sm" className="figures">{`${from_time}–${to_time}`}</Text>
          <StatusBadge tone={REQUEST_TONES[status]}>{statuses[status]}</StatusBadge>
        </Group>
      ))}
      {day.counted.map(({ multiplier, minutes, pay_type }) => (
        <Text key={`${multiplier} ${pay_type}`} size="sm" c="dimmed" mt={4} className="figures">
          {text.band(formatHours(minutes), String(multiplier / HUNDREDTHS))} ·{' '}
          {pay_type === 'cash' ? text.paid : text.timeOff}
        </Text>
      ))}
      {day.is_open && (
        <Text size="sm" c="dimmed" mt={4}>
          {text.open}
        </Text>
      )}
      {day.because && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4}>
          {because(day.because)}
        </Text>
      )}
    </Paper>
  )
}
