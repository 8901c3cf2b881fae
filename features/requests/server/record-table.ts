import { z } from 'zod'
import type { RowSchema } from '#kit/database/check-rows.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import type { RequestFacts, WaitsFor } from '../contract/facts.ts'
import { joinLastDecision } from './decisions.ts'
import { factsSql } from './facts-sql.ts'
import { type Asking, type OwnRecords, readOwnRecord } from './own-records.ts'
import { OWN_REQUEST_COLUMNS } from './own-request-list.ts'
import { joinRequest } from './relations.ts'
import { type RequestKind, Subject } from './request-kind.ts'

/**
 * The table of a kind's records: with `company_id`, `id`, `employee_id`, `status` and `version`. SQL of its columns names a row `r`.
 */
interface RecordTable {
  /** Also the `entity` of the kind. */
  table: string
  /** Joins that the facts need. */
  joins?: string
  /** The column with the reason or the remark of the requester. */
  detail: string
  /** SQL of the facts that the kind has. Its `first_day` and `last_day` are the days of the request. */
  facts?: Partial<Record<keyof RequestFacts, string>>
  /** What a new status changes in the record besides, as `, column = …`; the status is $3. */
  alsoSet?: string
}

const DetailRow = z.object({ detail: z.string() })

/** The hooks of a kind that read its records and write their status. */
export function recordHooks({
  table,
  joins = '',
  detail,
  facts = {},
  alsoSet = '',
}: RecordTable): Pick<RequestKind, 'entity' | 'read' | 'readDetail' | 'setStatus'> {
  // tables: the records of the feature that declares the kind, read by their ids
  const read = `
    select r.id as subject_id, r.employee_id, ${factsSql(facts)} as facts, ${facts.first_day ?? 'null::date'} as first_day,
      ${facts.last_day ?? 'null::date'} as last_day
    from ${table} r ${joins} where r.company_id = $1 and r.id = any($2) order by r.id`
  // tables: the same records, for their reason
  const readDetail = `select ${detail} as detail from ${table} where company_id = $1 and id = $2`
  // tables: the same records, for their status
  const setStatus = `
    update ${table} set status = $3, version = version + 1${alsoSet} where company_id = $1 and id = any($2)`
  return {
    entity: table,
    read: (tx, ids) => tx.query(Subject, read, [tx.companyId, ids]),
    readDetail: async (tx, id) => (await tx.one(DetailRow, readDetail, [tx.companyId, id])).detail,
    setStatus: (tx, ids, status) => tx.execute(setStatus, [tx.companyId, ids, status]),
  }
}

/** The statements with which an employee's own records are stored: `columns` in the order of the values of `judge`. `fixed`: columns of new records that stay. */
export function ownStatements(
  table: string,
  columns: readonly string[],
  fixed: Readonly<Record<string, string>> = {},
): Pick<OwnRecords<never, never>, 'insert' | 'update'> {
  const names = ['company_id', 'employee_id', ...columns, 'status', ...Object.keys(fixed)]
  const values = [...columns.map((_, at) => `$${at + 3}`), `'draft'`, ...Object.values(fixed)]
  const set = columns.map((column, at) => `${column} = $${at + 3}`)
  return {
    // tables: the own records of the feature that declares the kind
    insert: `insert into ${table} (${names.join(', ')}) values ($1, $2, ${values.join(', ')}) returning id`,
    // tables: the same own records, to change them
    update: `update ${table} set ${set.join(', ')}, version = version + 1 where company_id = $1 and id = $2`,
  }
}

interface OwnReading {
  /** SQL of the columns of the row besides those of every own record (`OWN_REQUEST_FIELDS`, `id`, `request_id`). */
  columns: Readonly<Record<string, string>>
  /** A condition on the records. */
  where?: string
}

/** Reads an own record of a kind, with where its request is and what the employee can do. Throws `not_found`. */
export const ownReader =
  <Row extends { request_id: number; waits_for: WaitsFor | null }>(
    { kind, entity, isForOthers }: Pick<RequestKind, 'kind' | 'entity' | 'isForOthers'>,
    row: RowSchema<Row>,
    { columns, where = 'true' }: OwnReading,
  ) =>
  (asking: Asking, id: number) => {
    const all = selected({ ...columns, ...OWN_REQUEST_COLUMNS }, asking.context)
    // tables: an own record of the feature that declares the kind
    const sql = `
      select r.id, q.id as request_id, ${all} from ${entity} r ${joinRequest(kind)} ${joinLastDecision(entity)}
      where r.company_id = $1 and ${isForOthers ? 'q.requested_by' : 'r.employee_id'} = $2 and r.id = $3 and ${where}`
    return readOwnRecord(asking, row, sql, id, isForOthers === true)
  }
