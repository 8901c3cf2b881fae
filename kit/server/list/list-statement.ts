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

/** The parts of a list's statement for one call. */
interface Parts {
  values: unknown[]
  param: Parameter
  text: (sql: Sql<Reading>) => string
  from: string
  /** Conditions that always apply. */
  fixed: string
  /** All conditions, without the filters in `beside`. */
  where: (beside?: readonly string[]) => string
  order: { by: readonly string[]; join: string; direction: 'asc' | 'desc' | ''; isIndexed: boolean }
  /** The value and the order of the groups, which come before the order of rows. */
  group: { by: string; order: string } | null
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
  const group = list.group?.(reading as never) ?? null
  return {
    values,
    param,
    text,
    group,
    from: text(list.from as Sql<Reading>),
    fixed,
    where: (beside = []) => {
      const chosen = [...filters].filter(([name]) => !beside.includes(name)).map(([, condition]) => condition)
      return [fixed, ...chosen, search].filter(Boolean).join(' and ')
    },
    order: orderOf(list, query.sort, text, search !== '' || group !== null),
  }
}
type Filtering = (value: unknown, param: Parameter, reading: Reading) => string

/**
 * The condition that every word occurs in the text. Uses `strpos` instead of `like`: it needs no escaping, and
 * `like` takes 1.5 times as long on Lao text, because all Lao letters begin with the same byte.
 */
export function searchCondition(text: string, search: string | undefined, param: Parameter): string {
  const { words, digits } = searchWords(search)
  if (words.length === 0) return ''
  const contains = (word: string) => `strpos(${text}, ${param(word)}) > 0`
  const all = words.map(contains).join(' and ')
  return digits ? `(${contains(digits)} or (${all}))` : all
}

function orderOf(
  list: AnyList,
  sort: string | undefined,
  text: Parts['text'],
  isOther: boolean,
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
    isIndexed: !isOther && (list.indexed ?? []).includes(name as never),
  }
}

function sortParts(sorting: Sort<Reading>, text: Parts['text']): { by: readonly string[]; join: string } {
  if (typeof sorting === 'string' || typeof sorting === 'function') return { by: [text(sorting)], join: '' }
  if (Array.isArray(sorting)) return { by: sorting as readonly string[], join: '' }
  const { by, join } = sorting as { by: string; join: Sql<Reading> }
  return { by: [by], join: text(join) }
}

/**
 * The order over the list's tables. In `matching` the order values are called o0, o1, … and the key columns
 * k0, k1, …
 */
function orderBy(
  { order, group }: Parts,
  by: readonly string[],
  key: readonly string[],
  grouped = 'g0',
): string {
  const { direction, isIndexed } = order
  const nulls = isIndexed || direction === '' ? '' : ' nulls last'
  const terms = by.map((sql) => `${sql} ${direction}${nulls}`)
  if (group) terms.unshift(`${grouped} nulls last`)
  return `order by ${[...terms, ...key.map((column) => `${column} ${direction}`)].join(', ')}`
}

const keysAs = (list: AnyList) => list.key.map((column, at) => `${column} as k${at}`).join(', ')
const keys = (list: AnyList) => list.key.map((_, at) => `k${at}`)

/** The matching rows: their keys and the values of their order. */
function matching(list: AnyList, parts: Parts): { sql: string; by: readonly string[] } {
  const { by, join, direction } = parts.order
  const plain = by.map((sql) => (direction === '' ? sql.replace(/ (asc|desc)$/, '') : sql))
  const values = plain.map((sql, at) => `${sql} as o${at}`)
  if (parts.group) values.push(`${parts.group.order} as g0`)
  return {
    sql: `select ${[keysAs(list), ...values].join(', ')} from ${parts.from} ${join} where ${parts.where()}`,
    by: by.map((sql, at) => `o${at}${direction === '' && sql.endsWith(' desc') ? ' desc' : ''}`),
  }
}

const columnsOf = (list: AnyList, text: Parts['text']) =>
  Object.entries(list.columns as Record<string, Sql<Reading>>)
    .map(([name, sql]) => `${text(sql)} as "${name}"`)
    .join(', ')

/** The rows of a set of keys. `lateral`, so that columns are read only for these rows. */
function rowsOf(list: AnyList, { text, from, fixed }: Parts, keysFrom: string): string {
  const joins = list.joins ? text(list.joins as Sql<Reading>) : ''
  const keyCondition = list.key.map((column, at) => `${column} = ${keysFrom}.k${at}`).join(' and ')
  return `${keysFrom} cross join lateral (select ${columnsOf(list, text)} from ${from} ${joins} where ${fixed} and ${keyCondition}) as shown`
}

