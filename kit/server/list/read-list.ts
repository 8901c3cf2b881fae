import { z } from 'zod'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import type { ListRoute } from '#kit/contract/lists.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { RowSchema } from '#kit/database/check-rows.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { AnyList, ListDeclaration, ListPage, RowOf } from './list-declaration.ts'
import type { ListReading } from './list-reading.ts'
import { idsStatement, pageStatement, rowStatement, wholeStatement } from './list-statement.ts'

type Reading = ListReading<ListRoute>

/** Number of rows of each fetch for a file. */
const BATCH = 2000

const pageSchemas = new WeakMap<AnyList, z.ZodObject>()

/** The schema of a stored row: its own, or the schema of the answer. An undeclared column is an error. */
function rowSchema(route: ListRoute, list: AnyList): z.ZodObject {
  const answered = (route.answer as z.ZodObject).shape.data as unknown as z.ZodArray<z.ZodObject>
  return ((list.row ?? answered.element) as z.ZodObject).strict()
}

function pageSchema(route: ListRoute, list: AnyList): z.ZodObject {
  const cached = pageSchemas.get(list)
  if (cached) return cached
  const rows = z.array(rowSchema(route, list))
  const sums = z.record(z.string(), z.number())
  const groups = z.array(z.object({ value: z.string(), count: Count, totals: sums }))
  const schema = z.object({ total: Count, sums, groups, rows })
  pageSchemas.set(list, schema)
  return schema
}

/** A page of the list. Beyond the last page it is empty, but the total is correct. */
export async function readPage(
  tx: Tx,
  route: ListRoute,
  list: AnyList,
  reading: Reading,
): Promise<ListPage<ListRoute>> {
  const { sql, values } = pageStatement(list, reading as never)
  const schema = pageSchema(route, list) as unknown as RowSchema<StoredPage>
  const { total, sums, groups, rows } = await tx.one<StoredPage>(schema, sql, values)
  const { page, per_page } = reading.query as unknown as { page: number; per_page: number }
  const data = (await finish(tx, list, rows, reading)) as never[]
  return { data, meta: { total, page, per_page }, sums, groups }
}
interface StoredPage {
  total: number
  sums: Record<string, number>
  groups: ListPage<ListRoute>['groups']
  rows: object[]
}

function finish(tx: Tx, list: AnyList, rows: object[], reading: Reading): Promise<object[]> | object[] {
  if (list.finishAll) return list.finishAll(tx, rows, reading as never)
  const { finish: finishRow } = list
  return finishRow ? rows.map((row) => finishRow(row, reading as never)) : rows
}

/** All matching rows in order, in batches. The transaction must stay open until the last one. */
export async function* readBatches(
  tx: Tx,
  route: ListRoute,
  list: AnyList,
  reading: Reading,
): AsyncGenerator<object[], void, undefined> {
  const { sql, values } = wholeStatement(list, reading as never)
  const schema = z.object({ row: rowSchema(route, list) })
  await tx.execute(`declare whole_list no scroll cursor for ${sql}`, values)
  for (;;) {
    const batch = await tx.query<{ row: object }>(schema as never, `fetch ${BATCH} from whole_list`)
    yield await finish(
      tx,
      list,
      batch.map(({ row }) => row),
      reading,
    )
    if (batch.length < BATCH) break
  }
  await tx.execute('close whole_list')
}

/** All matching rows in order. Throws `code` above `maxRows`. */
export async function readWhole(
  tx: Tx,
  route: ListRoute,
  list: AnyList,
  reading: Reading,
  maxRows: number,
  code: ErrorCode = 'file_too_many_rows',
): Promise<object[]> {
  const all: object[] = []
  for await (const rows of readBatches(tx, route, list, reading)) {
    all.push(...rows)
    if (all.length > maxRows) throw new AppError(code)
  }
  return all
}

/** The number of all matching rows. */
export async function countRows(tx: Tx, route: ListRoute, list: AnyList, reading: Reading): Promise<number> {
  const query = { ...(reading.query as object), page: 1, per_page: 1 }
  return (await readPage(tx, route, list, { ...reading, query } as Reading)).meta.total
}

const Ids = z.object({ total: Count, ids: z.array(Id) })

/** The ids of the matching records, at most `limit`, and the total. */
export function readIds(tx: Tx, list: AnyList, reading: Reading, limit: number) {
  const { sql, values } = idsStatement(list, reading as never, limit)
  return tx.one(Ids, sql, values)
}

/**
 * One row of the list by its key; null if the list has no such row. For lists whose columns need no `extra`.
 */
export async function readListRow<R extends ListRoute, Stored extends object, Extra>(
  tx: Tx,
  route: R,
  declaration: ListDeclaration<R, Stored, Extra>,
  reader: Pick<ListReading, 'language'>,
  key: readonly unknown[],
): Promise<RowOf<R> | null> {
  const list = declaration as unknown as AnyList
  const reading = { companyId: tx.companyId, query: {}, ...reader } as unknown as Reading
  const { sql, values } = rowStatement(list, reading as never, key)
  const schema = z.object({ row: rowSchema(route, list) })
  const stored = await tx.maybeOne<{ row: object }>(schema as never, sql, values)
  if (!stored) return null
  const [row] = await finish(tx, list, [stored.row], reading)
  return row as RowOf<R>
}

/** The sums of all rows that match a list's filters and search, for a separate call. */
export async function readSums<R extends ListRoute, Stored extends object, Extra>(
  tx: Tx,
  route: R,
  declaration: ListDeclaration<R, Stored, Extra>,
  reader: Pick<ListReading, 'language'> & { query: object },
): Promise<Record<string, number>> {
  const query = { ...reader.query, page: 1, per_page: 1 }
  const reading = { companyId: tx.companyId, language: reader.language, query } as unknown as Reading
  const { sql, values } = pageStatement(declaration as unknown as AnyList, reading as never)
  const schema = pageSchema(route, declaration as unknown as AnyList) as never
  return (await tx.one<StoredPage>(schema, sql, values)).sums
}

/**
 * All matching rows, for a file other than the list's Excel file. Throws `file_too_many_rows` above
 * `maxRows`.
 */
export function readWholeList<R extends ListRoute, Stored extends object, Extra>(
  tx: Tx,
  route: R,
  declaration: ListDeclaration<R, Stored, Extra>,
  reader: Pick<ListReading, 'language'> & { query: object },
  maxRows: number,
): Promise<RowOf<R>[]> {
  const reading = { companyId: tx.companyId, ...reader } as unknown as Reading
  const list = declaration as unknown as AnyList
  return readWhole(tx, route, list, reading, maxRows) as Promise<RowOf<R>[]>
}

/** One row of the list by its key, as `readListRow` reads it; throws `not_found` if the list has no such row. */
export async function requireListRow<R extends ListRoute, Stored extends object, Extra>(
  ...args: Parameters<typeof readListRow<R, Stored, Extra>>
): Promise<RowOf<R>> {
  const row = await readListRow(...args)
  if (!row) throw new AppError('not_found')
  return row
}
