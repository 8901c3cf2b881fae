import { VisuallyHidden } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { WeeksTable } from '#kit/web/calendar/WeeksTable.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { DayOff } from '../../contract/rest-day.ts'
import classes from './calendar.module.css'
import { groupDays } from './group-days.ts'
import { useRestDayText } from './text.ts'

interface Props {
  /** 'YYYY-MM' */
  month: string
  /** The days off of this month only. */
  days: readonly DayOff[]
}

/** A month from Monday to Sunday. The reasons of days off are listed below, and in the day for screen readers. */
export function MonthCalendar({ month, days }: Props) {
  const language = useLanguage()
  const nameOf = (day: DayOff) => (language === 'en' && day.name_en) || day.name_la
  return (
    <section className={classes.month}>
      <WeeksTable
        month={month}
        withName
        gap={2}
        renderDay={(date) => <Day date={date} off={days.filter((day) => day.date === date)} />}
      />
      {days.length > 0 && (
        <ul className={classes.names}>
          {groupDays(days).map(({ id, label, day }) => (
            <li key={id}>
              <b className="figures">{label}</b> {nameOf(day)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Day({ date, off }: { date: string; off: readonly DayOff[] }) {
  const text = useRestDayText()
  const language = useLanguage()
  const strongest = off.find((day) => day.counts_as === 'holiday') ?? off[0]
  const isWomens = off.length > 0 && off.every((day) => day.for_whom === 'women')
  const names = off.map((day) => {
    const name = (language === 'en' && day.name_en) || day.name_la
    const whom = day.for_whom === 'women' ? `, ${text.legend.women}` : ''
    return `${name} (${text.legend[day.counts_as]}${whom})`
  })
  const title = names.join(' · ')
  return (
    <span
      className={classes.day}
      {...(strongest && { 'data-off': strongest.counts_as, title })}
      {...(isWomens && { 'data-women': true })}
      {...(date === todayInLaos() && { 'data-today': true })}
    >
      {Number(date.slice(8))}
      {title && <VisuallyHidden>: {title}</VisuallyHidden>}
    </span>
  )
}
