import { Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { type DayOff, showDaysOff } from '../../contract/rest-day.ts'
import classes from './calendar.module.css'
import { MonthCalendar } from './MonthCalendar.tsx'
import { useRestDayText } from './text.ts'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)
const datesOf = (days: readonly DayOff[], countsAs: string) =>
  new Set(days.filter((day) => day.counts_as === countsAs).map(({ date }) => date)).size

/** The twelve months of this or the next year with the days off. */
export function YearCalendar() {
  const text = useRestDayText()
  const thisYear = Number(todayInLaos().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const days = useRoute(showDaysOff, { query: { year } }, { keepPrevious: true })
  if (days.error) return <ErrorState error={days.error} onRetry={() => void days.refetch()} />
  const daysOff = days.data?.data ?? []
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="md">
        <SegmentedControl
          aria-label={text.year}
          data={[thisYear, thisYear + 1].map(String)}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
        />
        <Legend />
      </Group>
      {days.isPending ? (
        <Skeleton h={480} />
      ) : (
        <>
          <Text c="dimmed" size="sm" role="status">
            {daysOff.length === 0
              ? `${text.none}. ${text.noneHint}`
              : text.count(
                  formatNumber(datesOf(daysOff, 'holiday'), 0),
                  formatNumber(datesOf(daysOff, 'rest'), 0),
                )}
          </Text>
          <div className={classes.year}>
            {MONTHS.map((month) => {
              const prefix = `${year}-${String(month).padStart(2, '0')}`
              const own = daysOff.filter(({ date }) => date.startsWith(prefix))
              return <MonthCalendar key={prefix} month={prefix} days={own} />
            })}
          </div>
        </>
      )}
    </Stack>
  )
}

function Legend() {
  const text = useRestDayText()
  return (
    <ul className={classes.legend}>
      <li>
        <span className={classes.sample} data-off="holiday" />
        {text.legend.holiday}
      </li>
      <li>
        <span className={classes.sample} data-off="rest" />
        {text.legend.rest}
      </li>
      <li>
        <span className={classes.sample} data-off="holiday" data-women />
        {text.legend.women}
      </li>
      <li>
        <span className={classes.sample} data-today />
        {text.legend.today}
      </li>
    </ul>
  )
}
