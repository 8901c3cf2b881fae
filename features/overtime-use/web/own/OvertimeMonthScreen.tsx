import { Button, SimpleGrid, Skeleton, Stack } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import { type OvertimeMonth, showOvertimeMonth } from '../../contract.ts'
import { formatHours } from '../../domain/format-hours.ts'
import { OvertimeDay } from './OvertimeDay.tsx'
import { CreditCard } from './OwnCredit.tsx'
import { useOwnUseText } from './text.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The own overtime month by month: asked, approved, counted, paid or time off, and what is left of the time off. */
export default function OvertimeMonthScreen() {
  const { report: text } = useOwnUseText()
  const [query, setQuery] = useSearchParams()
  const chosen = query.get('month') ?? ''
  const month = MONTH.test(chosen) ? chosen : monthOf(todayInLaos())
  const answer = useRoute(showOvertimeMonth, { query: { month } }, { keepPrevious: true })
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <MonthSwitch value={month} onChange={(next) => setQuery({ month: next }, { replace: true })} />
        }
      />
      {answer.error ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.data ? (
        <Month month={answer.data.data} />
      ) : (
        <Skeleton height={320} radius="md" />
      )}
    </>
  )
}

function Month({ month: { days, totals, credit } }: { month: OvertimeMonth }) {
  const { report: text } = useOwnUseText()
  const figures = [
    [text.asked, totals.asked_minutes],
    [text.approved, totals.approved_minutes],
    [text.paid, totals.cash_minutes],
    [text.timeOff, totals.credit_minutes],
  ] as const
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        {figures.map(([label, minutes]) => (
          <StatCard
            key={label}
            label={label}
            value={<span className="figures">{formatHours(minutes)}</span>}
          />
        ))}
      </SimpleGrid>
      <CreditCard credit={credit} />
      {days.length === 0 ? (
        <EmptyState
          title={text.none}
          action={
            <Button
              component={Link}
              to={href('employee_ot_request.create')}
              leftSection={<IconClockPlus size={18} />}
            >
              {text.ask}
            </Button>
          }
        />
      ) : (
        days.map((day) => <OvertimeDay key={day.date} day={day} />)
      )}
    </Stack>
  )
}
