import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { resetUnusedFields } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Entry } from './entry-row.ts'
import { keepGuarded, withhold } from './guarded-fields.ts'
import type { ListContext } from './list-context.ts'
import { ownedBy, Params, readAll, readEntries } from './read-entries.ts'
import { readChoices } from './references.ts'
import { keyText } from './same-key.ts'
import { valueFaults } from './value-faults.ts'
import { writeEntries } from './write-entries.ts'

// tables here: those of `defineMasterData`, read where a feature declares the list

type Values = Record<string, unknown>

const OVERLAP: Record<Language, string> = {
  la: 'ຊ້ອນກັບລາຍການອື່ນ',
  en: 'Overlaps another entry',
}

/** Adds an entry, or restores a hidden entry with the same key. Throws `duplicate`, `invalid_input`. */
export async function createEntry(context: ListContext, input: Values): Promise<Entry> {
  const values = resetUnusedFields(context.list.fields, input)
  await lockList(context)
  await checkValues(context, values)
  const existing = await findByKey(context, values)
  if (existing && !existing.is_deleted) throw new AppError('duplicate', { details: { id: existing.id } })
  const stored = keepGuarded(context, values, existing)
  const [entry] = await writeEntries(context, [{ ...(existing ? { id: existing.id } : {}), values: stored }])
  await checkApart(context)
  return entry as Entry
}

/**
 * Changes an entry. Throws `not_found`, `stale_version` with the current entry, `duplicate`, `invalid_input`.
 */
export async function updateEntry(context: ListContext, id: number, body: Values): Promise<Entry> {
  const { version, ...input } = body
  const sent = resetUnusedFields(context.list.fields, input)
  await lockList(context)
  const current = await requireEntry(context, id)
  if (current.is_deleted) throw new AppError('not_found')
  if (current.version !== version) throw staleVersion(context, current, sent)
  const values = keepGuarded(context, sent, current)
  await checkValues(context, values)
  const existing = await findByKey(context, values)
  if (existing && existing.id !== id) throw new AppError('duplicate', { details: { id: existing.id } })
  const [entry] = await writeEntries(context, [{ id, values }])
  await checkApart(context)
  return entry as Entry
}

/** Throws `invalid_input` for an unknown reference and for an end before its start. */
async function checkValues(context: ListContext, values: Values): Promise<void> {
  const faults = valueFaults(context, await readChoices(context), values)
  if (Object.keys(faults).length > 0) throw new AppError('invalid_input', { fields: faults })
}

/** The entry, locked for a change. Throws `not_found`. */
export async function requireEntry(context: ListContext, id: number): Promise<Entry> {
  const [entry] = await readEntries(context, [id], true)
  if (!entry) throw new AppError('not_found')
  return entry
}

/** The error of an outdated version, with the fields that differ between the sent and the current values. */
function staleVersion(context: ListContext, current: Entry, sent: Values): AppError {
  const differing = Object.keys(context.list.fields).filter(
    (name) => !context.withheld.has(name) && (current[name] ?? null) !== (sent[name] ?? null),
  )
  return new AppError('stale_version', { details: { current: withhold(context, current), differing } })
}

async function findByKey(context: ListContext, values: Values): Promise<Entry | undefined> {
  const key = keyText(context.list, values)
  return (await readAll(context)).find((entry) => keyText(context.list, entry) === key)
}

/**
 * Locks the list, so that changes run one after the other: keys and ranges are compared over the whole list.
 */
export async function lockList({ list, tx }: ListContext): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtext($1), $2)', [
    `master-data:${list.name}`,
    tx.companyId ?? 0,
  ])
}

const RangeRow = z.object({ first: z.int(), last: z.int().nullable() })

/** Throws `invalid_input` if the ranges of two entries overlap. */
export async function checkApart({ list, tx, language }: ListContext): Promise<void> {
  if (!list.list?.apart) return
  const [from, to] = list.list.apart
  const params = new Params()
  const notDeleted = list.list.remove === 'remove' ? '' : 'and t.deleted_at is null'
  const ranges = await tx.query(
    RangeRow,
    `select t.${from} as first, t.${to} as last from ${list.name} t where ${ownedBy(list, tx, params)} ${notDeleted} order by 1, 2`,
    params.values,
  )
  let reached = Number.NEGATIVE_INFINITY
  for (const { first, last } of ranges) {
    if (first <= reached) throw new AppError('invalid_input', { fields: { [from]: [OVERLAP[language]] } })
    reached = last ?? Number.POSITIVE_INFINITY
  }
}
