import { MAX_DIRECT_ROWS } from '#kit/contract/lists.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { QueryOf } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ListReading } from '../list/list-reading.ts'
import { countRows, readBatches, readPage, readWhole } from '../list/read-list.ts'
import { declarationOf } from './declare-list.ts'
import { type Entry, entryRow } from './entry-row.ts'
import { columnOf, isDeletedIn, labelsOf } from './entry-sql.ts'
import { refuseWithheldQuery } from './guarded-fields.ts'
import type { ListContext } from './list-context.ts'

// tables here: those of `defineMasterData`, read where a feature declares the list

/** Collects the parameters of a statement: `$1`, `$2`, … */
export class Params {
  readonly values: unknown[] = []
  add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

/**
 * The condition for the owner's rows; `t` is the list's table. Names come only from declarations, values are
 * parameters.
 */
export function ownedBy(list: MasterData, tx: Tx, params: Params): string {
  return list.owner === 'company' ? `t.company_id = ${params.add(tx.companyId)}` : 'true'
}

function selectOf(list: MasterData, language: Language): string {
  const columns = Object.entries(list.fields).map(([name, field]) => `${columnOf(name, field)} as ${name}`)
  return `select t.id, t.version, ${isDeletedIn(list)} as is_deleted, ${columns.join(', ')},
    ${labelsOf(list, language)} as labels from ${list.name} t`
}

type ListRoute = MasterData['routes']['list']
/** The query of a list: page, sort, search and filters by its fields. */
export type ListQuery = QueryOf<ListRoute>

/** Throws `forbidden` when sorting or filtering by a field that the caller must not see. */
function readingOf(context: ListContext, query: ListQuery): ListReading<ListRoute> {
  refuseWithheldQuery(context, query)
  const { tx, language, withheld } = context
  const reading = { companyId: tx.companyId, language, query, extra: { withheld } }
  return reading as unknown as ListReading<ListRoute>
}

/** A page of the list and its total. */
export async function readEntryPage(context: ListContext, query: ListQuery) {
  const { tx, list } = context
  const page = await readPage(tx, list.routes.list, declarationOf(list), readingOf(context, query))
  return { rows: page.data as Entry[], meta: page.meta }
}

/** All entries that match, for a file. Throws `file_in_background` above `MAX_DIRECT_ROWS`. */
export async function readMatchingEntries(context: ListContext, query: ListQuery): Promise<Entry[]> {
  const { tx, list } = context
  const [route, reading] = [list.routes.list, readingOf(context, query)]
  const rows = await readWhole(tx, route, declarationOf(list), reading, MAX_DIRECT_ROWS, 'file_in_background')
  return rows as Entry[]
}

/** All entries that match, in batches, and their number, for a file that is made in the background. */
export async function readMatchingBatches(context: ListContext, query: ListQuery) {
  const { tx, list } = context
  const [route, declaration, reading] = [list.routes.list, declarationOf(list), readingOf(context, query)]
  const total = await countRows(tx, route, declaration, reading)
  return { total, batches: readBatches(tx, route, declaration, reading) as AsyncIterable<Entry[]> }
}

/** Entries by id, including hidden ones, ordered by id. `lock` locks them for a change. */
export async function readEntries(
  { list, tx, language }: ListContext,
  ids: readonly number[],
  lock = false,
): Promise<Entry[]> {
  const params = new Params()
  const owned = ownedBy(list, tx, params)
  return tx.query(
    entryRow(list),
    `${selectOf(list, language)} where ${owned} and t.id = any(${params.add(ids)}) order by t.id ${lock ? 'for update of t' : ''}`,
    params.values,
  )
}

/** All entries, including hidden ones; few enough to search them for a key. */
export async function readAll({ list, tx, language }: ListContext): Promise<Entry[]> {
  const params = new Params()
  return tx.query(
    entryRow(list),
    `${selectOf(list, language)} where ${ownedBy(list, tx, params)} order by t.id`,
    params.values,
  )
}
