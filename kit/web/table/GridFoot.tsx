import type { Column, RowUse } from './column.ts'

interface Props<Row> extends RowUse<Row> {
  columns: readonly Column<Row>[]
}

/** The row of totals, which stays visible like the head. */
export function GridFoot<Row>({ columns, onSelect, actions }: Props<Row>) {
  if (columns.every(({ foot }) => foot === undefined)) return null
  return (
    <tfoot>
      <tr>
        {onSelect && <td data-aside />}
        {columns.map(({ key, align, foot }) => (
          <td key={key} data-align={align}>
            {foot}
          </td>
        ))}
        {actions && <td data-aside />}
      </tr>
    </tfoot>
  )
}
