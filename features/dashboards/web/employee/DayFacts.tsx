import { Button, Skeleton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { CalendarDay } from '#features/attendance/contract.ts'
import { OwnDay } from '#features/attendance/web/first.ts'
import { ErrorBoundary } from '#kit/web/feedback/ErrorBoundary.tsx'
import { formatInstant, formatLongDate, formatMinutes } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useOwnText } from '../own-text.ts'
import classes from './month.module.css'

const timeOf = (instant: string | null) => formatInstant(instant).slice(11) || '–'

/** The result of one day in a line, and on demand why it has this result. */
export function DayFacts({ day }: { day: CalendarDay }) {
  const text = useOwnText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const facts = [
    day.result ? text.result[day.result] : text.own.noShift,
    ...(day.in_at || day.out_at ? [text.own.inOut(timeOf(day.in_at), timeOf(day.out_at))] : []),
    ...(day.late_minutes > 0 ? [text.own.late(formatMinutes(day.late_minutes))] : []),
    ...(day.early_minutes > 0 ? [text.own.early(formatMinutes(day.early_minutes))] : []),
    ...(day.overtime_minutes > 0 ? [text.own.overtime(formatMinutes(day.overtime_minutes))] : []),
  ]
  return (
    <>
      <p className={classes.facts} aria-live="polite">
        <b>{formatLongDate(day.date, language)}</b>
        <span className="figures">{facts.join(' · ')}</span>
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more}
        aria-expanded={isOpen}
        rightSection={isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {text.own.why}
      </Button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={<Skeleton height={180} radius="md" />}>
            <OwnDay date={day.date} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
