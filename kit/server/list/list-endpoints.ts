import { z } from 'zod'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import { excelRoute, idsRoute, type ListRoute, MAX_DIRECT_ROWS, MAX_IDS } from '#kit/contract/lists.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, type Endpoint, FileAnswer } from '../handler.ts'
import type { AnyList, ListDeclaration, RowOf } from './list-declaration.ts'
import type { ListReading } from './list-reading.ts'
import { streamListSheet, writeListSheet } from './list-sheet.ts'
import { countRows, readBatches, readIds, readPage, readWhole } from './read-list.ts'

/** Largest number of rows of a file; a sheet of Excel has 1,048,576. */
const MAX_FILE_ROWS = 1_000_000

/**
 * The endpoints of a list: the pages, and the Excel file and the ids if the route offers them. Register them
 * before the calls of one record (`/:id`).
 */
export function listEndpoints<const R extends ListRoute, Stored extends object = RowOf<R>, Extra = undefined>(
  route: R,
  declaration: ListDeclaration<R, Stored, Extra>,
): Endpoint[] {
  const list = declaration as unknown as AnyList
  const endpoints = [pageEndpoint(route, list)]
  if (route.list?.excel) endpoints.unshift(excelEndpoint(route, list))
  if (route.list?.ids) endpoints.unshift(idsEndpoint(route, list))
  return endpoints
}

type Reading = ListReading<ListRoute>

/** Runs `work` in the caller's company, or as the provider for the provider's lists. */
export async function readAs<T>(
  route: ListRoute,
  list: AnyList,
  context: Context,
  isWhole: boolean,
  work: (tx: Tx, reading: Reading) => Promise<T>,
): Promise<T> {
  const { session, params, query, db } = context
  const language = (query as { language?: Language }).language ?? context.language
  const isProviders = typeof route.access === 'object' && route.access.side === 'provider'
  const companyId = isProviders ? null : session.companyId
  const prepared = await list.beforehand?.(context as never, isWhole)
  const run = async (tx: Tx) => {
    const extra = list.prepare ? await list.prepare(tx, context as never) : prepared
    const today = todayInLaos()
    return work(tx, { companyId, session, language, today, params, query, extra } as Reading)
  }
  if (isProviders) return db.asProvider(run)
  if (companyId === null) throw new AppError('forbidden')
  return db.inCompany(companyId, run)
}

/** The endpoint of a list's pages. */
export function pageEndpoint(route: ListRoute, list: AnyList): Endpoint {
  return {
    route,
    run: (context) =>
      readAs(route, list, context, false, async (tx, by) => {
        const page = await readPage(tx, route, list, by)
        return list.answer ? list.answer(page as never, by as never) : { data: page.data, meta: page.meta }
      }),
  }
}

const NameRow = z.object({ name: z.string() })

/** The company of a list for the titles of its file; '' for the provider. */
async function nameOfCompany(tx: Tx, { companyId }: Reading): Promise<string> {
  if (companyId === null) return ''
  return (await tx.one(NameRow, 'select name from tenant where company_id = $1', [companyId])).name
}

/** Writes the file after the transaction, because writing takes time. */
function excelEndpoint(route: ListRoute, list: AnyList): Endpoint {
  const sheet = list.sheet as never
  if (!sheet) throw new TypeError(`${route.path} offers an Excel file but declares no sheet`)
  return {
    route: excelRoute(route),
    run: async (context) => {
      const { rows, by, company } = await readAs(route, list, context, true, async (tx, by) => ({
        by,
        company: await nameOfCompany(tx, by),
        rows: await readWhole(tx, route, list, by, MAX_DIRECT_ROWS, 'file_in_background'),
      }))
      const { fileName, bytes } = await writeListSheet(sheet, rows, by, company)
      return new FileAnswer(fileName, XLSX, bytes)
    },
    writeRows: (context, store, onRows) =>
      readAs(route, list, context, true, async (tx, by) => {
        const totalRows = await countRows(tx, route, list, by)
        const rows = eachRow(readBatches(tx, route, list, by), onRows)
        const file = streamListSheet(sheet, rows, by, await nameOfCompany(tx, by))
        await store(tx, { ...file, contentType: XLSX, hasSalary: false, totalRows })
      }),
  }
}

/** The rows of batches one by one. Throws `file_too_many_rows` above Excel's number of rows. */
export async function* eachRow(
  batches: AsyncIterable<object[]>,
  onRows: (rows: number) => void,
): AsyncGenerator<object, void, undefined> {
  let count = 0
  for await (const rows of batches) {
    yield* rows
    count += rows.length
    if (count > MAX_FILE_ROWS) throw new AppError('file_too_many_rows')
    onRows(count)
  }
}

function idsEndpoint(route: ListRoute, list: AnyList): Endpoint {
  if (list.key.length !== 1) throw new TypeError(`${route.path} offers ids but has no single key`)
  return {
    route: idsRoute(route),
    run: (context) =>
      readAs(route, list, context, true, async (tx, by) => {
        const { ids, total } = await readIds(tx, list, by, MAX_IDS)
        return { data: ids, meta: { total } }
      }),
  }
}
