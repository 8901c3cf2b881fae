import { AppError } from '#kit/contract/errors.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { FULL_RIGHTS, type GuardRights } from '../domain/guards.ts'
import { type CheckedSheet, checkTable } from './import/check-table.ts'
import {
  chooseColumns,
  knownColumns,
  missingColumns,
  permittedColumns,
  possibleColumns,
} from './import/choose-columns.ts'
import { readEmployeeRows, tableOf } from './import/employee-table.ts'
import type { ImportExtension } from './import-extension.ts'
import { readKnownLists } from './read-known-lists.ts'

export type { CheckedSheet } from './import/check-table.ts'

/**
 * Reads and checks the workbook of an employee sheet with the columns as they are recognised; nothing is stored. Throws
 * `AppError` with a `file_…` code when it cannot be read at all, or lacks columns.
 */
export async function checkEmployeeSheet(
  db: Database,
  companyId: number,
  bytes: Buffer,
  extensions: readonly ImportExtension[],
  rights: GuardRights = FULL_RIGHTS,
): Promise<CheckedSheet> {
  const rows = await readEmployeeRows(bytes)
  return db.inCompany(companyId, async (tx: Tx) => {
    const lists = await readKnownLists(tx, companyId, extensions)
    const table = tableOf(rows, possibleColumns(lists.columns))
    const permitted = permittedColumns(lists.columns, rights)
    const chosen = chooseColumns(table, permitted, null)
    const missing = missingColumns(knownColumns(chosen, permitted), permitted)
    if (missing.length > 0)
      throw new AppError('file_missing_columns', { details: { columns: missing.map(({ name }) => name) } })
    return checkTable(tx, companyId, { table, chosen, lists, extensions, rights, names: [] })
  })
}
