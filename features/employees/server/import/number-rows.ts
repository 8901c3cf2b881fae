import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Tx } from '#kit/database/database.ts'
import type { CheckedRow } from '../../domain/checked-row.ts'
import { nextNumbers } from '../../domain/propose-numbers.ts'
import { readStoredNames, type StoredPerson } from '../read-stored-rows.ts'

const NumberRow = z.object({ emp_number: z.string() })

/** The last numbers decide the form of the next one. */
const LATEST = 50

/** Every number of the company, the latest first, also of deleted employees. */
async function usedNumbers(tx: Tx): Promise<string[]> {
  const rows = await tx.query(
    NumberRow,
    'select emp_number from employee where company_id = $1 order by id desc',
    [tx.companyId],
  )
  return rows.map(({ emp_number }) => emp_number)
}

/** The next free employee numbers of the company. `others`: numbers of a file, which are taken too. */
export async function proposeNumbers(
  tx: Tx,
  count: number,
  others: readonly string[] = [],
): Promise<string[]> {
  if (count === 0) return []
  const used = await usedNumbers(tx)
  const latest = used.length > 0 ? used.slice(0, LATEST) : [...others].reverse().slice(0, LATEST)
  return nextNumbers(latest, new Set([...used, ...others]), count)
}

const nameKey = ({ name, surname }: Pick<CheckedRow, 'name' | 'surname'>) =>
  foldLao(`${name} ${surname}`.trim())

/** Finds the employees of rows without a number: with the same name, and the same start date or date of birth. Each is found once. */
export async function findByName(tx: Tx, rows: readonly CheckedRow[]): Promise<(StoredPerson | undefined)[]> {
  if (rows.length === 0) return []
  const stored = await readStoredNames(tx, companyOfTransaction(tx), [...new Set(rows.map(nameKey))])
  const byName = Map.groupBy(stored, ({ row }) => nameKey(row))
  const taken = new Set<number>()
  return rows.map((row) => {
    const fitting = (byName.get(nameKey(row)) ?? []).filter(
      ({ id, row: other }) =>
        !taken.has(id) &&
        (other.start_date === row.start_date ||
          (row.birth_date !== null && other.birth_date === row.birth_date)),
    )
    if (fitting.length !== 1 || !fitting[0]) return undefined
    taken.add(fitting[0].id)
    return fitting[0]
  })
}
