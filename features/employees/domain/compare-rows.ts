import { foldLao } from '#kit/contract/lao-folding.ts'
import type { CheckedRow } from './checked-row.ts'
import { REFERENCE_FIELDS } from './fields/fields.ts'
import { BENEFIT_PREFIX, sheetNameOf } from './import-columns.ts'
import type { KnownLists } from './known-lists.ts'
import type { CellChange } from './sheet-rows.ts'

/** The value of a column in a row. */
export function cellOf(row: CheckedRow, name: string, { benefits }: KnownLists): CellChange['after'] {
  if (!name.startsWith(BENEFIT_PREFIX))
    return (row as unknown as Record<string, CellChange['after']>)[name] ?? null
  return row.benefits[benefits.get(name) as number] ?? 0
}

/** Entries of lists are compared without regard to case and Lao spelling. */
const LISTED = REFERENCE_FIELDS.map(sheetNameOf)

/** True if two values of a column are the same. */
export function isSameCell(name: string, one: CellChange['after'], other: CellChange['after']): boolean {
  return LISTED.includes(name) ? foldLao(String(one ?? '')) === foldLao(String(other ?? '')) : one === other
}

/** What a row changes of the existing employee with its number, in these columns. */
export function changesOf(
  row: CheckedRow,
  stored: CheckedRow,
  names: readonly string[],
  known: KnownLists,
): CellChange[] {
  return names.flatMap((column) => {
    const [before, after] = [cellOf(stored, column, known), cellOf(row, column, known)]
    return isSameCell(column, before, after) ? [] : [{ column, before, after }]
  })
}

const fullName = ({ name, surname }: { name: string; surname: string }) => foldLao(`${name} ${surname}`)

/** Names that were only divided in another way, such as after a full name was split, stay as they are stored. */
export function keepNames(row: CheckedRow, stored: CheckedRow): CheckedRow {
  const isSame = fullName(row) === fullName(stored)
  const english = (person: CheckedRow) => fullName({ name: person.en_name, surname: person.en_surname })
  return {
    ...row,
    ...(isSame && { name: stored.name, surname: stored.surname }),
    ...(english(row) === english(stored) && { en_name: stored.en_name, en_surname: stored.en_surname }),
  }
}
