import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Fragment, useId, useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { drawCell, isEmptyCell, type RowUse } from './column.ts'
import { toggled } from './GridRow.tsx'
import classes from './phone.module.css'
import { endOf, factsOf, type PhoneParts } from './phone-parts.ts'
import { RowMenu } from './RowMenu.tsx'

interface Props<Row> extends RowUse<Row> {
  row: Row
  parts: PhoneParts<Row>
}

/** A row on a phone, 64 px high. Without a record to open it shows its other columns below. */
export function PhoneRow<Row extends object>({ row, parts, ...use }: Props<Row>) {
  const text = useKitText()
  const title = useId()
  const details = useId()
  const [isOpen, setOpen] = useState(false)
  const { onRowClick, actions, onSelect } = use
  const { main } = parts
  const key = use.rowKey(row)
  const look = typeof main?.phone === 'object' ? main.phone : {}
  const lead = !onSelect && look.lead?.(row)
  const filled = parts.others.filter((column) => !isEmptyCell(column, row))
  const hasDetails = !onRowClick && filled.length > 0
  const end = endOf(parts, row)
  const isAmount = end?.align === 'end'
  const heading = look.title ? look.title(row) : main && drawCell(main, row)
  return (
    <li
      className={classes.row}
      data-row={key}
      data-opened={use.opened === String(key) || undefined}
      data-selected={use.selected?.has(key) || undefined}
    >
      <div className={classes.line}>
        {onRowClick && (
          <UnstyledButton className={classes.open} aria-labelledby={title} onClick={() => onRowClick(row)} />
        )}
        {hasDetails && (
          <UnstyledButton
            className={classes.open}
            aria-labelledby={title}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {onSelect && (
          <Checkbox
            className={classes.tick ?? ''}
            aria-label={text.action.select}
            checked={use.selected?.has(key) ?? false}
            onChange={() => onSelect(toggled(use.selected, key))}
          />
        )}
        {lead && <span className={classes.lead}>{lead}</span>}
        <div className={classes.text}>
          <div
            className={classes.title}
            id={title}
            data-text={(typeof heading === 'string' && !look.lead) || undefined}
          >
            {main?.titled && <span className={classes.of}>{main.title} </span>}
            {heading}
          </div>
          <div className={classes.second}>
            <span className={classes.facts}>{look.facts?.(row) || <Facts row={row} parts={parts} />}</span>
            {end && !isAmount && <span className={classes.state}>{drawCell(end, row)}</span>}
          </div>
        </div>
        {end && isAmount && (
          <span className={classes.end}>
            {drawCell(end, row)}
            <small>{end.title}</small>
          </span>
        )}
        {actions && (
          <div className={classes.menu}>
            <RowMenu row={row} actions={actions} />
          </div>
        )}
        {!actions && onRowClick && <IconChevronRight className={classes.mark} size={18} aria-hidden="true" />}
        {hasDetails && (
          <IconChevronDown
            className={classes.mark}
            data-open={isOpen || undefined}
            size={18}
            aria-hidden="true"
          />
        )}
      </div>
      {hasDetails && isOpen && (
        <dl id={details} className={classes.details}>
          {filled.map((column) => (
            <div key={column.key}>
              <dt>{column.title}</dt>
              <dd>{drawCell(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** The first filled columns in a line; figures with their title, because a number alone is not clear. */
function Facts<Row extends object>({ row, parts }: { row: Row; parts: PhoneParts<Row> }) {
  return factsOf(parts, row).map((column, at) => (
    <Fragment key={column.key}>
      {at > 0 && ' · '}
      {(column.titled || column.align === 'end') && `${column.title} `}
      {drawCell(column, row)}
    </Fragment>
  ))
}
