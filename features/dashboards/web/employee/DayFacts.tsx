import type { CalendarDay } from '#features/attendance/contract.ts'
import { formatInstant, formatLongDate, formatMinutes } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useDashboardText } from '../text.ts'
import classes from './month.module.css'

const timeOf = (instant: string | null) => formatInstant(instant).slice(11) || '–'

/** The result of one day, in a line. */
export function DayFacts({ day }: { day: CalendarDay }) {
  const text = useDashboardText()
  const language = useLanguage()
  const facts = [
    day.result ? text.result[day.result] : text.own.noShift,
    ...(day.in_at || day.out_at ? [text.own.inOut(timeOf(day.in_at), timeOf(day.out_at))] : []),
    ...(day.late_minutes > 0 ? [text.own.late(formatMinutes(day.late_minutes))] : []),
    ...(day.early_minutes > 0 ? [text.own.early(formatMinutes(day.early_minutes))] : []),
    ...(day.overtime_minutes > 0 ? [text.own.overtime(formatMinutes(day.overtime_minutes))] : []),
  ]
  return (
    <p className={classes.facts} aria-live="polite">
      <b>{formatLongDate(day.date, language)}</b>
      <span className="figures">{facts.join(' · ')}</span>
    </p>
  )
}
