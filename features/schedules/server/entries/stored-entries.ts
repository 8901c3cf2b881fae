import type { LockedDays } from '#features/requests/contract/status.ts'
import type { RequestEngine } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import { LATEST_ENTRIES, StoredEntry } from '../../contract/entries.ts'
import { cancelMany, type RequestTable } from '../cancel-requests.ts'
import type { EnteredRequests } from './enter-many.ts'

const EntryRow = StoredEntry.extend({ entered_at: Timestamp, cancelled_at: Timestamp.nullable() })

const LATEST = `
  select id, source, requests, people, first_day, last_day, entered_by, entered_at, cancelled_by, cancelled_at
  from request_entry where company_id = $1 and subject = $2 order by id desc limit $3`

/** The latest entries of many requests of a kind. */
export async function latestEntries(tx: Tx, subject: string): Promise<StoredEntry[]> {
  const rows = await tx.query(EntryRow, LATEST, [tx.companyId, subject, LATEST_ENTRIES])
  return rows.map((row) => ({
    ...row,
    entered_at: row.entered_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  }))
}

const LOCK = 'select 1 from request_entry where company_id = $1 and subject = $2 and id = $3 for update'
const CANCEL = `
  update request_entry set cancelled_at = $4, cancelled_by = $3 where company_id = $1 and id = $2 and cancelled_at is null`

interface CancelledEntry {
  table: RequestTable
  idsOf: EnteredRequests<never, unknown>['idsOf']
  entryId: number
  reason: string
  confirmed: boolean
}

/**
 * Cancels what an entry has made and is still approved. Throws `not_found`. If days are in an approved or paid run and the user has not
 * confirmed, nothing is stored. Repeating it cancels nothing.
 */
export async function cancelEntry(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  engine: RequestEngine,
  { table, idsOf, entryId, ...cancelling }: CancelledEntry,
): Promise<{ is_stored: boolean; cancelled: number; warnings: LockedDays[] }> {
  if (!(await tx.exists(LOCK, [tx.companyId, table.kind.entity, entryId]))) throw new AppError('not_found')
  const ids = await idsOf(tx, entryId)
  const { is_stored, warnings, outcomes } = await cancelMany(tx, context, engine, {
    table,
    ids,
    ...cancelling,
  })
  if (!is_stored) return { is_stored, cancelled: 0, warnings }
  await tx.execute(CANCEL, [tx.companyId, entryId, actorOf(context).name, new Date()])
  return { is_stored, cancelled: outcomes.filter(({ error }) => error === null).length, warnings }
}
