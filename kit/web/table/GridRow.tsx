import { Checkbox } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { type Column, drawCell, type RowUse } from './column.ts'
import { RowMenu } from './RowMenu.tsx'
import classes from './table.module.css'

interface Props<Row> extends RowUse<Row> {
  row: Row
  columns: readonly Column<Row>[]
}

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

export function GridRow<Row extends object>({ row, columns, ...use }: Props<Row>) {
  const text = useKitText()
  const { onRowClick, onSelect, actions } = use
  const key = use.rowKey(row)
  const isSelected = use.selected?.has(key) ?? false
  const open = () => onRowClick?.(row)
  return (
    <tr
      data-selected={isSelected || undefined}
      {...(onRowClick && {
        tabIndex: 0,
        'data-click': true,
        onClick: (event) => isPlainClick(event.target) && open(),
        onKeyDown: (event) => onKey(event, open),
      })}
    >
      {onSelect && (
        <td className={classes.tick}>
          <Checkbox
            aria-label={text.action.select}
            checked={isSelected}
            onChange={() => onSelect(toggled(use.selected, key))}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align}>
          {drawCell(column, row)}
        </td>
      ))}
      {actions && (
        <td className={classes.actions}>
          <RowMenu row={row} actions={actions} />
        </td>
      )}
    </tr>
  )
}
