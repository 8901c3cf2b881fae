import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import type { CalendarLeave, CalendarPerson } from '../../contract.ts'
import classes from './leave-calendar.module.css'
import { useCalendarText } from './text.ts'

interface Props {
  person: CalendarPerson
  days: readonly string[]
  /** The names of public holidays by date. */
  holidays: ReadonlyMap<string, string>
  /** The tab key goes to this row; the arrow keys go on from there. */
  isFirst: boolean
}

/** One employee's month: a coloured cell for each day of leave. */
export const CalendarRow = memo(function CalendarRow({ person, days, holidays, isFirst }: Props) {
  const text = useCalendarText()
  const describe = ({ leave_type, part, from_time, to_time, is_approved }: CalendarLeave) =>
    [
      leave_type ?? text.away,
      part === 'hours' ? `${from_time}–${to_time}` : part === 'full' ? '' : text[part],
      is_approved ? '' : text.pending.toLowerCase(),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <tr>
      <th scope="row" className={classes.person} tabIndex={isFirst ? 0 : -1}>
        <span className="name" title={person.employee_name}>
          {person.employee_name}
        </span>
        <small className="name">
          {person.emp_number}
          {person.department && ` · ${person.department}`}
        </small>
      </th>
      {days.map((date) => {
        const leave = person.leave.filter(
          ({ start_date, end_date }) => start_date <= date && date <= end_date,
        )
        const holiday = holidays.get(date)
        const title = [formatDate(date), holiday, ...leave.map(describe)].filter(Boolean).join(' · ')
        return (
          <td key={date} title={title} data-off={holiday !== undefined || undefined} className={classes.day}>
            {leave.map((one) => (
              <span
                key={`${one.start_date} ${one.part} ${one.from_time} ${one.is_approved}`}
                className={classes.cell}
                data-approved={one.is_approved || undefined}
                data-half={one.part === 'full' ? undefined : one.part}
              />
            ))}
            {leave.length > 0 && <VisuallyHidden>{title}</VisuallyHidden>}
          </td>
        )
      })}
    </tr>
  )
})
