import { Alert, List, Text } from '@mantine/core'
import type { RequestDetail } from '#features/requests/contract/detail.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatHours } from '../../domain/format-hours.ts'
import { useOwnUseText } from './text.ts'

/** For those who decide about overtime use: the credit before and after, and what to check. */
export default function UseContext({ request: { context } }: { request: RequestDetail }) {
  const { context: text, warning } = useOwnUseText()
  if (!context) return null
  const { credit, warnings } = context
  const sentences: Readonly<Record<string, ((day: string, hours: string) => string) | undefined>> = warning
  const lines = warnings.flatMap(({ code, date, minutes }) => {
    const words = sentences[code]?.(formatDate(date), formatHours(minutes ?? 0))
    return words ? [words] : []
  })
  return (
    <>
      {credit && (
        <div>
          <Text>{text.takes(formatHours(credit.taken))}</Text>
          <Text c="dimmed">{text.left(formatHours(credit.before), formatHours(credit.after))}</Text>
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
