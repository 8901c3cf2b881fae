import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { settled } from '#kit/contract/master-data-fields.ts'
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

/** Adds an entry; one that was hidden under the same key comes back. Throws `duplicate`, `invalid_input`. */
export async function createEntry(context: ListContext, given: Values): Promise<Entry> {
  const values = settled(context.list.fields, given)
  await lockList(context)
  await checkValues(context, values)
  const same = await sameKey(context, values)
  if (same && !same.is_deleted) throw new AppError('duplicate', { details: { id: same.id } })
  const kept = keepGuarded(context, values, same)
  const [entry] = await writeEntries(context, [{ ...(same ? { id: same.id } : {}), values: kept }])
  await checkApart(context)
  return entry as Entry
}

/** Changes an entry. Throws `not_found`, `stale_version` with the present entry, `duplicate`, `invalid_input`. */
export async function updateEntry(context: ListContext, id: number, body: Values): Promise<Entry> {
  const { version, ...given } = body
  const wanted = settled(context.list.fields, given)
  await lockList(context)
  const present = await requireEntry(context, id)
  if (present.is_deleted) throw new AppError('not_found')
  if (present.version !== version) throw staleVersion(context, present, wanted)
  const values = keepGuarded(context, wanted, present)
  await checkValues(context, values)
  const same = await sameKey(context, values)
  if (same && same.id !== id) throw new AppError('duplicate', { details: { id: same.id } })
  const [entry] = await writeEntries(context, [{ id, values }])
  await checkApart(context)
  return entry as Entry
}

/** Throws `invalid_input` for a reference to nothing and for an end before its beginning. */
async function checkValues(context: ListContext, values: Values): Promise<void> {
  const faults = valueFaults(context, await readChoices(context), values)
  if (Object.keys(faults).length > 0) throw new AppError('invalid_input', { fields: faults })
}

/** The entry, held for a change. Throws `not_found`. */
export async function requireEntry(context: ListContext, id: number): Promise<Entry> {
  const [entry] = await readEntries(context, [id], true)
  if (!entry) throw new AppError('not_found')
  return entry
}

/** The fields in which what was sent differs from what is there now. */
function staleVersion(context: ListContext, current: Entry, sent: Values): AppError {
  const differing = Object.keys(context.list.fields).filter(
    (name) => !context.withheld.has(name) && (current[name] ?? null) !== (sent[name] ?? null),
  )
  return new AppError('stale_version', { details: { current: withhold(context, current), differing } })
}

async function sameKey(context: ListContext, values: Values): Promise<Entry | undefined> {
  const wanted = keyText(context.list, values)
  return (await readAll(context)).find((entry) => keyText(context.list, entry) === wanted)
}

/** Keys and ranges are compared over the whole list: who changes it waits for whoever is changing it. */
export async function lockList({ list, tx }: ListContext): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtext($1), $2)', [
    `master-data:${list.name}`,
    tx.companyId ?? 0,
  ])
}

const RangeRow = z.object({ first: z.int(), last: z.int().nullable() })

/** Throws `invalid_input` where two entries share a part of their range. */
export async function checkApart({ list, tx, language }: ListContext): Promise<void> {
  if (!list.list?.apart) return
  const [from, to] = list.list.apart
  const params = new Params()
  const living = list.list.remove === 'remove' ? '' : 'and t.deleted_at is null'
  const ranges = await tx.query(
    RangeRow,
    `select t.${from} as first, t.${to} as last from ${list.name} t where ${ownedBy(list, tx, params)} ${living} order by 1, 2`,
    params.values,
  )
  let reached = Number.NEGATIVE_INFINITY
  for (const { first, last } of ranges) {
    if (first <= reached) throw new AppError('invalid_input', { fields: { [from]: [OVERLAP[language]] } })
    reached = last ?? Number.POSITIVE_INFINITY
  }
}
