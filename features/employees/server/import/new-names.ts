import { z } from 'zod'
import { COMPANY_LISTS } from '#features/master-data/server/index.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Tx } from '#kit/database/database.ts'
import type { CheckedRow } from '../../domain/checked-row.ts'
import { REFERENCE_FIELDS } from '../../domain/fields/fields.ts'
import { sheetNameOf } from '../../domain/import-columns.ts'
import { nearNames } from '../../domain/near-names.ts'

/** Columns with entries of the company's lists, and their tables. */
export const LISTED_COLUMNS = REFERENCE_FIELDS.flatMap((field) => {
  const column = sheetNameOf(field)
  return column === null ? [] : [{ column, table: field.table }]
})

/** What is used for a name that a list does not have: the name itself, another one, or '' for none. */
export const NameChoice = z.object({ key: z.string(), name: z.string(), use: z.string().nullable() })
export type NameChoice = z.infer<typeof NameChoice>

/** A name that a list does not have, with its number of rows and similar names. */
export interface UnknownName extends NameChoice {
  count: number
  near: string[]
}

const NameRow = z.object({ name: z.string() })

/** The entries of each list by column. */
export async function readEntryNames(tx: Tx, companyId: number): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  for (const { column, table } of LISTED_COLUMNS) {
    const sql = `select name from ${COMPANY_LISTS[table]} list where company_id = $1 and deleted_at is null order by name collate lao`
    const rows = await tx.query(NameRow, sql, [companyId])
    names.set(
      column,
      rows.map(({ name }) => name),
    )
  }
  return names
}

const keyOf = ({ key, name }: { key: string; name: string }) => `${key}\n${foldLao(name)}`

/** The name that a row gets: the user's choice, or the name itself. */
export function nameReader(choices: readonly NameChoice[]) {
  const uses = new Map(choices.map((choice) => [keyOf(choice), choice.use]))
  return (key: string, name: string): string => uses.get(keyOf({ key, name })) ?? name
}

/** A row with the names as they are in the file. */
export interface NamedRow {
  person: CheckedRow
  /** The existing employee. */
  stored: CheckedRow | undefined
}

const cellIn = (row: CheckedRow | undefined, column: string): string =>
  (row as unknown as Record<string, string> | undefined)?.[column] ?? ''

/** Names in the rows that the lists do not have. Similar names leave the decision open; others are added. */
export function unknownNames(
  rows: readonly NamedRow[],
  entries: ReadonlyMap<string, readonly string[]>,
  choices: readonly NameChoice[],
): UnknownName[] {
  const decided = new Map(choices.map((choice) => [keyOf(choice), choice.use]))
  return LISTED_COLUMNS.flatMap(({ column }) => {
    const known = new Set((entries.get(column) ?? []).map(foldLao))
    const fresh = new Map<string, { name: string; count: number }>()
    for (const { person, stored } of rows) {
      const name = cellIn(person, column)
      const folded = foldLao(name)
      if (stored && foldLao(cellIn(stored, column)) === folded) continue
      if (folded === '' || known.has(folded)) continue
      fresh.set(folded, { name, count: (fresh.get(folded)?.count ?? 0) + 1 })
    }
    const all = [...(entries.get(column) ?? []), ...[...fresh.values()].map(({ name }) => name)]
    return [...fresh.values()].map(({ name, count }) => {
      const near = nearNames(
        name,
        all.filter((other) => foldLao(other) !== foldLao(name)),
      )
      const choice = decided.get(keyOf({ key: column, name }))
      return { key: column, name, count, near, use: choice ?? (near.length > 0 ? null : name) }
    })
  })
}
