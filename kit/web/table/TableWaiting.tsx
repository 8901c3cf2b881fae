import { Skeleton } from '@mantine/core'
import { useKitText } from '../i18n/kit-text.ts'
import type { Column } from './column.ts'
import type { ColumnChoice } from './column-choice.ts'
import { DENSITIES, useDensity } from './density.ts'
import { GridHead } from './GridHead.tsx'
import classes from './table.module.css'

/** Parts of the width of a cell. */
const WIDTHS = [62, 78, 48, 70, 55, 84, 66]
const ROWS = Array.from({ length: 8 }, (_, at) => at)
const PAGE = Array.from({ length: 25 }, (_, at) => at)

/** Placeholders for loading rows whose columns are not known. */
export function TableWaiting() {
  const text = useKitText()
  return (
    <div className={classes.waiting} role="status" aria-label={text.state.loading}>
      {ROWS.map((row) => (
        <div key={row} className={classes.waitingRow}>
          {WIDTHS.slice(0, 4).map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without an identity
            <Skeleton key={at} height={12} width={`${WIDTHS[(row + at) % WIDTHS.length]}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface GridProps<Row> {
  columns: readonly Column<Row>[]
  choice: ColumnChoice
  label: string
  /** The rows will have checkboxes, and menus. */
  ticks: boolean
  menus: boolean
}

const nothing = () => {}

/** A page of rows that is loading: its own titles and heights, so that nothing moves when the rows arrive. */
export function GridWaiting<Row extends object>({ columns, choice, label, ticks, menus }: GridProps<Row>) {
  const text = useKitText()
  const density = useDensity()
  return (
    <div className={classes.scroller} data-fills role="status" aria-label={text.state.loading}>
      <table className={classes.table} inert style={{ '--row': `${DENSITIES[density]}px` } as never}>
        <GridHead
          rows={[]}
          columns={columns}
          choice={choice}
          label={label}
          sortable={new Set()}
          sort={undefined}
          onSort={nothing}
          rowKey={String}
          onSelect={ticks ? nothing : undefined}
          actions={menus ? [] : undefined}
        />
        <tbody>
          {PAGE.map((row) => (
            <tr key={row}>
              {ticks && <td className={classes.tick} />}
              {columns.map(({ key, align }, at) => (
                <td key={key} data-align={align}>
                  <Skeleton
                    height={12}
                    width={`${WIDTHS[(row + at) % WIDTHS.length]}%`}
                    display="inline-block"
                  />
                </td>
              ))}
              {menus && <td className={classes.actions} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rows of a phone that are loading. */
export function PhoneWaiting() {
  const text = useKitText()
  return (
    <div className={classes.waiting} role="status" aria-label={text.state.loading}>
      {ROWS.map((row) => (
        <div key={row} className={classes.waitingPhone}>
          <Skeleton height={14} width={`${WIDTHS[row % WIDTHS.length]}%`} />
          <Skeleton height={10} width={`${WIDTHS[(row + 3) % WIDTHS.length]}%`} mt="xs" />
        </div>
      ))}
    </div>
  )
}
