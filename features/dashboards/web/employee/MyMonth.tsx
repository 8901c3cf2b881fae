import { Group, Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type * as attendance from '#features/attendance/contract.ts'
import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import { MonthSteps } from '#kit/web/calendar/MonthSteps.tsx'
import { weeksOf } from '#kit/web/calendar/weeks.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatInstant, formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useOnline } from '#kit/web/online.ts'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { useOwnText } from '../own-text.ts'
import { MonthDays } from './MonthDays.tsx'
import classes from './month.module.css'
import { ResultCounts } from './ResultCounts.tsx'

/** Part of the employee's first screen, therefore without its schemas. */
const showMyMonth = routeHead<typeof attendance.showMyMonth>({
  method: 'GET',
  path: '/employee/my-days',
  access: { anyOf: [], side: 'employee' },
})

/** While days are being calculated they are read again. */
const DERIVING_EVERY = 2000

/** Heights in pixels: a week, and the counts above the weeks with the chosen day below them. */
const WEEK = 46
const OTHERS = 174

/** The employee's own month: days by result, and a calendar. */
export function MyMonth() {
  const text = useOwnText().own
  const language = useLanguage()
  const thisMonth = monthOf(todayInLaos())
  const [chosen, setMonth] = useState<string>()
  const [isDeriving, setDeriving] = useState(false)
  const answer = useRoute(
    showMyMonth,
    { query: { month: chosen } },
    { every: isDeriving && DERIVING_EVERY, onDevice: !chosen },
  )
  const days = answer.data?.data
  const isOnline = useOnline()
  // The server determines the first month: the current one, or the last one with work.
  const month = chosen ?? days?.month
  const running = days?.derivation.state === 'running'
  if (running !== isDeriving) setDeriving(running)
  return (
    <section className={classes.card} aria-label={text.attendance}>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <div>
          <Title order={2} size="h3">
            {text.attendance}
          </Title>
          <Text c="dimmed" aria-live="polite">
            {month ? formatMonth(month, language) : '\u00A0'}
          </Text>
        </div>
        <MonthSteps value={month} onChange={setMonth} max={thisMonth} size={44} />
      </Group>
      {answer.error && !days && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {days && (answer.error || !isOnline) && (
        <Text c="dimmed">{text.asOf(formatInstant(new Date(answer.dataUpdatedAt).toISOString()))}</Text>
      )}
      {!days && !answer.error && (
        <Skeleton height={OTHERS + WEEK * weeksOf(month ?? thisMonth).length} radius="md" />
      )}
      {days && <Month key={days.month} days={days} />}
    </section>
  )
}

function Month({ days }: { days: attendance.EmployeeMonthDays }) {
  const text = useOwnText().own
  const isEmpty = days.days.every(({ result }) => result === null)
  return (
    <>
      {days.derivation.state === 'running' && <Text c="dimmed">{text.running}</Text>}
      {isEmpty && <Text c="dimmed">{text.none}</Text>}
      <ResultCounts totals={days.totals} />
      <MonthDays days={days.days} />
    </>
  )
}
