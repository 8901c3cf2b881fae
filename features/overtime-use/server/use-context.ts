import { z } from 'zod'
import { OVERTIME_USES, readColleaguesAway } from '#features/leave/server/index.ts'
import type { RequestContext } from '#features/requests/contract/detail.ts'
import type { Decided } from '#features/requests/server/index.ts'
import { Id, IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { judgeUse } from './judge-use.ts'

export const StoredUse = z.object({
  employee_id: Id,
  use_date: IsoDate,
  from_time: z.string(),
  to_time: z.string(),
})

/** $1: company, $2: id. */
export const STORED_USE = `
  select r.employee_id, r.use_date, ${clock('r.from_time')} as from_time, ${clock('r.to_time')} as to_time
  from ${OVERTIME_USES} r where r.company_id = $1 and r.id = $2 and r.is_overtime_use`

/** What helps to decide about overtime use: the credit before and after, who else is away, and what to check. */
export async function contextOfUse(
  tx: Tx,
  { subjectId }: Pick<Decided, 'subjectId'>,
  { language }: { language: Language },
): Promise<Partial<RequestContext>> {
  const use = await tx.one(StoredUse, STORED_USE, [tx.companyId, subjectId])
  const { faults, credit } = await judgeUse(tx, use, subjectId)
  const day = { employee_id: use.employee_id, start_date: use.use_date, end_date: use.use_date }
  return {
    away: await readColleaguesAway(tx, day, language),
    credit,
    warnings: faults.map(({ code, date, minutes }) => ({
      ...{ code, date, minutes: minutes === null ? null : Math.max(0, minutes), left: null, limit: null },
    })),
  }
}
