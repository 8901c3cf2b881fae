import { searchWords } from '#kit/contract/search-words.ts'
import type { AnyList, Parameter, Sort, Sql } from './list-declaration.ts'
import type { ListReading } from './list-reading.ts'

// tables here: those of the declarations' `from`, read where a feature declares the list

export interface Statement {
  sql: string
  values: unknown[]
}

type Reading = ListReading<never, unknown>
interface Query extends Record<string, unknown> {
  page: number
  per_page: number
  sort?: string
  search?: string
}

/** The parts of a list's statement for one call of it. */
interface Parts {
  values: unknown[]
  param: Parameter
  text: (sql: Sql<Reading>) => string
  from: string
  /** Conditions that always hold. */
  fixed: string
  /** All conditions, without those of some filters. */
  where: (beside?: readonly string[]) => string
  order: { by: readonly string[]; join: string; direction: 'asc' | 'desc' | ''; isIndexed: boolean }
}

function partsOf(list: AnyList, reading: Reading): Parts {
  const values: unknown[] = reading.companyId === null ? [] : [reading.companyId]
  const param: Parameter = (value) => `$${values.push(value)}`
  const text = (sql: Sql<Reading>) => (typeof sql === 'function' ? sql(param, reading) : sql)
  const query = reading.query as unknown as Query
  const fixed = list.where.map((condition) => text(condition as Sql<Reading>)).join(' and ')
  const search =
    list.search === null ? '' : searchCondition(text(list.search as Sql<Reading>), query.search, param)
  const filters = new Map<string, string>()
  for (const [name, filter] of Object.entries(list.filters as unknown as Record<string, Filtering | null>))
    if (filter && query[name] !== undefined && query[name] !== '')
      filters.set(name, filter(query[name], param, reading))
  return {
    values,
    param,
    text,
    from: text(list.from as Sql<Reading>),
    fixed,
    where: (beside = []) => {
      const chosen = [...filters].filter(([name]) => !beside.includes(name)).map(([, condition]) => condition)
      return [fixed, ...chosen, search].filter(Boolean).join(' and ')
    },
    order: orderOf(list, query.sort, text, search !== ''),
  }
}
type Filtering = (value: unknown, param: Parameter, reading: Reading) => string

/**
 * Every word must be somewhere in the text. `strpos`, not `like`: it needs no escaping, and `like` tries every Lao letter anew, since all
 * begin with the same byte, and takes half as long again.
 */
export function searchCondition(text: string, search: string | undefined, param: Parameter): string {
  const { words, digits } = searchWords(search)
  if (words.length === 0) return ''
  const has = (word: string) => `strpos(${text}, ${param(word)}) > 0`
  const all = words.map(has).join(' and ')
  return digits ? `(${has(digits)} or (${all}))` : all
}

function orderOf(
  list: AnyList,
  sort: string | undefined,
  text: Parts['text'],
  isSearched: boolean,
): Parts['order'] {
  if (!sort && typeof list.order !== 'string')
    return { by: [...list.order], join: '', direction: '', isIndexed: false }
  const chosen = sort ?? String(list.order)
  const name = chosen.replace(/^-/, '')
  const sorting = (list.sorts as Record<string, Sort<Reading>>)[name]
  if (sorting === undefined) throw new RangeError(`no sort "${name}"`)
  return {
    ...sortParts(sorting, text),
    direction: chosen.startsWith('-') ? 'desc' : 'asc',
    isIndexed: !isSearched && (list.indexed ?? []).includes(name as never),
  }
}

function sortParts(sorting: Sort<Reading>, text: Parts['text']): { by: readonly string[]; join: string } {
  if (typeof sorting === 'string' || typeof sorting === 'function') return { by: [text(sorting)], join: '' }
  if (Array.isArray(sorting)) return { by: sorting as readonly string[], join: '' }
  const { by, join } = sorting as { by: string; join: Sql<Reading> }
  return { by: [by], join: text(join) }
}

/** `order.by` over the list's tables; over `matching` the same values are called o0, o1, … and the key k0, k1, … */
function orderBy({ order }: Parts, by: readonly string[], key: readonly string[]): string {
  const { direction, isIndexed } = order
  const last = isIndexed || direction === '' ? '' : ' nulls last'
  const own = by.map((sql) => `${sql} ${direction}${last}`)
  return `order by ${[...own, ...key.map((column) => `${column} ${direction}`)].join(', ')}`
}

const keysAs = (list: AnyList) => list.key.map((column, at) => `${column} as k${at}`).join(', ')
const keys = (list: AnyList) => list.key.map((_, at) => `k${at}`)

