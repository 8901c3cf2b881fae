import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'

/** Names of the leave type; the second one if the company has another type of the first name. */
const NAMES = ['ພັກຊົດເຊີຍເພີ່ມໂມງ', 'ພັກຊົດເຊີຍເພີ່ມໂມງ (OT)']

const FIND = `
  select id from leave_type where company_id = $1 and category = 'comp' and deleted_at is null order by id limit 1`

/** Only entries of the ledger give days of it: no amount a year. */
const ADD = `
  insert into leave_type (company_id, name, category, amount, months_before_usable, is_paid, accrual, may_encash, smallest)
  values ($1, $2, 'comp', 0, 0, true, 'none', true, 'hour') on conflict do nothing returning id`

/** The leave type of time off for overtime; null if the company has none yet. */
export const findCompType = async (tx: Tx): Promise<number | null> =>
  (await tx.maybeOne(IdRow, FIND, [tx.companyId]))?.id ?? null

/** The same, added if the company has none. */
export async function requireCompType(tx: Tx): Promise<number> {
  const existing = await findCompType(tx)
  if (existing !== null) return existing
  for (const name of NAMES) {
    const added = await tx.maybeOne(IdRow, ADD, [tx.companyId, name])
    // A second one at the same time waits for the first, and finds its type.
    const id = added?.id ?? (await findCompType(tx))
    if (id !== null) return id
  }
  throw new Error('The leave type of time off for overtime has no free name')
}

/** What the ledger has for the overtime of a date. */
export const PostedComp = z.object({
  employee_id: Id,
  work_date: IsoDate,
  units: z.int(),
  /** How many entries there are; the number of the next one follows. */
  entries: z.int(),
  /** Of the first entry: what is put right belongs to the same days. */
  expires_on: IsoDate.nullable(),
})
export type PostedComp = z.infer<typeof PostedComp>

const POSTED = `
  select employee_id, from_day as work_date, sum(units)::int as units, count(*)::int as entries,
    (array_agg(expires_on order by id))[1] as expires_on
  from leave_entry
  where company_id = $1 and leave_type_id = $2 and employee_id = any($3) and kind in ('comp_earn', 'comp_void') and from_day between $4 and $5
  group by employee_id, from_day`

/** The time off that the ledger has for overtime on these dates, by employee and date. */
export const readPostedComp = (
  tx: Tx,
  {
    typeId,
    employeeIds,
    from,
    to,
  }: { typeId: number; employeeIds: readonly number[]; from: string; to: string },
): Promise<PostedComp[]> => tx.query(PostedComp, POSTED, [tx.companyId, typeId, employeeIds, from, to])
