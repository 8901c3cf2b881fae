import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import type { DayRow } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'
import { clockOn } from './clock.ts'
import { useResultName } from './DayResult.tsx'
import classes from './grid.module.css'
import { signOf } from './result-signs.ts'
import type { GridRow as Row } from './use-grid-rows.ts'

interface Props {
  row: Row
  days: readonly string[]
  onOpen: (employeeId: number) => void
  onOpenDay: (employeeId: number, date: string) => void
}

/** One employee's month. Rendered again only if its own days change. */
export const GridRow = memo(function GridRow({ row, days, onOpen, onOpenDay }: Props) {
  const nameOf = useResultName()
  const { report: text } = useAttendanceText()
  const describe = (day: DayRow) => {
    const times =
      day.in_at || day.out_at
        ? ` ${clockOn(day.in_at, day.work_date)}–${clockOn(day.out_at, day.work_date)}`
        : ''
    return `${formatDate(day.work_date)}: ${nameOf(day.result)}${times}`
  }
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <button type="button" onClick={() => onOpen(row.id)}>
          <span className={`name ${classes.who}`} title={row.name}>
            {row.name}
          </span>
          <small className={`name ${classes.number}`}>
            {row.emp_number}
            {row.department && ` · ${row.department}`}
          </small>
        </button>
      </th>
      {days.map((date) => {
        const day = row.days.get(date)
        return (
          <td
            key={date}
            data-result={day?.result}
            title={day ? describe(day) : `${formatDate(date)}: ${text.noShift}`}
          >
            {day && (
              // Keys open the days in the month of the employee, in the first column.
              <button
                type="button"
                tabIndex={-1}
                className={classes.cell}
                data-plain={day.result === 'success' || undefined}
                onClick={() => onOpenDay(row.id, date)}
              >
                <VisuallyHidden>{describe(day)}</VisuallyHidden>
                <span aria-hidden="true">{signOf(day)}</span>
              </button>
            )}
          </td>
        )
      })}
    </tr>
  )
}, sameRow)

/** The rows are collected again with every page that arrives; an employee whose days have not changed keeps the row. */
function sameRow(before: Props, after: Props): boolean {
  if (before.days !== after.days || before.row.id !== after.row.id) return false
  if (before.row.days.size !== after.row.days.size) return false
  for (const [date, day] of after.row.days) if (before.row.days.get(date) !== day) return false
  return true
}
