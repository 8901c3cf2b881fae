import { memo } from 'react'
import { PersonAvatar } from '#features/employees/web/parts.ts'
import { formatNumber } from '#kit/web/format.ts'
import { type BoardRow, shownShift } from './board-rows.ts'
import { CellChip } from './CellChip.tsx'
import classes from './roster.module.css'
import { useRosterText } from './text.ts'
import { useCellTitle } from './use-cell-title.ts'
import type { ShiftLooks } from './use-shift-looks.ts'

interface Props {
  row: BoardRow
  index: number
  days: readonly string[]
  looks: ShiftLooks
  /** The selected columns of this row; -1 to -1 if there are none. */
  left: number
  right: number
  /** The column with the focus; -1 if it is in another row. */
  focus: number
}

/** Minutes of work of a person in the days of the board. */
const minutesOf = ({ cells }: BoardRow, looks: ShiftLooks) =>
  cells.reduce((sum, cell) => sum + (looks.get(shownShift(cell) ?? 0)?.shift.work_minutes ?? 0), 0)

/** One person of the board. Rendered again only if its cells or its part of the selection change. */
export const RosterRow = memo(function RosterRow(props: Props) {
  const { row, index, days, looks, left, right, focus } = props
  const text = useRosterText()
  const titleOf = useCellTitle(looks)
  const { person, cells } = row
  const minutes = minutesOf(row, looks)
  const isEmployed = (day: string) =>
    person.start_date <= day && (person.end_date === null || day <= person.end_date)
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <span className={classes.face}>
          <PersonAvatar
            id={person.id}
            picture={person.employee_picture}
            name={person.employee_name}
            other={person.employee_other_name}
            size={28}
          />
          <span className={classes.names}>
            <span className={`name ${classes.who}`} title={person.employee_name}>
              {person.employee_name}
            </span>
            <small className={`name ${classes.about}`}>
              {person.emp_number}
              {minutes === 0 ? (
                <b className={classes.missing}>{text.noShiftAtAll}</b>
              ) : (
                <span>{text.hours(formatNumber(minutes / 60, minutes % 60 === 0 ? 0 : 1))}</span>
              )}
            </small>
          </span>
        </span>
      </th>
      {days.map((day, at) => {
        const cell = cells[at]
        if (!cell) return null
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table with the role grid is a gridcell
          <td
            key={day}
            data-row={index}
            data-column={at}
            tabIndex={focus === at ? 0 : -1}
            aria-selected={left <= at && at <= right}
            data-outside={!isEmployed(day) || undefined}
            title={titleOf(cell, day, isEmployed(day))}
          >
            <CellChip cell={cell} looks={looks} />
          </td>
        )
      })}
    </tr>
  )
})
