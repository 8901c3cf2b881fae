import type { ScheduleDay } from '../contract.ts'
import classes from './schedules.module.css'
import { useScheduleText } from './text.ts'
import { barsOf } from './week-shifts.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
/** Units of the drawing: an hour has a width of two. */
const HOUR = 2
const unit = (minutes: number) => (minutes / 60) * HOUR

/** The week as one line from Monday to Sunday with a bar for each shift; night shifts continue over midnight. */
export function WeekBars({ days }: { days: readonly ScheduleDay[] }) {
  const text = useScheduleText()
  return (
    <div className={classes.week}>
      <svg
        viewBox={`0 0 ${7 * 24 * HOUR} 22`}
        preserveAspectRatio="none"
        className={classes.line}
        aria-hidden="true"
      >
        {WEEKDAYS.map((day) => (
          <rect
            key={day}
            x={(day - 1) * 24 * HOUR + 0.75}
            width={24 * HOUR - 1.5}
            height={22}
            className={classes.ground}
            data-rest={!days.some(({ weekday }) => weekday === day) || undefined}
          />
        ))}
        {barsOf(days).map(({ from, to }) => (
          <rect
            key={from}
            x={unit(from)}
            width={unit(to - from)}
            y={4}
            height={14}
            rx={1.5}
            className={classes.bar}
          />
        ))}
      </svg>
      <div className={classes.names} aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <span key={day}>{text.weekday[day]}</span>
        ))}
      </div>
    </div>
  )
}
