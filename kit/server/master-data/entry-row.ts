import { z } from 'zod'
import type { MasterData } from '#kit/contract/master-data.ts'
import { Id, Version } from '#kit/contract/scalars.ts'

const EntryRow = z
  .object({
    id: Id,
    version: Version,
    is_deleted: z.boolean(),
    /** The names of referenced entries by field, in the caller's language. */
    labels: z.record(z.string(), z.string().nullable()),
  })
  .catchall(z.unknown())
/** A stored entry: the common fields and the fields of its list. */
export type Entry = z.infer<typeof EntryRow>

const rowsOfLists = new WeakMap<MasterData, typeof EntryRow>()

/** The row schema of a list's entries: the common fields and the fields of the list. */
export function entryRow(list: MasterData): typeof EntryRow {
  const cached = rowsOfLists.get(list)
  if (cached) return cached
  const fields = Object.entries(list.fields).map(([name, { type }]) => [name, withoutDefault(type)])
  const row = EntryRow.extend(Object.fromEntries(fields)) as unknown as typeof EntryRow
  rowsOfLists.set(list, row)
  return row
}

/** Removes the default, which is for fields omitted in a form; a column always has a value. */
const withoutDefault = (type: z.ZodType) => (type instanceof z.ZodDefault ? type.unwrap() : type)
