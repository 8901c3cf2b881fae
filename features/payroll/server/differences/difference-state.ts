import { z } from 'zod'
import { Id, Instant, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import {
  checkDifferences as checkRoute,
  type DifferenceState,
  showDifferenceState as route,
} from '../../contract.ts'
import { checkDifferences, readComparedRuns } from './check-differences.ts'

const ScanRow = z.object({
  run_id: Id,
  at: Instant,
  checked: z.int(),
  found: z.int(),
  failed: z.int(),
})
const OpenRow = z.object({ count: z.int(), up: Kip, down: Kip })

const OPEN = `
  select count(*)::int as count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as up,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as down
  from pay_difference where company_id = $1 and status = 'open'`

async function readState(tx: Tx, companyId: number): Promise<DifferenceState> {
  const runs = await readComparedRuns(tx, companyId)
  const scans = await tx.query(
    ScanRow,
    `select run_id, ${instant('at')} as at, checked, found, failed from pay_difference_scan
     where company_id = $1 and run_id = any($2)`,
    [companyId, runs.map(({ id }) => id)],
  )
  const byRun = new Map(scans.map((scan) => [scan.run_id, scan]))
  return {
    runs: runs.map(({ id, title, from_date, to_date }) => ({
      ...{ run_id: id, run_title: title, from_date, to_date },
      ...{ at: null, checked: 0, found: 0, failed: 0 },
      ...byRun.get(id),
    })),
    open: await tx.one(OpenRow, OPEN, [companyId]),
  }
}

export const showState = handle(route, (context) =>
  inCompany(context, async (tx) => ({ data: await readState(tx, companyOf(context)) })),
)

export const checkNow = handle(checkRoute, async (context) => {
  const companyId = companyOf(context)
  const sum = await checkDifferences(context.db, companyId)
  return inCompany(context, async (tx) => {
    await audit(tx, companyId, actorOf(context), {
      ...{ action: 'compare', entity: 'pay_difference', after: sum },
    })
    return { data: await readState(tx, companyId) }
  })
})
