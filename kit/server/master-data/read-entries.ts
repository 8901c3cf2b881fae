import { canHide, keysOf, type MasterData } from '#kit/contract/master-data.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { TotalRow } from '#kit/database/row-types.ts'
import { type Entry, entryRow } from './entry-row.ts'
import { refuseWithheldOrder } from './guarded-fields.ts'
import type { ListContext } from './list-context.ts'

// tables here: those of `defineMasterData`, read where a feature declares the list

/** The parameters of a statement that is put together: `$1`, `$2`, … */
export class Params {
  readonly values: unknown[] = []
  add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

/** The rows of the owner; `t` is the list's table. Names come from declarations alone, values are parameters. */
export function ownedBy(list: MasterData, tx: Tx, params: Params): string {
  return list.owner === 'company' ? `t.company_id = ${params.add(tx.companyId)}` : 'true'
}

const columnOf = (name: string, { kind }: Field) => (kind === 'decimal' ? `t.${name}::float8` : `t.${name}`)

/** The name of what a reference points at. */
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

/** What a list is asked for; everything beside these is a filter by a field. */
export interface Wanted extends Record<string, unknown> {
  page?: number
  per_page?: number
  sort?: string | undefined
  search?: string | undefined
  deleted?: 'true' | undefined
}

function conditions({ list, tx, withheld }: ListContext, wanted: Wanted, params: Params): string {
  const found = [ownedBy(list, tx, params)]
  if (canHide(list)) found.push(`t.deleted_at is ${wanted.deleted ? 'not null' : 'null'}`)
  for (const [name, { kind }] of Object.entries(list.fields)) {
    const value = wanted[name]
    if (value === undefined) continue
    found.push(`t.${name} = ${params.add(value)}${kind === 'flag' ? '::boolean' : ''}`)
  }
  const texts = Object.entries(list.fields).filter(([, { kind }]) => kind === 'text' || kind === 'long')
  if (wanted.search && texts.length > 0) {
    const all = texts.map(([name]) => `t.${name}`).join(', ')
    const pattern = `'%' || regexp_replace(fold_lao(${params.add(wanted.search)}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
    found.push(`fold_lao(concat_ws(' ', ${all})) like ${pattern}`)
  } else if (wanted.search) {
    const all = Object.keys(list.fields)
      .filter((name) => !withheld.has(name))
      .map((name) => `t.${name}::text`)
    found.push(`${params.add(wanted.search)} in (${all.join(', ')})`)
  }
  return found.join(' and ')
}

function orderOf({ list, language }: ListContext, wanted: Wanted): string {
  const given = wanted.sort ?? list.list?.sort ?? (Object.keys(list.fields)[0] as string)
  const name = given.replace(/^-/, '')
  const field = list.fields[name] as Field
  const keys = keysOf(list)
    .filter((key) => key !== name)
    .map((key) => `t.${key}, `)
  const isText = field.kind === 'text' || field.kind === 'long'
  const by = field.source ? referenceName(name, field, language) : `t.${name}`
  const collate = isText || field.source ? ' collate lao' : ''
  return `${by}${collate} ${given.startsWith('-') ? 'desc' : 'asc'} nulls last, ${keys.join('')}t.id`
}

/** A page of the list and how many entries there are in all; without `per_page` every entry. */
export async function readPage(
  context: ListContext,
  wanted: Wanted,
): Promise<{ rows: Entry[]; total: number }> {
  const { list, tx, language } = context
  refuseWithheldOrder(context, wanted.sort)
  const params = new Params()
  const where = conditions(context, wanted, params)
  const { total } = await tx.one(
    TotalRow,
    `select count(*) as total from ${list.name} t where ${where}`,
    params.values,
  )
  const { page = 1, per_page } = wanted
  const cut = per_page ? `limit ${params.add(per_page)} offset ${params.add((page - 1) * per_page)}` : ''
  const rows = await tx.query(
    entryRow(list),
    `${selectOf(list, language)} where ${where} order by ${orderOf(context, wanted)} ${cut}`,
    params.values,
  )
  return { rows, total }
}

/** Entries by their ids, hidden ones too, in the order of the ids; `lock` holds them for a change. */
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

/** All entries, hidden ones too: few enough to be looked through for one of the same key. */
export async function readAll({ list, tx, language }: ListContext): Promise<Entry[]> {
  const params = new Params()
  return tx.query(
    entryRow(list),
    `${selectOf(list, language)} where ${ownedBy(list, tx, params)} order by t.id`,
    params.values,
  )
}
