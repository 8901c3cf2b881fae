import { z } from 'zod'
import { joinPerson } from '#features/employees/server/index.ts'
import { Id, Instant, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { CHECK_STATES, type DifferenceState, showDifferenceState as route } from '../../contract.ts'
import { readComparedRuns } from './check-differences.ts'
import { HAS_LEFT } from './list-differences.ts'

const ScanRow = z.object({
  run_id: Id,
  at: Instant,
  checked: z.int(),
  found: z.int(),
  failed: z.int(),
})
const OpenRow = z.object({ count: z.int(), up: Kip, down: Kip })
const ClaimRow = z.object({ count: z.int(), sum: Kip })

const CheckRow = z.object({
  state: z.enum(CHECK_STATES),
  asked_at: Instant,
  done: z.int(),
  total: z.int(),
})

const CHECK = `
  select status as state, ${instant('asked_at')} as asked_at, done, total from pay_difference_check where company_id = $1`

const OPEN = `
  select count(*)::int as count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as up,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as down
  from pay_difference where company_id = $1 and status = 'open'`

const CLAIMS = `
  select count(*)::int as count, coalesce(-sum(d.amount), 0)::bigint as sum
  from pay_difference d ${joinPerson('d')}
  where d.company_id = $1 and d.status = 'open' and d.amount < 0 and ${HAS_LEFT}`

/** The compared runs, the comparison that was asked for last, and what is open. */
export async function readState(tx: Tx, companyId: number): Promise<DifferenceState> {
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
    check: await tx.maybeOne(CheckRow, CHECK, [companyId]),
    open: await tx.one(OpenRow, OPEN, [companyId]),
    claims: await tx.one(ClaimRow, CLAIMS, [companyId]),
  }
}

export const showState = handle(route, (context) =>
  inCompany(context, async (tx) => ({ data: await readState(tx, companyOf(context)) })),
)
