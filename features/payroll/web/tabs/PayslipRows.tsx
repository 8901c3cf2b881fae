import { useMediaQuery } from '@mantine/hooks'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { PHONE } from '#kit/web/phone.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { CardList } from '#kit/web/table/CardList.tsx'
import { GridHead } from '#kit/web/table/GridHead.tsx'
import { GridRow } from '#kit/web/table/GridRow.tsx'
import { listAbilities } from '#kit/web/table/list-route.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import table from '#kit/web/table/table.module.css'
import { listPayslips, type PayslipRow, type Sums } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './PayslipRows.module.css'
import type { PayslipColumn } from './payslip-columns.tsx'

interface Props {
  rows: readonly PayslipRow[]
  /** The totals of all pages. */
  totals: Sums
  count: number
  columns: readonly PayslipColumn[]
  state: ListState
  label: string
  isStale: boolean
  onOpen: (row: PayslipRow) => void
}

const { sortable } = listAbilities(listPayslips)
/** The columns that fit on a card; the payslip contains all. */
const ON_CARDS = ['emp_number', 'name', 'department', 'reviews', 'gross', 'net']
const keyOf = (row: PayslipRow) => row.employee_id

/** A table with a fixed last line for the totals of all pages. On a phone cards, with the totals above. */
export function PayslipRows(props: Props) {
  const { rows, totals, count, columns, state, label, isStale, onOpen } = props
  const text = useRunText()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const sumOf = text.sumOf(formatNumber(count, 0))
  if (isPhone)
    return (
      <>
        <p className={classes.sum}>
          <span>
            {sumOf} · {text.total.net}
          </span>
          <b className="figures">{formatKip(totals.net)}</b>
        </p>
        <CardList
          rows={rows}
          columns={columns.filter(({ key }) => ON_CARDS.includes(key))}
          label={label}
          rowKey={keyOf}
          onRowClick={onOpen}
          stale={isStale}
        />
      </>
    )
  const named = columns.findIndex(({ total }) => total)
  return (
    <div className={table.scroller}>
      <table
        className={`${table.table} ${classes.table}`}
        aria-label={label}
        data-stale={isStale || undefined}
      >
        <GridHead
          rows={rows}
          columns={columns}
          rowKey={keyOf}
          visibility={{}}
          sortable={sortable}
          sort={state.sort}
          onSort={state.sortBy}
          label={label}
        />
        <tbody>
          {rows.map((row) => (
            <GridRow key={row.employee_id} row={row} columns={columns} rowKey={keyOf} onRowClick={onOpen} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            {named > 0 && <th colSpan={named}>{sumOf}</th>}
            {columns.slice(Math.max(named, 0)).map(({ key, total, align }) => (
              <td key={key} data-align={align}>
                {total && <Money kip={total(totals)} strong />}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
