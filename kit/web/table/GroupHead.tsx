import type { Column, RowUse } from './column.ts'
import type { RowGroups } from './row-groups.ts'
import classes from './table.module.css'

interface Props<Row> extends RowUse<Row> {
  groups: RowGroups<Row>
  value: string
  columns: readonly Column<Row>[]
}

/** The heading of a group of rows: its name over the columns before the first total, then its totals. */
export function GroupHead<Row>({ groups, value, columns, onSelect, actions }: Props<Row>) {
  const totals = groups.totals(value)
  const first = columns.findIndex(({ key }) => key in totals)
  const named = first < 0 ? columns.length : Math.max(first, 1)
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={named + (onSelect ? 1 : 0)}>
        {groups.title(value)}
      </th>
      {columns.slice(named).map(({ key, align }) => (
        <td key={key} data-align={align}>
          {totals[key]}
        </td>
      ))}
      {actions && <td data-aside />}
    </tr>
  )
}
