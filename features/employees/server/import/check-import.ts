import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { checkImport, showImportColumns } from '../../contract.ts'
import type { ReadTouchedRuns } from '../adjustments/locked-days.ts'
import { permittedUpdates } from '../check-updates.ts'
import { rightsOf } from '../guarded-employee.ts'
import { saveCheck, showBatch } from '../import-batches.ts'
import type { ImportExtension } from '../import-extension.ts'
import { readKnownLists } from '../read-known-lists.ts'
import { checkTable } from './check-table.ts'
import {
  type ChosenColumns,
  fileColumns,
  guardedLetters,
  knownColumns,
  missingColumns,
  permittedColumns,
} from './choose-columns.ts'
import { EmployeeTable } from './employee-table.ts'
import { NameChoice } from './new-names.ts'
import { rememberColumns } from './remembered-columns.ts'

const Chosen = z.record(
  z.string(),
  z.object({ field: z.string().nullable(), certainty: z.enum(['exact', 'guessed', 'remembered', 'none']) }),
)

const SheetRow = z.object({
  status: z.string(),
  sheet: EmployeeTable.nullable(),
  chosen: Chosen.nullable(),
  names: z.array(NameChoice).nullable(),
})

const READ = `select status, sheet, chosen, names from import_batch where company_id = $1 and id = $2`

/** The table of an import and the choices so far. Throws `import_not_ready` after the import. */
async function readSheet(tx: Tx, id: number) {
  const { status, sheet, chosen, names } = await tx.one(SheetRow, READ, [tx.companyId, id])
  if (!sheet || !chosen || !['choosing', 'ready', 'failed'].includes(status))
    throw new AppError('import_not_ready')
  return { table: sheet, chosen, names: names ?? [] }
}

export function showColumns(extensions: readonly ImportExtension[]): Endpoint {
  return handle(showImportColumns, async (context) => {
    const { language, params } = context
    const companyId = companyOf(context)
    const rights = rightsOf(context.session)
    return {
      data: await inCompany(context, async (tx) => {
        await showBatch(tx, companyId, params.id, context)
        const { table, chosen } = await readSheet(tx, params.id)
        const { columns } = await readKnownLists(tx, companyId, extensions)
        const permitted = permittedColumns(columns, rights)
        const missing = missingColumns(knownColumns(chosen, permitted), permitted)
        return {
          columns: fileColumns(table, chosen, guardedLetters(table, columns, rights)),
          fields: permitted.map(({ name, required = false, ...labels }) => ({
            name,
            label: labels[language],
            required,
          })),
          missing: missing.map((column) => column[language]),
        }
      }),
    }
  })
}

/** The chosen fields; unknown letters and fields are ignored, and a field is used once. */
function choicesFrom(
  table: EmployeeTable,
  former: ChosenColumns,
  chosen: Readonly<Record<string, string | null>>,
  names: ReadonlySet<string>,
): ChosenColumns {
  const taken = new Set<string>()
  return Object.fromEntries(
    Object.keys(table.headers).map((letters) => {
      const wish = letters in chosen ? (chosen[letters] ?? null) : (former[letters]?.field ?? null)
      const field = wish !== null && names.has(wish) && !taken.has(wish) ? wish : null
      if (field !== null) taken.add(field)
      return [letters, { field, certainty: 'remembered' as const }]
    }),
  )
}

export function checkAgain(
  extensions: readonly ImportExtension[],
  readLockedRuns: ReadTouchedRuns,
): Endpoint {
  return handle(checkImport, async (context) => {
    const { body, params } = context
    const companyId = companyOf(context)
    const rights = rightsOf(context.session)
    return {
      data: await inCompany(context, async (tx) => {
        await showBatch(tx, companyId, params.id, context)
        const { table, ...former } = await readSheet(tx, params.id)
        const lists = await readKnownLists(tx, companyId, extensions)
        const permitted = permittedColumns(lists.columns, rights)
        const fields = new Set(permitted.map(({ name }) => name))
        const chosen = choicesFrom(table, former.chosen, body.columns ?? {}, fields)
        const known = knownColumns(chosen, permitted)
        const present = new Set([...known.values()].map(({ name }) => name))
        if (!['emp_number', 'name', 'full_name'].some((name) => present.has(name)))
          throw new AppError('file_missing_columns', { details: { columns: ['emp_number', 'name'] } })
        const names = body.names ?? former.names
        const order = { table, chosen, lists, rights, names }
        const permittedExtensions = permittedUpdates(context.session, extensions)
        const sheet = await checkTable(tx, companyId, { ...order, extensions: permittedExtensions })
        if (body.columns || !body.names)
          await rememberColumns(tx, table, chosen, guardedLetters(table, lists.columns, rights))
        await saveCheck(tx, params.id, { sheet, chosen, names, lockedRuns: await readLockedRuns(tx) })
        return showBatch(tx, companyId, params.id, context)
      }),
    }
  })
}
