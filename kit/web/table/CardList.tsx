import { Button, Checkbox } from '@mantine/core'
import { Fragment, useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './cards.module.css'
import { type Column, drawCell, type RowUse } from './column.ts'
import { toggled } from './GridRow.tsx'
import { RowMenu } from './RowMenu.tsx'
import { groupStart, type RowGroups } from './row-groups.ts'

/** Number of cards per step, because thousands would make a phone slow. */
const STEP = 50

interface Props<Row> extends RowUse<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  label: string
  stale?: boolean
  groups?: RowGroups<Row> | undefined
  /** Number of cards per step. */
  step?: number
}

/** The rows on a phone: one card each, with the main column as heading. */
export function CardList<Row extends object>({
  rows,
  columns,
  label,
  stale,
  groups,
  step = STEP,
  ...use
}: Props<Row>) {
  const text = useKitText()
  const [visibleCount, setVisibleCount] = useState(step)
  const main = columns.find((column) => column.primary) ?? columns[0]
  const totals = columns.filter(({ foot }) => foot !== undefined)
  const others = columns.filter((column) => column !== main)
  return (
    <ul className={classes.list} aria-label={label} data-stale={stale || undefined}>
      {rows.slice(0, visibleCount).map((row, at) => (
        <Fragment key={use.rowKey(row)}>
          <GroupCard groups={groups} value={groupStart(groups, rows, at)} columns={columns} />
          <li className={classes.card} data-click={use.onRowClick ? true : undefined}>
            <div className={classes.head}>
              {use.onSelect && (
                <Checkbox
                  aria-label={text.action.select}
                  checked={use.selected?.has(use.rowKey(row)) ?? false}
                  onChange={() => use.onSelect?.(toggled(use.selected, use.rowKey(row)))}
                />
              )}
              {use.onRowClick ? (
                <button type="button" className={classes.open} onClick={() => use.onRowClick?.(row)}>
                  {main && <CardTitle column={main} row={row} />}
                </button>
              ) : (
                <div className={classes.name}>{main && <CardTitle column={main} row={row} />}</div>
              )}
              {use.actions && <RowMenu row={row} actions={use.actions} />}
            </div>
            <dl className={classes.facts}>
              {others.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{drawCell(column, row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        </Fragment>
      ))}
      {totals.length > 0 && (
        <li className={classes.card}>
          <dl className={classes.facts}>
            {totals.map(({ key, title, foot }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>
                  <b>{foot}</b>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      )}
      {rows.length > visibleCount && (
        <li>
          <Button
            variant="default"
            fullWidth
            onClick={() => setVisibleCount(visibleCount + Math.max(step, STEP))}
          >
            {text.action.more}
          </Button>
        </li>
      )}
    </ul>
  )
}

interface GroupProps<Row> {
  groups: RowGroups<Row> | undefined
  value: string | undefined
  columns: readonly Column<Row>[]
}

/** The name and the totals of a group, above its cards. */
function GroupCard<Row>({ groups, value, columns }: GroupProps<Row>) {
  if (!groups || value === undefined) return null
  const totals = groups.totals(value)
  return (
    <li className={`${classes.card} ${classes.group}`}>
      <div className={classes.name}>{groups.title(value)}</div>
      <dl className={classes.facts}>
        {columns
          .filter(({ key }) => key in totals)
          .map(({ key, title }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{totals[key]}</dd>
            </div>
          ))}
      </dl>
    </li>
  )
}

function CardTitle<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <>
      {column.titled && <span className={classes.of}>{column.title} </span>}
      {drawCell(column, row)}
    </>
  )
}
