import { canHide } from '#kit/contract/master-data.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Change } from '../audit.ts'
import type { Entry } from './entry-row.ts'
import type { ListContext } from './list-context.ts'
import { ownedBy, Params, readEntries } from './read-entries.ts'

// tables here: those of `defineMasterData`, read where a feature declares the list

/** An entry to write. With an id it is changed (and restored if it was hidden), without id it is added. */
export interface EntryToWrite {
  id?: number
  values: Record<string, unknown>
}

interface LogEntry {
  action: Change['action']
  entity_id: number
  before: unknown
  after: unknown
}

/** The values of an entry for the log: its fields and the names of its references. */
export function logValues(list: ListContext['list'], entry: Entry): Record<string, unknown> {
  const fields = Object.keys(list.fields).map((name) => [name, entry[name] ?? null])
  return {
    ...Object.fromEntries(fields),
    ...(Object.keys(entry.labels).length ? { labels: entry.labels } : {}),
  }
}

/** Writes any number of entries and their log in four statements. Returns the stored entries. */
export async function writeEntries(context: ListContext, entries: readonly EntryToWrite[]): Promise<Entry[]> {
  const changed = entries.filter((entry) => entry.id !== undefined)
  const before = await readEntries(
    context,
    changed.map((entry) => entry.id as number),
    true,
  )
  await updateAll(context, changed)
  const added = await insertAll(
    context,
    entries.filter((entry) => entry.id === undefined),
  )
  const after = await readEntries(context, [...before.map(({ id }) => id), ...added])
  const old = new Map(before.map((entry) => [entry.id, entry]))
  await logAll(
    context,
    after.map((entry) => logOf(context, old.get(entry.id), entry)),
  )
  const changes = after.map((entry) => ({ before: nullIfDeleted(old.get(entry.id)), after: entry }))
  await context.changed?.(context, changes)
  return after
}

const nullIfDeleted = (entry: Entry | undefined) => (entry && !entry.is_deleted ? entry : null)

function logOf({ list }: ListContext, before: Entry | undefined, after: Entry): LogEntry {
  const action = !before ? 'create' : before.is_deleted && !after.is_deleted ? 'recover' : 'update'
  return {
    action,
    entity_id: after.id,
    before: before ? logValues(list, before) : null,
    after: logValues(list, after),
  }
}

async function insertAll({ list, tx }: ListContext, entries: readonly EntryToWrite[]): Promise<number[]> {
  if (entries.length === 0) return []
  const columns = Object.keys(list.fields).join(', ')
  const rows = await tx.query(
    IdRow,
    `insert into ${list.name} (${list.owner === 'company' ? 'company_id, ' : ''}${columns})
     select ${list.owner === 'company' ? '$2::int, ' : ''}${columns} from json_populate_recordset(null::"${list.name}", $1)
     returning id`,
    [
      JSON.stringify(entries.map(({ values }) => values)),
      ...(list.owner === 'company' ? [tx.companyId] : []),
    ],
  )
  return rows.map(({ id }) => id)
}

async function updateAll({ list, tx }: ListContext, entries: readonly EntryToWrite[]): Promise<void> {
  if (entries.length === 0) return
  const params = new Params()
  const owned = ownedBy(list, tx, params)
  const rows = params.add(JSON.stringify(entries.map(({ id, values }) => ({ ...values, id }))))
  const sets = Object.keys(list.fields).map((name) => `${name} = w.${name}`)
  await tx.execute(
    `update ${list.name} t set ${sets.join(', ')}, version = t.version + 1${canHide(list) ? ', deleted_at = null' : ''}
     from json_populate_recordset(null::"${list.name}", ${rows}) w where ${owned} and t.id = w.id`,
    params.values,
  )
}

/** Writes the log of many entries in one statement. */
export async function logAll({ list, tx, actor }: ListContext, rows: readonly LogEntry[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(
    `insert into audit_entry (company_id, account_id, actor, action, entity, entity_id, before, after)
     select $1, $2, $3, action, $4, entity_id, before, after
     from json_to_recordset($5) as w(action text, entity_id bigint, before jsonb, after jsonb)`,
    [
      list.owner === 'company' ? tx.companyId : null,
      actor.accountId,
      actor.name,
      list.name,
      JSON.stringify(rows),
    ],
  )
}