/** Rows that match: their keys, and the values that they are ordered by. */
function matching(list: AnyList, parts: Parts): { sql: string; by: readonly string[] } {
  const { by, join, direction } = parts.order
  const plain = by.map((sql) => (direction === '' ? sql.replace(/ (asc|desc)$/, '') : sql))
  const values = plain.map((sql, at) => `${sql} as o${at}`)
  return {
    sql: `select ${[keysAs(list), ...values].join(', ')} from ${parts.from} ${join} where ${parts.where()}`,
    by: by.map((sql, at) => `o${at}${direction === '' && sql.endsWith(' desc') ? ' desc' : ''}`),
  }
}

const columnsOf = (list: AnyList, text: Parts['text']) =>
  Object.entries(list.columns as Record<string, Sql<Reading>>)
    .map(([name, sql]) => `${text(sql)} as "${name}"`)
    .join(', ')

/** The whole rows of a set of keys. `lateral`, so that the columns are read for them alone. */
function rowsOf(list: AnyList, { text, from, fixed }: Parts, keysFrom: string): string {
  const joins = list.joins ? text(list.joins as Sql<Reading>) : ''
  const same = list.key.map((column, at) => `${column} = ${keysFrom}.k${at}`).join(' and ')
  return `${keysFrom} cross join lateral (select ${columnsOf(list, text)} from ${from} ${joins} where ${fixed} and ${same}) as shown`
}

/**
 * A page, the total and the sums in one round trip: keys are found first, in the tables of `from` alone, and only the page's rows are
 * joined. Where an index holds the order and nothing is searched, the page is read from it and the rest only counted.
 */
export function pageStatement(list: AnyList, reading: Reading): Statement {
  const parts = partsOf(list, reading)
  const { from, where, param, order } = parts
  const { page, per_page } = reading.query as unknown as Query
  const offset = (page - 1) * per_page
  // What is not counted is not reached: far back in a long list a page would read all before it.
  const isReached = !list.countsTo || offset < list.countsTo
  const cut = `limit ${param(isReached ? per_page : 0)} offset ${param(isReached ? offset : 0)}`
  const counted = (rows: string) =>
    list.countsTo
      ? `select count(*) from (select 1 from ${rows} limit ${list.countsTo}) as reached`
      : `select count(*) from ${rows}`
  const found = matching(list, parts)
  const [before, total, keyed] = order.isIndexed
    ? [
        '',
        counted(`${from} where ${where()}`),
        `select ${keysAs(list)} from ${from} where ${where()} ${orderBy(parts, order.by, list.key)} ${cut}`,
      ]
    : [
        `matching as materialized (${found.sql}),`,
        counted('matching'),
        `select ${keys(list).join(', ')} from matching ${orderBy(parts, found.by, keys(list))} ${cut}`,
      ]
  const sql = `with ${before} page as (select *, row_number() over () as place from (${keyed}) as keyed)
    select (${total}) as total, ${sumsOf(list, parts)} as sums,
      coalesce((select json_agg(shown order by page.place) from ${rowsOf(list, parts, 'page')}), '[]') as rows`
  return { sql, values: parts.values }
}

function sumsOf(list: AnyList, { from, where }: Parts): string {
  if (!list.sums) return `'{}'::json`
  const { of, beside } = list.sums
  const pairs = Object.entries(of).map(([name, sql]) => `'${name}', ${sql}`)
  return `(select json_build_object(${pairs.join(', ')}) from ${from} where ${where(beside as readonly string[])})`
}

/** All rows that match, in their order, each as JSON under the name `row`. */
export function wholeStatement(list: AnyList, reading: Reading): Statement {
  const parts = partsOf(list, reading)
  const { text, from, where, order } = parts
  const joins = list.joins ? text(list.joins as Sql<Reading>) : ''
  const sql = `select (select to_json(shown) from (select ${columnsOf(list, text)}) as shown) as row
    from ${from} ${order.join} ${joins} where ${where()} ${orderBy(parts, order.by, list.key)}`
  return { sql, values: parts.values }
}

/** The keys of all that match, in their order, at most `most`; `total` beside each. For lists of one key. */
export function idsStatement(list: AnyList, reading: Reading, most: number): Statement {
  const parts = partsOf(list, reading)
  const found = matching(list, parts)
  const sql = `with matching as materialized (${found.sql}),
    cut as (select k0, row_number() over () as place
      from (select k0 from matching ${orderBy(parts, found.by, keys(list))} limit ${most}) as keyed)
    select (select count(*) from matching) as total, coalesce((select json_agg(k0 order by place) from cut), '[]') as ids`
  return { sql, values: parts.values }
}

/** One row by its key; no row where it does not exist or does not belong to the list. */
export function rowStatement(list: AnyList, reading: Reading, key: readonly unknown[]): Statement {
  const parts = partsOf(list, reading)
  const ids = key.map((value, at) => `${parts.param(value)}::bigint as k${at}`).join(', ')
  const sql = `with chosen as (select ${ids}) select to_json(shown) as row from ${rowsOf(list, parts, 'chosen')}`
  return { sql, values: parts.values }
}
