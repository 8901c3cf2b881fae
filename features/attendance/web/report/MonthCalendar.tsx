import { VisuallyHidden } from '@mantine/core'
import { monthOf } from '#kit/contract/days.ts'
import { WeeksTable } from '#kit/web/calendar/WeeksTable.tsx'
import { formatLongDate } from '#kit/web/format.ts'
import type { CalendarDay } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'
import classes from './calendar.module.css'
import { clockOn } from './clock.ts'
import { useResultName } from './DayResult.tsx'

interface Props {
  days: readonly CalendarDay[]
  chosen: string | undefined
  onChoose: (date: string) => void
}

/** The month by weeks from Monday; every day can be opened. */
export function MonthCalendar({ days, chosen, onChoose }: Props) {
  const [first] = days
  if (!first) return null
  const byDate = new Map(days.map((day) => [day.date, day]))
  return (
    <WeeksTable
      month={monthOf(first.date)}
      renderDay={(date) => {
        const day = byDate.get(date)
        return day && <Day day={day} isChosen={date === chosen} onChoose={onChoose} />
      }}
    />
  )
}

interface DayProps {
  day: CalendarDay
  isChosen: boolean
  onChoose: Props['onChoose']
}

function Day({ day, isChosen, onChoose }: DayProps) {
  const { report: text } = useAttendanceText()
  const nameOf = useResultName()
  const name = day.result ? nameOf(day.result) : text.noShift
  const timeOf = (instant: string | null) => (instant ? clockOn(instant, day.date) : '?')
  const times = `${timeOf(day.in_at)} – ${timeOf(day.out_at)}`
  const hasTimes = day.in_at !== null || day.out_at !== null
  return (
    <button
      type="button"
      className={classes.day}
      data-result={day.result ?? undefined}
      aria-pressed={isChosen}
      onClick={() => onChoose(day.date)}
    >
      <VisuallyHidden>{`${formatLongDate(day.date)}: ${name}${hasTimes ? ` ${times}` : ''}`}</VisuallyHidden>
      <b aria-hidden="true">{Number(day.date.slice(8))}</b>
      <span className={classes.result} aria-hidden="true">
        {day.result ? name : ''}
      </span>
      <span className={classes.times} aria-hidden="true">
        {hasTimes ? times : ''}
      </span>
    </button>
  )
}
