import { Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type CSSProperties, useState } from 'react'
import {
  addDays,
  daysOfRange,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  todayInLaos,
  weekdayOf,
} from '#kit/contract/days.ts'
import { MonthSteps } from '#kit/web/calendar/MonthSteps.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatMonth, formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { listRosterNotices, type MyRosterDay, showMyRoster } from '../../contract/my-roster.ts'
import type { ShiftColour } from '../../contract/shift.ts'
import { ShiftChip } from '../ShiftChip.tsx'
import classes from './my-roster.module.css'
import { RosterNotices } from './RosterNotices.tsx'
import { useRosterText } from './text.ts'

/** The employee's own shifts: this week, and a month. */
export default function MyRosterScreen() {
  const text = useRosterText().my
  const language = useLanguage()
  const today = todayInLaos()
  const monday = addDays(today, 1 - weekdayOf(today))
  const [month, setMonth] = useState(monthOf(today))
  const notices = useRoute(listRosterNotices).data?.data ?? NONE
  const changed = new Set(notices.flatMap(({ days }) => days))
  return (
    <>
      <PageHeader title={text.title} />
      <RosterNotices notices={notices} />
      <Stack gap="xl">
        <Days title={text.thisWeek} from={monday} to={addDays(monday, 6)} changed={changed} />
        <div>
          <Group justify="space-between" wrap="nowrap" mb="sm">
            <Title order={2} size="h3" aria-live="polite">
              {formatMonth(month, language)}
            </Title>
            <MonthSteps value={month} onChange={setMonth} size={44} />
          </Group>
          <Days key={month} from={firstOfMonth(month)} to={lastOfMonth(month)} changed={changed} />
        </div>
      </Stack>
    </>
  )
}

const NONE: never[] = []

interface DaysProps {
  title?: string
  from: string
  to: string
  /** Days that a published roster has changed since the employee last looked. */
  changed: ReadonlySet<string>
}

function Days({ title, from, to, changed }: DaysProps) {
  const text = useRosterText().my
  const answer = useRoute(showMyRoster, { query: { from, to } })
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  const days = answer.data?.data
  const working = (days ?? NONE).filter(({ shift }) => shift !== null)
  const minutes = working.reduce((sum, { shift }) => sum + (shift?.work_minutes ?? 0), 0)
  return (
    <section aria-label={title} aria-busy={!days}>
      {title && (
        <Title order={2} size="h3" mb={4}>
          {title}
        </Title>
      )}
      <Text c="dimmed" mb="xs">
        {!days && '\u00A0'}
        {days &&
          (working.length === 0
            ? text.none
            : text.total(
                formatNumber(working.length, 0),
                formatNumber(minutes / 60, minutes % 60 === 0 ? 0 : 1),
              ))}
      </Text>
      <ul className={classes.myDays}>
        {days?.map((day) => (
          <Day key={day.date} day={day} isChanged={changed.has(day.date)} />
        ))}
        {!days && daysOfRange(from, to).map((date) => <DayWaiting key={date} date={date} />)}
      </ul>
    </section>
  )
}

function Day({ day, isChanged }: { day: MyRosterDay; isChanged: boolean }) {
  const { my: text, leave } = useRosterText()
  const language = useLanguage()
  const { date, shift, days_off } = day
  const isToday = date === todayInLaos()
  return (
    <li
      className={classes.myDay}
      style={{ '--weekday': weekdayOf(date) } as CSSProperties}
      data-today={isToday || undefined}
      data-free={!shift || undefined}
    >
      <DayOfMonth date={date} />
      <span className={classes.myShift}>
        {shift ? (
          <>
            <ShiftChip shift={{ ...shift, colour: shift.colour as ShiftColour }} />
            {shift.name !== `${shift.check_in}–${shift.check_out}` && <span>{shift.name}</span>}
            {shift.check_out <= shift.check_in && <small>{text.nextDay}</small>}
          </>
        ) : (
          <span>{text.rest}</span>
        )}
        {day.leave && <StatusBadge tone="info">{leave[LEAVE[day.leave]]}</StatusBadge>}
        {days_off
          .filter(({ counts_as }) => counts_as === 'holiday')
          .map(({ name_la, name_en }) => (
            <StatusBadge key={name_la} tone="wait">
              {language === 'la' ? name_la : name_en || name_la}
            </StatusBadge>
          ))}
        {isChanged && <StatusBadge tone="wait">{text.isChanged}</StatusBadge>}
        {isToday && <StatusBadge tone="good">{text.today}</StatusBadge>}
      </span>
    </li>
  )
}

/** A day whose shift is loading, as high as it will be: what is below stays in its place. */
function DayWaiting({ date }: { date: string }) {
  return (
    <li className={classes.myDay} style={{ '--weekday': weekdayOf(date) } as CSSProperties}>
      <DayOfMonth date={date} />
      <Skeleton height={26} width={108} radius="sm" />
    </li>
  )
}

function DayOfMonth({ date }: { date: string }) {
  const { weekdayShort } = useKitText().calendar
  return (
    <time className={classes.myDate} dateTime={date}>
      {weekdayShort[weekdayOf(date)]}
      <b>{Number(date.slice(8))}</b>
    </time>
  )
}

const LEAVE = { full: 'f', morning: 'm', afternoon: 'a', hours: 'h' } as const
