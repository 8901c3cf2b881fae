import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './cards.module.css'
import type { RowUse } from './column.ts'
import { toggled } from './GridRow.tsx'

/** Draws the content of a card. `tick` selects the row; it is null unless rows are being selected. */
export type Card<Row> = (row: Row, tick: ReactNode) => ReactNode

interface Props<Row> extends Pick<RowUse<Row>, 'rowKey' | 'selected' | 'onSelect' | 'opened'> {
  rows: readonly Row[]
  card: Card<Row>
  label: string
  stale: boolean
}

/** The rows on a phone as cards that the screen draws, with their own buttons. */
export function CardList<Row>({ rows, card, label, stale, ...use }: Props<Row>) {
  const text = useKitText()
  const { rowKey, selected, onSelect, opened } = use
  return (
    <ul className={classes.cards} aria-label={label} data-stale={stale || undefined}>
      {rows.map((row) => {
        const key = rowKey(row)
        const isSelected = selected?.has(key) ?? false
        return (
          <li
            key={key}
            data-row={key}
            data-opened={opened === String(key) || undefined}
            data-selected={isSelected || undefined}
          >
            {card(
              row,
              onSelect ? (
                <Checkbox
                  className={classes.tick ?? ''}
                  aria-label={text.action.select}
                  checked={isSelected}
                  onChange={() => onSelect(toggled(selected, key))}
                />
              ) : null,
            )}
          </li>
        )
      })}
    </ul>
  )
}
