import { useState } from 'react'
import type { CalendarDay } from '#features/attendance/contract.ts'
import { todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { formatLongDate } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useDashboardText } from '../text.ts'
import { DayFacts } from './DayFacts.tsx'
import classes from './month.module.css'

/** The month as a calendar; a touch on a day tells when one came and went. */
export function MonthDays({ days }: { days: readonly CalendarDay[] }) {
  const text = useDashboardText()
  const language = useLanguage()
  const [chosen, setChosen] = useState(() => days.find(({ date }) => date === todayInLaos())?.date)
  const day = days.find(({ date }) => date === chosen)
  return (
    <>
      <div className={classes.calendar}>
        {text.own.weekdays.split(' ').map((weekday) => (
          <span key={weekday} className={classes.weekday} aria-hidden="true">
            {weekday}
          </span>
        ))}
        {days.map(({ date, result }, index) => (
          <button
            key={date}
            type="button"
            className={classes.day}
            style={index === 0 ? { gridColumnStart: weekdayOf(date) } : {}}
            data-result={result ?? undefined}
            data-today={date === todayInLaos() || undefined}
            aria-pressed={date === chosen}
            aria-label={`${formatLongDate(date, language)}: ${result ? text.result[result] : text.own.noShift}`}
            onClick={() => setChosen(date)}
          >
            {Number(date.slice(8))}
          </button>
        ))}
      </div>
      {day && <DayFacts day={day} />}
    </>
  )
}
