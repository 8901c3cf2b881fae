import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'

/** Null for the provider's own log: rows without a company. */
export type Whose = number | null

const ValueRow = z.object({ value: z.string().nullable() })

/** The distinct values of a column by jumping along its index: a few steps where `distinct` would read a million rows. */
export async function distinctIn(
  tx: Tx,
  companyId: Whose,
  column: 'actor' | 'entity' | 'action',
): Promise<string[]> {
  const own = companyId === null ? 'company_id is null' : 'company_id = $1'
  // Both kinds of log have a first parameter, so that their SQL has the same form.
  const rows = await tx.query(
    ValueRow,
    `with recursive found as (
       (select min(${column}) as value from audit_entry where ${own} and $1::int is not null)
       union all
       select (select min(e.${column}) from audit_entry e where e.${own} and e.${column} > found.value)
       from found where found.value is not null)
     select value from found where value is not null`,
    [companyId ?? 0],
  )
  return rows.flatMap(({ value }) => (value === null ? [] : [value]))
}
