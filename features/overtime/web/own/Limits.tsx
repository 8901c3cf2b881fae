import { Progress, Stack, Text } from '@mantine/core'
import { formatMinutes } from '#kit/web/format.ts'
import { useOwnOvertimeText } from './text.ts'

interface LimitProps {
  day_minutes: number
  day_limit: number | null
  month_minutes: number
  month_limit: number | null
}

/** The hours of the day and of the month beside the limits of the law; nothing without limits. */
export function Limits({ day_minutes, day_limit, month_minutes, month_limit }: LimitProps) {
  const text = useOwnOvertimeText()
  const bars = [
    { minutes: day_minutes, limit: day_limit, words: text.ofDay },
    { minutes: month_minutes, limit: month_limit, words: text.ofMonth },
  ]
  return bars.map(({ minutes, limit, words }, at) => {
    if (limit === null) return null
    const sentence = words(formatMinutes(minutes), formatMinutes(limit))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the day and the month
      <Stack key={at} gap={4} mt={6}>
        <Text size="sm" c={minutes > limit ? 'var(--mantine-color-error)' : 'dimmed'} className="figures">
          {sentence}
        </Text>
        <Progress
          size="sm"
          value={Math.min(100, (minutes / Math.max(1, limit)) * 100)}
          color={minutes > limit ? 'red' : 'leaf'}
          aria-label={sentence}
        />
      </Stack>
    )
  })
}
