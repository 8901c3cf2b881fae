import { z } from 'zod'
import type { MasterData } from '#kit/contract/master-data.ts'
import { Id, Version } from '#kit/contract/scalars.ts'

const EntryRow = z
  .object({
    id: Id,
    version: Version,
    is_deleted: z.boolean(),
    /** The names of what its references point at, by field, in the asker's language. */
    labels: z.record(z.string(), z.string().nullable()),
  })
  .catchall(z.unknown())
/** One entry as it is read: its fields beside what every entry carries. */
export type Entry = z.infer<typeof EntryRow>

const rowsOfLists = new WeakMap<MasterData, typeof EntryRow>()

/** The row of a list's entry: what every entry carries and the list's own fields. */
export function entryRow(list: MasterData): typeof EntryRow {
  const known = rowsOfLists.get(list)
  if (known) return known
  const fields = Object.entries(list.fields).map(([name, { type }]) => [name, withoutDefault(type)])
  const row = EntryRow.extend(Object.fromEntries(fields)) as unknown as typeof EntryRow
  rowsOfLists.set(list, row)
  return row
}

/** A default is for what a form leaves out; a column is always there. */
const withoutDefault = (type: z.ZodType) => (type instanceof z.ZodDefault ? type.unwrap() : type)
