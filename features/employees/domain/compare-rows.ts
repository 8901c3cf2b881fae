import { foldLao } from '#kit/contract/lao-folding.ts'
import type { CheckedRow } from './checked-row.ts'
import { REFERENCE_FIELDS } from './fields/fields.ts'
import { BENEFIT_PREFIX, type ImportColumn, sheetNameOf } from './import-columns.ts'
import type { KnownLists } from './known-lists.ts'

/** The columns of the sheet in which a row differs from the existing employee with its number. */
export function differingColumns(
  row: CheckedRow,
  stored: CheckedRow,
  columns: readonly ImportColumn[],
  known: KnownLists,
): ImportColumn[] {
  return columns.filter(({ name }) => {
    if (!name.startsWith(BENEFIT_PREFIX)) return cellOf(row, name) !== cellOf(stored, name)
    const id = known.benefits.get(name) as number
    return (row.benefits[id] ?? 0) !== (stored.benefits[id] ?? 0)
  })
}

/** Entries of lists are compared without regard to case and Lao spelling. */
const LISTED = REFERENCE_FIELDS.map(sheetNameOf)

function cellOf(row: CheckedRow, name: string): unknown {
  const value = (row as unknown as Record<string, unknown>)[name]
  return LISTED.includes(name) ? foldLao(String(value)) : value
}
