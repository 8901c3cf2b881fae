import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { headingKeys } from '#kit/server/excel/column-memory.ts'
import type { ChosenColumns, RememberedColumns } from './choose-columns.ts'
import type { EmployeeTable } from './employee-table.ts'

const Row = z.object({ fields: z.record(z.string(), z.string().nullable()) })

/** Files with the same headings, in any order, have the same key. */
function keyOf({ headers }: EmployeeTable): string {
  const headings = Object.values(headingKeys(headers)).sort()
  return createHash('sha256').update(JSON.stringify(headings)).digest('hex')
}

/** The fields that the company chose for a file with the same headings; null before the first. */
export async function recallColumns(tx: Tx, table: EmployeeTable): Promise<RememberedColumns | null> {
  const sql = 'select fields from import_mapping where company_id = $1 and headings = $2'
  return (await tx.maybeOne(Row, sql, [tx.companyId, keyOf(table)]))?.fields ?? null
}

/**
 * Remembers the fields for the next file with the same headings; the latest choice counts. `guarded`: columns that the user
 * could not choose; for them the choice of others stays.
 */
export async function rememberColumns(
  tx: Tx,
  table: EmployeeTable,
  chosen: ChosenColumns,
  guarded: ReadonlySet<string>,
): Promise<void> {
  const free = Object.entries(headingKeys(table.headers)).filter(([letters]) => !guarded.has(letters))
  const fields = Object.fromEntries(free.map(([letters, key]) => [key, chosen[letters]?.field ?? null]))
  await tx.execute(
    `insert into import_mapping (company_id, headings, fields, saved_at) values ($1, $2, $3, $4)
     on conflict (company_id, headings) do update set fields = import_mapping.fields || excluded.fields, saved_at = excluded.saved_at`,
    [tx.companyId, keyOf(table), JSON.stringify(fields), new Date()],
  )
}
