import type { Tx } from '#kit/database/database.ts'
import { actorOf, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { showImport, uploadEmployees } from '../contract.ts'
import type { ReadTouchedRuns } from './adjustments/locked-days.ts'
import { permittedUpdates } from './check-updates.ts'
import { rightsOf } from './guarded-employee.ts'
import { checkTable } from './import/check-table.ts'
import {
  chooseColumns,
  guardedLetters,
  isUncertain,
  knownColumns,
  missingColumns,
  permittedColumns,
  possibleColumns,
  withoutColumns,
} from './import/choose-columns.ts'
import { readEmployeeRows, tableOf } from './import/employee-table.ts'
import { guardsOf, requireColumns } from './import/import-columns-of.ts'
import { recallColumns } from './import/remembered-columns.ts'
import { addBatch, saveCheck, saveColumns, showBatch } from './import-batches.ts'
import type { ImportExtension } from './import-extension.ts'
import { readKnownLists } from './read-known-lists.ts'

/**
 * Stores the table of a file. If its columns are certain (by the labels of the fields, or as chosen before), its rows are
 * checked immediately; otherwise the user chooses the columns first.
 */
export function uploadSheet(
  extensions: readonly ImportExtension[],
  readLockedRuns: ReadTouchedRuns,
): Endpoint {
  return handle(uploadEmployees, async (context) => {
    const companyId = companyOf(context)
    const { fileName, bytes } = await context.upload()
    const rows = await readEmployeeRows(bytes)
    const rights = rightsOf(context.session)
    const { accountId } = actorOf(context)
    const store = async (tx: Tx) => {
      const lists = await readKnownLists(tx, companyId, extensions)
      const uploaded = tableOf(rows, possibleColumns(lists.columns))
      const guarded = guardedLetters(uploaded, lists.columns, rights)
      const table = withoutColumns(uploaded, guarded)
      const permitted = permittedColumns(lists.columns, rights)
      const recalled = await recallColumns(tx, table)
      const chosen = chooseColumns(table, permitted, recalled)
      const known = knownColumns(chosen, permitted)
      requireColumns(table, known, permitted)
      const guards = guardsOf(known)
      const { language } = context
      const id = await addBatch(tx, companyId, { fileName, language, table, accountId, guards })
      const isIncomplete = guarded.size > 0 || missingColumns(known, permitted).length > 0
      if (isUncertain(chosen) || (recalled === null && isIncomplete))
        await saveColumns(tx, id, chosen, guards)
      else {
        const order = { table, chosen, lists, rights, names: [] }
        const permittedExtensions = permittedUpdates(context.session, extensions)
        const sheet = await checkTable(tx, companyId, { ...order, extensions: permittedExtensions })
        await saveCheck(tx, id, { sheet, chosen, names: [], lockedRuns: await readLockedRuns(tx) })
      }
      return showBatch(tx, companyId, id, context)
    }
    return { data: await inCompany(context, store) }
  })
}

export const showOneImport = handle(showImport, async (context) => ({
  data: await inCompany(context, (tx) => showBatch(tx, companyOf(context), context.params.id, context)),
}))
