import type { Column, RowUse } from './column.ts'
import { type ColumnChoice, pinCount } from './column-choice.ts'
import classes from './table.module.css'

interface Props<Row> extends RowUse<Row> {
  columns: readonly Column<Row>[]
  choice?: ColumnChoice | undefined
}

/** The row of totals, which stays visible like the head; its cells keep their places like those above. */
export function GridFoot<Row>({ columns, choice, onSelect, actions }: Props<Row>) {
  if (columns.every(({ foot }) => foot === undefined)) return null
  const pinned = pinCount(columns, choice)
  const ticks = onSelect ? 1 : 0
  return (
    <tfoot>
      <tr>
        {onSelect && <td data-aside data-pin={pinned > 0 ? 0 : undefined} />}
        {columns.map(({ key, align, foot, keepsEnd }, at) => (
          <td
            key={key}
            data-align={align}
            data-end={keepsEnd || undefined}
            data-pin={at < pinned ? at + ticks : undefined}
          >
            {foot}
          </td>
        ))}
        {actions && <td className={classes.actions} data-aside />}
      </tr>
    </tfoot>
  )
}
