import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { type DragEvent, type PointerEvent, useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import type { Column } from './column.ts'
import type { ColumnChoice } from './column-choice.ts'
import classes from './table.module.css'

interface Props<Row> {
  column: Column<Row>
  /** The sort name, if the list can be sorted by the column. */
  name: string | undefined
  sort: string | undefined
  onSort: (name: string) => void
  choice: ColumnChoice | undefined
  /** Its place among the columns that stay in view. */
  pin: number | undefined
  isLastPin: boolean
}

/** The kind of data of a dragged column. */
const COLUMN = 'application/x-champa-column'

/** The title of a column. */
export function HeadCell<Row>({ column, name, sort, onSort, choice, pin, isLastPin }: Props<Row>) {
  const text = useKitText()
  const [isOver, setOver] = useState(false)
  const order = name && sort === name ? 'ascending' : name && sort === `-${name}` ? 'descending' : undefined
  const Icon = order === 'ascending' ? IconArrowUp : order === 'descending' ? IconArrowDown : IconSelector
  const width = choice?.widthOf(column.key) ?? column.width
  const drag = choice && {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(COLUMN, column.key),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(COLUMN)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      choice.move(event.dataTransfer.getData(COLUMN), column.key)
    },
  }
  return (
    <th
      data-key={column.key}
      data-align={column.align}
      data-end={column.keepsEnd || undefined}
      data-pin={pin}
      data-pin-last={isLastPin || undefined}
      data-over={isOver || undefined}
      style={width ? { width, minWidth: width } : {}}
      aria-sort={name ? (order ?? 'none') : undefined}
      scope="col"
      {...drag}
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
      {choice && <WidthHandle onWidth={(next) => choice.setWidth(column.key, next)} />}
    </th>
  )
}

/** The edge of a column: dragging sets its width, a double click makes it automatic again. */
function WidthHandle({ onWidth }: { onWidth: (width: number | undefined) => void }) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget
    const cell = handle.closest('th')
    if (!cell || event.button !== 0) return
    // Not a drag of the column.
    event.preventDefault()
    event.stopPropagation()
    const from = cell.offsetWidth - event.clientX
    handle.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent) => {
      cell.style.width = `${from + clientX}px`
      cell.style.minWidth = cell.style.width
    }
    const end = ({ clientX }: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move)
      onWidth(from + clientX)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end, { once: true })
  }
  return (
    <span
      className={classes.handle}
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={start}
      onDoubleClick={() => onWidth(undefined)}
    />
  )
}