/**
 * A page, the total and the sums in one round trip. It finds the keys first, only in the tables of `from`, and
 * joins only the rows of the page. If an index has the order and there is no search, it reads the page from the
 * index and only counts the other rows.
 */
export function pageStatement(list: AnyList, reading: Reading): Statement {
  const parts = partsOf(list, reading)
  const { from, where, param, order } = parts
  const { page, per_page } = reading.query as unknown as Query
  const offset = (page - 1) * per_page
  // Rows beyond the counted ones are not read: a high page number would read all rows before it.
  const isReached = !list.countsTo || offset < list.countsTo
  const limits = `limit ${param(isReached ? per_page : 0)} offset ${param(isReached ? offset : 0)}`
  const counted = (rows: string) =>
    list.countsTo
      ? `select count(*) from (select 1 from ${rows} limit ${list.countsTo}) as reached`
      : `select count(*) from ${rows}`
  const matches = matching(list, parts)
  const [withClause, total, pageKeys] = order.isIndexed
    ? [
        '',
        counted(`${from} where ${where()}`),
        `select ${keysAs(list)} from ${from} where ${where()} ${orderBy(parts, order.by, list.key)} ${limits}`,
      ]
    : [
        `matching as materialized (${matches.sql}),`,
        counted('matching'),
        `select ${keys(list).join(', ')} from matching ${orderBy(parts, matches.by, keys(list))} ${limits}`,
      ]
  const sql = `with ${withClause} page as (select *, row_number() over () as place from (${pageKeys}) as keyed)
    select (${total}) as total, ${sumsOf(list, parts)} as sums, ${groupsOf(list, parts)} as groups,
      coalesce((select json_agg(shown order by page.place) from ${rowsOf(list, parts, 'page')}), '[]') as rows`
  return { sql, values: parts.values }
}

function sumsOf(list: AnyList, { from, where }: Parts): string {
  if (!list.sums) return `'{}'::json`
  const { beside } = list.sums
  return `(select ${sumsObject(list)} from ${from} where ${where(beside as readonly string[])})`
}

const sumsObject = ({ sums }: AnyList) =>
  `json_build_object(${Object.entries(sums?.of ?? {})
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`

function groupsOf(list: AnyList, { from, where, group }: Parts): string {
  if (!group) return `'[]'::json`
  return `(select coalesce(json_agg(json_build_object('value', value, 'count', count, 'totals', totals) order by place nulls last, value), '[]')
    from (select ${group.by} as value, ${group.order} as place, count(*) as count, ${sumsObject(list)} as totals
      from ${from} where ${where()} group by 1, 2) as grouped)`
}

/** All matching rows in order, each as JSON in the column `row`. */
export function wholeStatement(list: AnyList, reading: Reading): Statement {
  const parts = partsOf(list, reading)
  const { text, from, where, order, group } = parts
  const joins = list.joins ? text(list.joins as Sql<Reading>) : ''
  const sql = `select (select to_json(shown) from (select ${columnsOf(list, text)}) as shown) as row
    from ${from} ${order.join} ${joins} where ${where()} ${orderBy(parts, order.by, list.key, group?.order)}`
  return { sql, values: parts.values }
}

/**
 * The keys of the matching rows in order, at most `limit`, and the total. For lists with a single key column.
 */
export function idsStatement(list: AnyList, reading: Reading, limit: number): Statement {
  const parts = partsOf(list, reading)
  const matches = matching(list, parts)
  const sql = `with matching as materialized (${matches.sql}),
    limited as (select k0, row_number() over () as place
      from (select k0 from matching ${orderBy(parts, matches.by, keys(list))} limit ${limit}) as keyed)
    select (select count(*) from matching) as total, coalesce((select json_agg(k0 order by place) from limited), '[]') as ids`
  return { sql, values: parts.values }
}

/** One row by its key; no row if it does not exist or is not part of the list. */
export function rowStatement(list: AnyList, reading: Reading, key: readonly unknown[]): Statement {
  const parts = partsOf(list, reading)
  const ids = key.map((value, at) => `${parts.param(value)}::bigint as k${at}`).join(', ')
  const sql = `with chosen as (select ${ids}) select to_json(shown) as row from ${rowsOf(list, parts, 'chosen')}`
  return { sql, values: parts.values }
}
