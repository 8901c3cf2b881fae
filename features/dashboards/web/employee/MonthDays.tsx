import { useState } from 'react'
import type { CalendarDay } from '#features/attendance/contract.ts'
import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import { WeeksTable } from '#kit/web/calendar/WeeksTable.tsx'
import { formatLongDate } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useOwnText } from '../own-text.ts'
import { DayFacts } from './DayFacts.tsx'
import classes from './month.module.css'

/** The month as a calendar; a tap on a day shows the times of arrival and departure. */
export function MonthDays({ days }: { days: readonly CalendarDay[] }) {
  const text = useOwnText()
  const language = useLanguage()
  const [chosen, setChosen] = useState(() => days.find(({ date }) => date === todayInLaos())?.date)
  const byDate = new Map(days.map((day) => [day.date, day]))
  const day = chosen === undefined ? undefined : byDate.get(chosen)
  const month = days[0] && monthOf(days[0].date)
  return (
    <>
      {month && (
        <WeeksTable
          month={month}
          gap={3}
          renderDay={(date) => {
            const result = byDate.get(date)?.result
            return (
              <button
                type="button"
                className={classes.day}
                data-result={result ?? undefined}
                data-today={date === todayInLaos() || undefined}
                aria-pressed={date === chosen}
                aria-label={`${formatLongDate(date, language)}: ${result ? text.result[result] : text.own.noShift}`}
                onClick={() => setChosen(date)}
              >
                {Number(date.slice(8))}
              </button>
            )
          }}
        />
      )}
      {day && <DayFacts day={day} />}
    </>
  )
}
