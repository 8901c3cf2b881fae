import { Alert, List, Text } from '@mantine/core'
import type { RequestDetail } from '#features/requests/contract/detail.ts'
import { formatDays } from '#features/requests/domain/describe-facts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { ProofBadge } from '../ProofBadge.tsx'
import { useOwnLeaveText } from './text.ts'

/** For those who decide about leave: what it takes, the balance before and after, and what to check. */
export default function LeaveContext({ request: { context } }: { request: RequestDetail }) {
  const { context: text, warning } = useOwnLeaveText()
  const language = useLanguage()
  if (!context) return null
  const { leave, warnings } = context
  const sentences: Readonly<Record<string, ((day: string, left: string) => string) | undefined>> = warning
  const lines = warnings.flatMap(({ code, date, left }) => {
    // The note of blocked days is for those who ask.
    const detail = code === 'leave_blocked' ? '' : formatNumber(left ?? 0, 1)
    const words = sentences[code]?.(formatDate(date), detail)
    return words ? [words] : []
  })
  return (
    <>
      {leave && (
        <div>
          <Text>
            {text.takes(leave.leave_type, formatDays(leave.days, language))}
            {!leave.is_paid && ` · ${text.unpaid}`}
          </Text>
          <Text c="dimmed">
            {leave.left_before === null || leave.left_after === null
              ? text.unlimited
              : text.left(formatDays(leave.left_before, language), formatDays(leave.left_after, language))}
          </Text>
          <ProofBadge proof={leave.proof} />
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
