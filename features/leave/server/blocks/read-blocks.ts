import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const BlockRow = z.object({
  first_day: IsoDate,
  last_day: IsoDate,
  department_ids: z.array(Id).nullable(),
  leave_type_ids: z.array(Id).nullable(),
  note: z.string(),
})
/** Days on which no leave is given. */
export type Block = z.infer<typeof BlockRow>

/** The blocks with days in a range, earliest first. */
export const readBlocks = (tx: Tx, from: string, to: string): Promise<Block[]> =>
  tx.query(
    BlockRow,
    `select first_day, last_day, department_ids, leave_type_ids, note from leave_block
     where company_id = $1 and first_day <= $3 and last_day >= $2 order by first_day, id`,
    [tx.companyId, from, to],
  )

/** The first of the days that a block does not give to somebody, and its note; null: there is none. */
export function firstBlocked(
  blocks: readonly Block[],
  { departmentId, typeId, days }: { departmentId: number | null; typeId: number; days: readonly string[] },
): { date: string; note: string } | null {
  const own = blocks.filter(
    ({ department_ids, leave_type_ids }) =>
      (department_ids === null || (departmentId !== null && department_ids.includes(departmentId))) &&
      (leave_type_ids === null || leave_type_ids.includes(typeId)),
  )
  for (const date of days) {
    const block = own.find(({ first_day, last_day }) => first_day <= date && date <= last_day)
    if (block) return { date, note: block.note }
  }
  return null
}
