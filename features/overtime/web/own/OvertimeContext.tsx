import { Alert, List, Text } from '@mantine/core'
import type { RequestDetail } from '#features/requests/contract/detail.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatMinutes, formatMonth, formatNumber } from '#kit/web/format.ts'
import { Limits } from './Limits.tsx'
import { useOwnOvertimeText } from './text.ts'

/** For those who decide about overtime: the kind of day, the hours beside the limits of the law, and what to check. */
export default function OvertimeContext({ request: { context } }: { request: RequestDetail }) {
  const text = useOwnOvertimeText()
  if (!context) return null
  const { overtime, warnings } = context
  const sentences: Readonly<Record<string, Sentence | undefined>> = text.warning
  const lines = warnings.flatMap(({ code, date, minutes, limit, days }) => {
    const when = code === 'overtime_month_limit' && date ? formatMonth(date) : formatDate(date)
    const words = sentences[code]?.(
      when,
      formatMinutes(minutes ?? 0),
      formatMinutes(limit ?? 0),
      formatNumber(days ?? 0, 0),
    )
    return words ? [words] : []
  })
  return (
    <>
      {overtime && (
        <div>
          <Text>{text.dayKinds[overtime.day_kind]}</Text>
          <Text c="dimmed">{text.ofWeek(formatMinutes(overtime.week_minutes))}</Text>
          <Limits {...overtime} />
        </div>
      )}
      {lines.length > 0 && (
        <Alert color="yellow">
          <List size="sm">
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  )
}

type Sentence = (when: string, hours: string, limit: string, days: string) => string
