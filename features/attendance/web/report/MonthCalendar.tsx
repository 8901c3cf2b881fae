import { VisuallyHidden } from '@mantine/core'
import { weekdayOf } from '#kit/contract/days.ts'
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

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** The month by weeks from Monday on; every day can be opened. */
export function MonthCalendar({ days, chosen, onChoose }: Props) {
  const { report: text, weekday } = useAttendanceText()
  const nameOf = useResultName()
  const first = days[0]
  if (!first) return null
  return (
    <div className={classes.month}>
      {WEEK.map((day) => (
        <div key={day} className={classes.weekday} aria-hidden="true">
          {weekday[day]}
        </div>
      ))}
      {days.map((day, index) => {
        const name = day.result ? nameOf(day.result) : text.noShift
        const timeOf = (instant: string | null) => (instant ? clockOn(instant, day.date) : '?')
        const times = `${timeOf(day.in_at)} – ${timeOf(day.out_at)}`
        const hasTimes = day.in_at !== null || day.out_at !== null
        return (
          <button
            key={day.date}
            type="button"
            className={classes.day}
            data-result={day.result ?? undefined}
            aria-pressed={day.date === chosen}
            style={index === 0 ? { gridColumnStart: weekdayOf(day.date) } : {}}
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
      })}
    </div>
  )
}
