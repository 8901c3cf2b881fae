import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconColumns3, IconCopy, IconGripVertical, IconPin, IconPinFilled } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import type { Column } from './column.ts'
import type { ColumnChoice } from './column-choice.ts'
import classes from './columns.module.css'
import { DENSITIES, type Density, setDensity, useDensity } from './density.ts'

interface Props<Row> {
  columns: readonly Column<Row>[]
  choice: ColumnChoice
  /** Copies the rows of the page. */
  onCopy?: () => void
}

/** The menu of a table: the height of its rows; which columns are visible, in which order, and which stay in view. */
export function ColumnMenu<Row>({ columns, choice, onCopy }: Props<Row>) {
  const text = useKitText()
  const density = useDensity()
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={text.list.columns} title={text.list.columns}>
          <IconColumns3 size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.list.columns}>
        <Stack gap="sm" w={300}>
          <Text size="xs" c="dimmed" fw={600}>
            {text.list.density}
          </Text>
          <SegmentedControl
            aria-label={text.list.density}
            value={density}
            onChange={(next) => setDensity(next as Density)}
            data={Object.keys(DENSITIES).map((value) => ({
              value,
              label: text.list.densities[value as Density],
            }))}
          />
          <Text size="xs" c="dimmed" fw={600}>
            {text.list.columns}
          </Text>
          <ColumnRows columns={columns} choice={choice} />
          {onCopy && (
            <Button variant="light" size="sm" leftSection={<IconCopy size={17} />} onClick={onCopy}>
              {text.list.copyRows}
            </Button>
          )}
          {choice.isChanged && (
            <Button variant="subtle" size="compact-sm" onClick={choice.reset}>
              {text.list.resetColumns}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The columns in their order; dragged, or moved with the arrow keys on their handle. */
function ColumnRows<Row>({ columns, choice }: Props<Row>) {
  const text = useKitText()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const { keys } = choice
  const step = (event: KeyboardEvent, key: string) => {
    const to = keys[keys.indexOf(key) + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0)]
    if (!to || to === key) return
    event.preventDefault()
    choice.move(key, to)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!dragged) return
    const rows = [...(list.current?.children ?? [])]
    const at = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom)
    const to = keys[at < 0 ? rows.length - 1 : at]
    if (to && to !== dragged) choice.move(dragged, to)
  }
  return (
    <ul ref={list} className={classes.list}>
      {keys.map((key) => {
        const column = columns.find((given) => given.key === key)
        if (!column) return null
        const isPinned = choice.isPinned(key)
        return (
          <li key={key} className={classes.row} data-dragged={key === dragged || undefined}>
            <button
              type="button"
              className={classes.grip}
              aria-label={text.list.moveColumn(column.title)}
              title={text.list.moveHint}
              onKeyDown={(event) => step(event, key)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(key)
              }}
              onPointerMove={drag}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <IconGripVertical size={16} aria-hidden="true" />
            </button>
            <Checkbox
              className={classes.name ?? ''}
              label={column.title}
              checked={choice.isShown(key)}
              onChange={() => choice.toggle(key)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-pressed={isPinned}
              aria-label={text.list.pinColumn(column.title)}
              title={text.list.pinColumn(column.title)}
              onClick={() => choice.togglePin(key)}
            >
              {isPinned ? <IconPinFilled size={16} /> : <IconPin size={16} />}
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
