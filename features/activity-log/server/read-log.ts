import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp, TotalRow } from '#kit/database/row-types.ts'
import { endOfDay, startOfDay } from '#kit/server/laos-time.ts'
import { LOG_REACH, LogEntry, type LogQuery, type References } from '../contract.ts'
import { withhold } from '../domain/withhold.ts'
import { nameReferences, type RecordKinds } from './name-references.ts'

/** Null for the provider's own log: rows without a company. */
type Whose = number | null

const ofWhom = (companyId: Whose) => (companyId === null ? 'company_id is null' : 'company_id = $1')
/** Every statement has a first parameter, so that both kinds of log read alike. */
const first = (companyId: Whose) => companyId ?? 0

const ValueRow = z.object({ value: z.string().nullable() })

/**
 * The different values of a column by jumping along its index: a few steps where `distinct` would read a million rows.
 */
export async function distinctIn(
  tx: Tx,
  companyId: Whose,
  column: 'actor' | 'entity' | 'action',
): Promise<string[]> {
  const rows = await tx.query(
    ValueRow,
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

const NameRow = z.object({ name: z.string() })

/** The people whose names hold the text, in either spelling of Lao. */
async function actorsLike(tx: Tx, companyId: Whose, search: string): Promise<string[]> {
  const names = await distinctIn(tx, companyId, 'actor')
  const rows = await tx.query(
    NameRow,
    'select name from unnest($1::text[]) name where position(fold_lao($2) in fold_lao(name)) > 0',
    [names, search],
  )
  return rows.map(({ name }) => name)
}

const Row = LogEntry.omit({
  record: true,
  at: true,
  names: true,
  before: true,
  after: true,
  withheld: true,
}).extend({ at: Timestamp, before: z.unknown(), after: z.unknown() })

/** Which values one reader may see, and the records that entries refer to. */
export interface Reader {
  /** Permission by field, as the features declare it. */
  needs: Readonly<Record<string, string>>
  mayRead: (permission: string) => boolean
  kinds: RecordKinds
}

/**
 * One page, the newest first, without the values that the reader may not see, and how many entries match, counted up to `LOG_REACH`.
 */
export async function readLog(
  tx: Tx,
  companyId: Whose,
  query: LogQuery,
  { needs, mayRead, kinds }: Reader,
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
  add((param) => `at >= ${startOfDay(param)}`, query.from)
  add((param) => `at < ${endOfDay(param)}`, query.to)
  const where = `from audit_entry where ${conditions.join(' and ')}`
  const { total } = await tx.one(
    TotalRow,
    `select count(*) as total from (select 1 ${where} limit ${LOG_REACH}) matching`,
    given,
  )
  const offset = (query.page - 1) * query.per_page
  if (offset >= total) return { data: [], total }
  const rows = await tx.query(
    Row,
    `select id, at, actor, is_provider, action, entity, entity_id, before, after,
       case when entered_company_id is not null
         then (select c.name from tenant c where c.company_id = entered_company_id) end as company ${where}
     order by id desc limit ${query.per_page} offset ${offset}`,
    given,
  )
  const entries = rows.map((row) =>
    withhold(
      needs,
      { ...row, at: row.at.toISOString(), before: asFields(row.before), after: asFields(row.after) },
      mayRead,
    ),
  )
  const referring = entries.map((row) => ({
    ...row,
    contents: [row.before, row.after],
    isForeign: companyId === null && row.company !== null && row.entity !== 'company',
  }))
  const references = await nameReferences(tx, companyId, referring, kinds)
  return { data: entries.map((entry, at) => ({ ...entry, ...(references[at] as References) })), total }
}

/** A record of fields; what is no record (a list, a number) stands under one name. */
function asFields(value: unknown): Record<string, unknown> | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value }
}
