import { AppError } from '#kit/contract/errors.ts'
import { canHide } from '#kit/contract/master-data.ts'
import { HistoryEntry } from '#kit/contract/master-data-routes.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import type { Entry } from './entry-row.ts'
import { withhold } from './guarded-fields.ts'
import type { ListContext } from './list-context.ts'
import { ownedBy, Params } from './read-entries.ts'
import { checkApart, lockList, requireEntry } from './save-entry.ts'
import { type TableNames, usesOf } from './uses-of-entry.ts'
import { logAll, logValues, writeEntries } from './write-entries.ts'

// tables here: those of `defineMasterData`, read where a feature declares the list

/**
 * Hides an entry, or removes it if the list is declared so. Throws `not_found`, and `in_use` with the
 * references.
 */
export async function removeEntry(context: ListContext, id: number, names: TableNames): Promise<void> {
  const entry = await requireEntry(context, id)
  if (entry.is_deleted) throw new AppError('not_found')
  const uses = await usesOf(context, id, names)
  if (uses.length > 0) throw new AppError('in_use', { details: { uses } })
  const { list, tx } = context
  const params = new Params()
  const where = `${ownedBy(list, tx, params)} and t.id = ${params.add(id)}`
  await tx.execute(
    canHide(list)
      ? `update ${list.name} t set deleted_at = now(), version = t.version + 1 where ${where}`
      : `delete from ${list.name} t where ${where}`,
    params.values,
  )
  await context.changed?.(context, [{ before: entry, after: null }])
  await logAll(context, [{ action: 'delete', entity_id: id, before: logValues(list, entry), after: null }])
}

/**
 * Restores a deleted entry. Throws `not_found`, and `invalid_input` if its range now overlaps another entry.
 */
export async function recoverEntry(context: ListContext, id: number): Promise<Entry> {
  await lockList(context)
  const entry = await requireEntry(context, id)
  if (!entry.is_deleted) return entry
  const values = Object.fromEntries(Object.keys(context.list.fields).map((name) => [name, entry[name]]))
  const [recovered] = await writeEntries(context, [{ id, values }])
  await checkApart(context)
  return recovered as Entry
}

const HistoryRow = HistoryEntry.omit({ at: true }).extend({ at: Timestamp })

/** The changes of an entry from the log, latest first, at most 200. */
export async function historyOf(context: ListContext, id: number): Promise<HistoryEntry[]> {
  const { list, tx } = context
  const rows = await tx.query(
    HistoryRow,
    `select id, at, actor, action, before, after from audit_entry
     where company_id is not distinct from $1 and entity = $2 and entity_id = $3 order by at desc, id desc limit 200`,
    [list.owner === 'company' ? tx.companyId : null, list.name, id],
  )
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    before: withhold(context, row.before),
    after: withhold(context, row.after),
  }))
}
