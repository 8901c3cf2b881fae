import type { Tx } from '#kit/database/database.ts'
import { LOG_REACH, type LogEntry, type LogQuery, type References } from '../../contract.ts'
import { nameReferences } from './name-references.ts'

/** Null for the provider's own log: rows without a company. */
type Whose = number | null

const ofWhom = (companyId: Whose) => (companyId === null ? 'company_id is null' : 'company_id = $1')
/** Every statement has a first parameter, so that both kinds of log read alike. */
const first = (companyId: Whose) => companyId ?? 0

/**
 * The different values of a column by jumping along its index: a few steps where `distinct` would read a million rows.
 */
export async function distinctIn(
  tx: Tx,
  companyId: Whose,
  column: 'actor' | 'entity' | 'action',
): Promise<string[]> {
  const rows = await tx.query<{ value: string | null }>(
    `with recursive found as (
       (select min(${column}) as value from audit_entry where ${ofWhom(companyId)} and $1::int is not null)
       union all
       select (select min(e.${column}) from audit_entry e where e.${ofWhom(companyId)} and e.${column} > found.value)
       from found where found.value is not null)
     select value from found where value is not null`,
    [first(companyId)],
  )
  return rows.flatMap(({ value }) => (value === null ? [] : [value]))
}

/** The people whose names hold the text, in either spelling of Lao. */
async function actorsLike(tx: Tx, companyId: Whose, search: string): Promise<string[]> {
  const names = await distinctIn(tx, companyId, 'actor')
  const rows = await tx.query<{ name: string }>(
    'select name from unnest($1::text[]) name where position(fold_lao($2) in fold_lao(name)) > 0',
    [names, search],
  )
  return rows.map(({ name }) => name)
}

type Row = Omit<LogEntry, 'at' | 'before' | 'after' | 'record' | 'names'> & {
  at: Date
  before: unknown
  after: unknown
}

/** One page, the newest first, and how many match, counted no further than the log is shown. */
export async function readLog(
  tx: Tx,
  companyId: Whose,
  query: LogQuery,
): Promise<{ data: LogEntry[]; total: number }> {
  const actors = query.search ? await actorsLike(tx, companyId, query.search) : null
  const conditions = [ofWhom(companyId), '$1::int is not null']
  const given: unknown[] = [first(companyId)]
  const add = (condition: (param: string) => string, value: unknown) => {
    if (value === null || value === undefined || value === '') return
    given.push(value)
    conditions.push(condition(`$${given.length}`))
  }
  add((param) => `actor = any(${param}::text[])`, actors)
  add((param) => `entity = ${param}`, query.entity)
  add((param) => `action = ${param}`, query.action)
  add((param) => `entity_id = ${param}`, query.record)
  // Days are those of Vientiane.
  add((param) => `at >= (${param}::date::timestamp at time zone 'Asia/Vientiane')`, query.from)
  add((param) => `at < ((${param}::date + 1)::timestamp at time zone 'Asia/Vientiane')`, query.to)
  const where = `from audit_entry where ${conditions.join(' and ')}`
  const { total } = await tx.one<{ total: number }>(
    `select count(*) as total from (select 1 ${where} limit ${LOG_REACH}) matching`,
    given,
  )
  const offset = (query.page - 1) * query.per_page
  if (offset >= total) return { data: [], total }
  const rows = await tx.query<Row>(
    `select id, at, actor, action, entity, entity_id, before, after,
       case when entered_company_id is not null
         then (select c.name from company c where c.company_id = entered_company_id) end as company ${where}
     order by id desc limit ${query.per_page} offset ${offset}`,
    given,
  )
  const referring = rows.map((row) => ({
    ...row,
    contents: [row.before, row.after],
    isForeign: companyId === null && row.company !== null && row.entity !== 'company',
  }))
  const references = await nameReferences(tx, companyId, referring)
  return { data: rows.map((row, at) => shown(row, references[at] as References)), total }
}

const shown = (row: Row, references: References): LogEntry => ({
  ...row,
  ...references,
  at: row.at.toISOString(),
  before: asFields(row.before),
  after: asFields(row.after),
})

/** A record of fields; what is no record (a list, a number) stands under one name. */
function asFields(value: unknown): Record<string, unknown> | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value }
}
