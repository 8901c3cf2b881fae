import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { OpeningBalance, type OpeningRow } from '../contract.ts'
import { type OpeningFault, openingFault } from '../domain/opening-faults.ts'
import type { ReadPaidMonths } from './read-paid-months.ts'

export type Row = Omit<OpeningRow, 'version'>

export const yearOf = ({ until }: Pick<Row, 'until'>): number => Number(until.slice(0, 4))
export const keyOf = (row: Pick<Row, 'employee_id' | 'until'>) => `${row.employee_id} ${yearOf(row)}`

const StoredRow = OpeningBalance.omit({
  ...{ emp_number: true, employee_name: true, employee_other_name: true, employee_picture: true },
  ...{ department: true, saved_by: true, saved_at: true },
})
export type StoredRow = z.infer<typeof StoredRow>

export const UNTIL = `r.year::text || '-' || lpad(r.until_month::text, 2, '0')`

/** The stored balances of the employees and years of these rows, by `keyOf`. */
export async function readStored(tx: Tx, rows: readonly Row[]): Promise<Map<string, StoredRow>> {
  const stored = await tx.query(
    StoredRow,
    `select r.id, r.employee_id, ${UNTIL} as until, r.gross, r.employee_sso, r.employer_sso, r.taxable, r.tax, r.net, r.note, r.version
     from opening_balance r where r.company_id = $1 and r.employee_id = any($2) and r.year = any($3)`,
    [tx.companyId, rows.map(({ employee_id }) => employee_id), rows.map(yearOf)],
  )
  return new Map(stored.map((row) => [keyOf(row), row]))
}

const StartRow = z.object({ id: Id, start_date: IsoDate })

/** What is wrong with each of these rows, in their order; null if it can be stored. */
export async function checkRows(
  tx: Tx,
  rows: readonly Row[],
  readPaidMonths: ReadPaidMonths,
): Promise<(OpeningFault | null)[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ employee_id }) => employee_id))]
  const sql = `select e.id, e.start_date from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)`
  const starts = new Map(
    (await tx.query(StartRow, sql, [tx.companyId, ids])).map((row) => [row.id, row.start_date]),
  )
  const years = rows.map(yearOf)
  const span = { first: Math.min(...years), last: Math.max(...years) }
  const paid = Map.groupBy(await readPaidMonths(tx, ids, span), ({ employee_id }) => employee_id)
  const today = todayInLaos()
  const seen = new Set<string>()
  return rows.map((row) => {
    const isRepeated = seen.has(keyOf(row))
    seen.add(keyOf(row))
    if (isRepeated) return { field: 'employee_id', code: 'repeated' }
    const paidMonths = (paid.get(row.employee_id) ?? []).map(({ month }) => month)
    return openingFault(row, { today, startDate: starts.get(row.employee_id) ?? today, paidMonths })
  })
}
