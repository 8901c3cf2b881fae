import { Group, Stack, Text, Title } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import type { ScanCheck } from '../../contract/check-scans.ts'
import { DayResultBadge } from '../report/DayResult.tsx'
import { useAttendanceText } from '../text.ts'
import { TimeLine } from './TimeLine.tsx'
import { useTimeText } from './use-time-text.ts'

/** The engine's result of the scans, with the windows on a time line. */
export function Verdict({ check }: { check: ScanCheck }) {
  const { check: text } = useAttendanceText()
  const timeText = useTimeText()
  if (!check.window) return <Text>{text.noShift}</Text>
  const time = (minute: number | null) => (minute === null ? '–' : timeText(minute))
  const { allowed_late, absence_minutes } = check.window
  const facts: Fact[] = [
    [text.in, time(check.in_at)],
    [text.out, time(check.out_at)],
    [text.late, formatNumber(check.late_minutes, 0)],
    [text.early, formatNumber(check.early_minutes, 0)],
    [text.night, formatNumber(check.night_minutes, 0)],
    [text.present, formatNumber(check.present_halves / 2, check.present_halves % 2)],
    [text.absent, formatNumber(check.absent_halves / 2, check.absent_halves % 2)],
  ]
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Title order={2} size="h4">
          {text.verdict}
        </Title>
        {check.result && <DayResultBadge result={check.result} />}
      </Group>
      <Facts columnWidth={130} facts={facts} />
      <TimeLine window={check.window} check={check} />
      <Text size="sm" c="dimmed">
        {text.allowance(String(allowed_late), String(absence_minutes))}
      </Text>
    </Stack>
  )
}
