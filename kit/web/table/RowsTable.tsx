import '../styles/desk.ts'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { useKitText } from '../i18n/kit-text.ts'
import { PHONE } from '../phone.ts'
import type { Column, RowUse } from './column.ts'
import { nextSort } from './list-state.ts'
import { PhoneList } from './PhoneList.tsx'
import { sortRows } from './sort-rows.ts'
import { TableGrid } from './TableGrid.tsx'
import classes from './table.module.css'

interface Props<Row> extends Omit<RowUse<Row>, 'rowKey'> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The accessible name of the list. */
  label: string
  rowKey?: (row: Row) => string | number
  empty?: ReactNode
  maxHeight?: string
  /** On a phone it begins with a few rows; so does every table with a maximum height. */
  isPreview?: boolean
}

const idOf = (row: object) => (row as { id: number }).id
/** Rows of a preview on a phone, until the user wants more. */
const FEW_ROWS = 6

/**
 * A table of rows in memory (a preview, the lines of a record). Sorted in the browser; only visible rows are
 * rendered.
 */
export function RowsTable<Row extends object>({
  rows,
  columns,
  label,
  rowKey = idOf,
  empty,
  isPreview = false,
  ...use
}: Props<Row>) {
  const text = useKitText()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const [sort, setSort] = useState<string>()
  if (rows.length === 0)
    return <div className={classes.frame}>{empty ?? <EmptyState title={text.state.empty} />}</div>
  const sorted = sortRows(rows, sort)
  if (isPhone) {
    const step = isPreview || use.maxHeight ? { step: FEW_ROWS } : {}
    return <PhoneList rows={sorted} columns={columns} label={label} rowKey={rowKey} {...step} {...use} />
  }
  return (
    <div className={classes.frame}>
      <TableGrid
        {...use}
        rows={sorted}
        columns={columns}
        label={label}
        rowKey={rowKey}
        sortable={new Set(columns.map(({ key }) => key))}
        sort={sort}
        onSort={(name) => setSort((current) => nextSort(current, name))}
      />
    </div>
  )
}
