import type { ScheduleDay } from '../contract.ts'
import { useScheduleText } from './text.ts'
import { stretchesOf } from './week-shifts.ts'

/** The hours as text: Mon–Fri 08:00–17:00. */
export function WeekHours({ days }: { days: readonly ScheduleDay[] }) {
  const { weekday } = useScheduleText()
  const nameOf = (day: number) => weekday[day as keyof typeof weekday]
  return stretchesOf(days).map(({ first, last, check_in, check_out }) => (
    <div key={first} style={{ whiteSpace: 'nowrap' }}>
      {first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`}{' '}
      <span className="figures">
        {check_in}–{check_out}
      </span>
    </div>
  ))
}
