import { Checkbox, VisuallyHidden } from '@mantine/core'
import { useKitText } from '../i18n/kit-text.ts'
import type { Column } from './column.ts'
import { pinCount } from './column-choice.ts'
import type { GridProps } from './grid-props.ts'
import { HeadCell } from './HeadCell.tsx'
import classes from './table.module.css'

/** The sort name of a column, if the list can be sorted by it. */
function sortName<Row>(column: Column<Row>, sortable: ReadonlySet<string>): string | undefined {
  if (column.sort === false) return undefined
  const name = column.sort ?? column.key
  return sortable.has(name) ? name : undefined
}

/** Adds the rows of this page to the selection, or removes them. */
function togglePage(selected: ReadonlySet<string | number> | undefined, keys: readonly (string | number)[]) {
  const next = new Set(selected)
  const isWhole = keys.every((key) => next.has(key))
  for (const key of keys) {
    if (isWhole) next.delete(key)
    else next.add(key)
  }
  return next
}

/** The titles of the columns: a press sorts; they can be dragged and made wider if the list has a choice of columns. */
export function GridHead<Row extends object>(props: GridProps<Row>) {
  const text = useKitText()
  const { columns, rows, selected, onSelect, rowKey, choice } = props
  const keys = rows.map(rowKey)
  const count = keys.filter((key) => selected?.has(key)).length
  const pinned = pinCount(columns, choice)
  const ticks = onSelect ? 1 : 0
  return (
    <thead>
      <tr>
        {onSelect && (
          <th className={classes.tick} data-aside data-pin={pinned > 0 ? 0 : undefined}>
            <Checkbox
              aria-label={text.action.selectAll}
              checked={count > 0 && count === keys.length}
              indeterminate={count > 0 && count < keys.length}
              onChange={() => onSelect(togglePage(selected, keys))}
            />
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell
            key={column.key}
            column={column}
            name={sortName(column, props.sortable)}
            sort={props.sort}
            onSort={props.onSort}
            choice={choice}
            pin={at < pinned ? at + ticks : undefined}
            isLastPin={at === pinned - 1}
          />
        ))}
        {props.actions && (
          <th className={classes.actions} data-aside scope="col">
            <VisuallyHidden>{text.list.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
