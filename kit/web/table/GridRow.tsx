import { Checkbox } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { type Column, drawCell, isBlank, type RowUse } from './column.ts'
import { type ColumnChoice, pinCount } from './column-choice.ts'
import { RowMenu } from './RowMenu.tsx'
import classes from './table.module.css'

interface Props<Row> extends RowUse<Row> {
  row: Row
  columns: readonly Column<Row>[]
  choice?: ColumnChoice | undefined
  /** The row was just saved. */
  isFlashed?: boolean
  /** The row that was opened last. */
  isVisited?: boolean
}

/** Texts up to this length stay in one line, so that rows have one height. */
const SHORT = 40

/** Arrow keys move between rows, Enter opens a row. */
function onKey(event: KeyboardEvent<HTMLTableRowElement>, open: () => void) {
  if (event.target !== event.currentTarget) return
  const row = event.currentTarget
  const to =
    event.key === 'ArrowDown'
      ? row.nextElementSibling
      : event.key === 'ArrowUp'
        ? row.previousElementSibling
        : null
  if (to instanceof HTMLElement) {
    event.preventDefault()
    to.focus()
  }
  if (event.key === 'Enter') open()
}

/** Whether a click is not meant for the row: selecting text, or a control inside the row. */
function isPlainClick(target: EventTarget): boolean {
  const inside = target instanceof Element && target.closest('a, button, input, label')
  return !inside && !window.getSelection()?.toString()
}

export function toggled<Key>(selected: ReadonlySet<Key> | undefined, key: Key): Set<Key> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

export function GridRow<Row extends object>({
  row,
  columns,
  choice,
  isVisited,
  isFlashed,
  ...use
}: Props<Row>) {
  const text = useKitText()
  const { onRowClick, onSelect, actions } = use
  const key = use.rowKey(row)
  const isSelected = use.selected?.has(key) ?? false
  const open = () => onRowClick?.(row)
  const pinned = pinCount(columns, choice)
  const ticks = onSelect ? 1 : 0
  return (
    <tr
      data-row={key}
      data-opened={use.opened === String(key) || undefined}
      data-selected={isSelected || undefined}
      data-flashed={isFlashed || undefined}
      data-visited={isVisited || undefined}
      {...(onRowClick && {
        tabIndex: 0,
        'data-click': true,
        onClick: (event) => isPlainClick(event.target) && open(),
        onKeyDown: (event) => onKey(event, open),
      })}
    >
      {onSelect && (
        <td className={classes.tick} data-aside data-pin={pinned > 0 ? 0 : undefined}>
          <Checkbox
            aria-label={text.action.select}
            checked={isSelected}
            onChange={() => onSelect(toggled(use.selected, key))}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const cell = drawCell(column, row)
        const width = choice?.widthOf(column.key)
        return (
          <td
            key={column.key}
            data-align={column.align}
            data-end={column.keepsEnd || undefined}
            data-blank={isBlank(cell) || undefined}
            data-short={(typeof cell === 'string' && cell.length <= SHORT) || undefined}
            data-pin={at < pinned ? at + ticks : undefined}
            data-pin-last={at === pinned - 1 || undefined}
            {...(width && { 'data-narrowed': true, style: { maxWidth: width } })}
          >
            {cell}
          </td>
        )
      })}
      {actions && (
        <td className={classes.actions} data-aside>
          <RowMenu row={row} actions={actions} />
        </td>
      )}
    </tr>
  )
}
