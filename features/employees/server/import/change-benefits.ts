import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { benefitFrom, type PlannedBenefit } from '../../domain/dated-benefits.ts'
import { BENEFIT_PREFIX } from '../../domain/import-columns.ts'
import type { KnownLists } from '../../domain/known-lists.ts'
import type { CellChange } from '../../domain/sheet-rows.ts'
import { readBenefits, replaceBenefits } from '../benefits/store-benefits.ts'

interface Importing {
  known: KnownLists
  salaryFrom: string | null
}

/** Changed benefits of employees are in force from the month of the day on; what was before stays. 0 ends a benefit. */
export async function changeBenefits(
  tx: Tx,
  changes: readonly { id: number; changes: readonly CellChange[] }[],
  { known, salaryFrom }: Importing,
): Promise<void> {
  const month = monthOf(salaryFrom ?? todayInLaos())
  const amounts = changes.flatMap(({ id, changes: cells }) =>
    cells.flatMap(({ column, after }) => {
      const type = column.startsWith(BENEFIT_PREFIX) ? known.benefits.get(column) : undefined
      return type === undefined ? [] : [{ id, type, amount: Number(after) }]
    }),
  )
  const ids = [...new Set(amounts.map(({ id }) => id))]
  if (ids.length === 0) return
  const stored = Map.groupBy(await readBenefits(tx, ids), (row) => row.employee_id)
  const changed = Map.groupBy(amounts, ({ id }) => id)
  await replaceBenefits(
    tx,
    ids.map((id) => {
      const rows: PlannedBenefit[] = (stored.get(id) ?? []).map(({ employee_id: _, ...row }) => row)
      return {
        id,
        benefits: (changed.get(id) ?? []).reduce((all, change) => withAmount(all, change, month), rows),
      }
    }),
  )
}

function withAmount(
  rows: readonly PlannedBenefit[],
  { type, amount }: { type: number; amount: number },
  month: string,
): PlannedBenefit[] {
  const isOther = (row: PlannedBenefit) => row.type !== type
  return [
    ...rows.filter(isOther),
    ...benefitFrom(
      rows.filter((row) => !isOther(row)),
      { type, amount, month },
    ),
  ]
}
