import { Stack, Text, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { formatKip } from '#kit/web/format.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Review, ReviewFacts } from '../../contract.ts'
import { type RunText, useRunText } from '../text.ts'
import classes from './Reviews.module.css'

interface Props {
  reviews: readonly Review[]
}

const toneOf = (review: Review) => (review === 'net_below_zero' ? 'bad' : 'wait')

/** Marks a payslip that must be checked; the reason appears on hover and for screen readers. */
export function ReviewFlags({ reviews, isAccepted }: Props & { isAccepted: boolean }) {
  const text = useRunText().review
  if (reviews.length === 0) return null
  const words = reviews.map((review) => text[review]).join(' · ')
  return (
    <Tooltip label={words} multiline maw={320}>
      <span
        className={classes.flag}
        data-bad={reviews.includes('net_below_zero') || undefined}
        data-done={isAccepted || undefined}
      >
        {isAccepted ? (
          <IconCheck size={18} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={18} aria-hidden="true" />
        )}
        <span className={classes.words}>{words}</span>
      </span>
    </Tooltip>
  )
}

/** What a mark refers to: the earlier net pay, the others with the same account. */
function factOf(review: Review, facts: ReviewFacts, text: RunText): string {
  if ((review === 'net_dropped' || review === 'net_rose') && facts.net_before != null)
    return text.reviewFact.netBefore(formatKip(facts.net_before))
  if (review === 'shared_account' && facts.shared_with?.length)
    return text.reviewFact.sharedWith(facts.shared_with.join(', '))
  return ''
}

/** The reasons as text, with their meaning. */
export function ReviewReasons({ reviews, facts }: Props & { facts: ReviewFacts }) {
  const text = useRunText()
  return (
    <Stack gap={8} className={classes.reasons ?? ''}>
      {reviews.map((review) => (
        <div key={review}>
          <StatusBadge tone={toneOf(review)}>{text.review[review]}</StatusBadge>
          <Text size="sm" c="dimmed">
            {text.reviewText[review]}
          </Text>
          <Text size="sm" className="figures">
            {factOf(review, facts, text)}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
