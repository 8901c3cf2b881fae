import { Skeleton, Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { useRoute } from '#kit/web/query.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import { type OvertimeCredit, showOwnCredit } from '../../contract.ts'
import { formatHours } from '../../domain/format-hours.ts'
import { useOwnUseText } from './text.ts'

/** The overtime that the employee can use on a day, and until when; default: today. */
export function OwnCredit({ on }: { on?: string }) {
  const answer = useRoute(showOwnCredit, { query: on ? { on } : {} }, { keepPrevious: true })
  const credit = answer.data?.data
  if (!credit) return answer.error ? null : <Skeleton height={92} radius="md" mb="md" />
  return <CreditCard credit={credit} />
}

export function CreditCard({ credit }: { credit: OvertimeCredit }) {
  const text = useOwnUseText()
  const { left_minutes, provisional_minutes, pending_minutes, expiring } = credit
  const isEmpty = left_minutes === 0 && pending_minutes === 0 && expiring.length === 0
  return (
    <StatCard
      label={text.credit}
      value={<span className="figures">{text.hours(formatHours(left_minutes))}</span>}
      note={
        <>
          {isEmpty && (
            <Text span display="block" size="sm">
              {text.noCredit}
            </Text>
          )}
          {provisional_minutes > 0 && (
            <Text span display="block" size="sm">
              {text.provisional(formatHours(provisional_minutes))}
            </Text>
          )}
          {pending_minutes > 0 && (
            <Text span display="block" size="sm">
              {text.pending(formatHours(pending_minutes))}
            </Text>
          )}
          {expiring.map(({ minutes, last_day }) => (
            <Text key={last_day} span display="block" size="sm">
              {text.expiring(formatHours(minutes), formatDate(last_day))}
            </Text>
          ))}
        </>
      }
    />
  )
}
