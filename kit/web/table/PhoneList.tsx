import { Button } from '@mantine/core'
import { Fragment, useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import type { Column, RowUse } from './column.ts'
import { PhoneRow } from './PhoneRow.tsx'
import classes from './phone.module.css'
import { phoneParts } from './phone-parts.ts'
import { groupStart, type RowGroups } from './row-groups.ts'

/** Number of rows per step, because thousands would make a phone slow. */
const STEP = 50

interface Props<Row> extends RowUse<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  label: string
  stale?: boolean
  groups?: RowGroups<Row> | undefined
  /** Number of rows per step. */
  step?: number
}

/** The rows on a phone: a name, a line of facts and a status. A row opens its record, or shows its other columns. */
export function PhoneList<Row extends object>({
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
  const parts = phoneParts(columns)
  const totals = columns.filter(({ foot }) => foot !== undefined)
  return (
    <ul className={classes.list} aria-label={label} data-stale={stale || undefined}>
      {rows.slice(0, visibleCount).map((row, at) => (
        <Fragment key={use.rowKey(row)}>
          <GroupRow groups={groups} value={groupStart(groups, rows, at)} columns={columns} />
          <PhoneRow {...use} row={row} parts={parts} />
        </Fragment>
      ))}
      {totals.length > 0 && (
        <li className={classes.totals}>
          <dl className={classes.details}>
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
        <li className={classes.more}>
          <Button
            variant="default"
            size="md"
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

/** The name and the totals of a group, above its rows. */
function GroupRow<Row>({ groups, value, columns }: GroupProps<Row>) {
  if (!groups || value === undefined) return null
  const totals = groups.totals(value)
  return (
    <li className={classes.totals}>
      <div className={classes.group}>{groups.title(value)}</div>
      <dl className={classes.details}>
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
