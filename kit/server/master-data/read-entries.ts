import { canHide, keysOf, type MasterData } from '#kit/contract/master-data.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { TotalRow } from '#kit/database/row-types.ts'
import { type Entry, entryRow } from './entry-row.ts'
import { refuseWithheldOrder } from './guarded-fields.ts'
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

const columnOf = (name: string, { kind }: Field) => (kind === 'decimal' ? `t.${name}::float8` : `t.${name}`)

/** SQL of the name of a referenced entry. */
function referenceName(name: string, field: Field, language: Language): string {
  const { table, key, names } = field.source as NonNullable<Field['source']>
  return `(select r.${names[language]} from ${table} r where r.${key} = t.${name})`
}

function selectOf(list: MasterData, language: Language): string {
  const fields = Object.entries(list.fields)
  const labels = fields
    .filter(([, field]) => field.source)
    .map(([name, field]) => `'${name}', ${referenceName(name, field, language)}`)
  const columns = fields.map(([name, field]) => `${columnOf(name, field)} as ${name}`)
  const isDeleted = canHide(list) ? 't.deleted_at is not null' : 'false'
  return `select t.id, t.version, ${isDeleted} as is_deleted, ${columns.join(', ')},
    json_build_object(${labels.join(', ')}) as labels from ${list.name} t`
}

/** The query of a list. Other properties are filters by a field. */
export interface ListQuery extends Record<string, unknown> {
  page?: number
  per_page?: number
  sort?: string | undefined
  search?: string | undefined
  deleted?: 'true' | undefined
}

function whereOf({ list, tx, withheld }: ListContext, query: ListQuery, params: Params): string {
  const conditions = [ownedBy(list, tx, params)]
  if (canHide(list)) conditions.push(`t.deleted_at is ${query.deleted ? 'not null' : 'null'}`)
  for (const [name, { kind }] of Object.entries(list.fields)) {
    const value = query[name]
    if (value === undefined) continue
    conditions.push(`t.${name} = ${params.add(value)}${kind === 'flag' ? '::boolean' : ''}`)
  }
  const texts = Object.entries(list.fields).filter(([, { kind }]) => kind === 'text' || kind === 'long')
  if (query.search && texts.length > 0) {
    const all = texts.map(([name]) => `t.${name}`).join(', ')
    const pattern = `'%' || regexp_replace(fold_lao(${params.add(query.search)}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
    conditions.push(`fold_lao(concat_ws(' ', ${all})) like ${pattern}`)
  } else if (query.search) {
    const all = Object.keys(list.fields)
      .filter((name) => !withheld.has(name))
      .map((name) => `t.${name}::text`)
    conditions.push(`${params.add(query.search)} in (${all.join(', ')})`)
  }
  return conditions.join(' and ')
}

function orderOf({ list, language }: ListContext, query: ListQuery): string {
  const sort = query.sort ?? list.list?.sort ?? (Object.keys(list.fields)[0] as string)
  const name = sort.replace(/^-/, '')
  const field = list.fields[name] as Field
  const keys = keysOf(list)
    .filter((key) => key !== name)
    .map((key) => `t.${key}, `)
  const isText = field.kind === 'text' || field.kind === 'long'
  const by = field.source ? referenceName(name, field, language) : `t.${name}`
  const collate = isText || field.source ? ' collate lao' : ''
  return `${by}${collate} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last, ${keys.join('')}t.id`
}

/** A page of the list and the total; without `per_page`, all entries. */
export async function readPage(
  context: ListContext,
  query: ListQuery,
): Promise<{ rows: Entry[]; total: number }> {
  const { list, tx, language } = context
  refuseWithheldOrder(context, query.sort)
  const params = new Params()
  const where = whereOf(context, query, params)
  const { total } = await tx.one(
    TotalRow,
    `select count(*) as total from ${list.name} t where ${where}`,
    params.values,
  )
  const { page = 1, per_page } = query
  const limit = per_page ? `limit ${params.add(per_page)} offset ${params.add((page - 1) * per_page)}` : ''
  const rows = await tx.query(
    entryRow(list),
    `${selectOf(list, language)} where ${where} order by ${orderOf(context, query)} ${limit}`,
    params.values,
  )
  return { rows, total }
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
