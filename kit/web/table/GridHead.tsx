import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { useKitText } from '../i18n/kit-text.ts'
import type { Column } from './column.ts'
import type { GridProps } from './grid-props.ts'
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

export function GridHead<Row extends object>(props: GridProps<Row>) {
  const text = useKitText()
  const { columns, rows, selected, onSelect, rowKey } = props
  const keys = rows.map(rowKey)
  const count = keys.filter((key) => selected?.has(key)).length
  return (
    <thead>
      <tr>
        {onSelect && (
          <th className={classes.tick}>
            <Checkbox
              aria-label={text.action.selectAll}
              checked={count > 0 && count === keys.length}
              indeterminate={count > 0 && count < keys.length}
              onChange={() => onSelect(togglePage(selected, keys))}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} name={sortName(column, props.sortable)} {...props} />
        ))}
        {props.actions && (
          <th className={classes.actions} scope="col">
            <VisuallyHidden>{text.list.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface CellProps<Row> {
  column: Column<Row>
  name: string | undefined
  sort: string | undefined
  onSort: (name: string) => void
}

function HeadCell<Row>({ column, name, sort, onSort }: CellProps<Row>) {
  const text = useKitText()
  const order = name && sort === name ? 'ascending' : name && sort === `-${name}` ? 'descending' : undefined
  const Icon = order === 'ascending' ? IconArrowUp : order === 'descending' ? IconArrowDown : IconSelector
  return (
    <th
      data-align={column.align}
      style={column.width ? { width: column.width } : {}}
      aria-sort={name ? (order ?? 'none') : undefined}
      scope="col"
    >
      {name ? (
        <UnstyledButton
          className={classes.sort}
          data-on={order}
          title={text.list.sortBy(column.title)}
          onClick={() => onSort(name)}
        >
          {column.title}
          <Icon size={15} aria-hidden="true" />
        </UnstyledButton>
      ) : (
        column.title
      )}
    </th>
  )
}
