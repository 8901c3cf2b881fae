import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { listRuns as route } from '../../contract.ts'
import { DEAD_AFTER_SECONDS } from '../calculation/calculation-record.ts'
import type { RunTotals } from '../calculation/run-totals.ts'
import { offsetOf, orderBy } from '../list-order.ts'
import { IS_PROVIDERS, runFields } from './describe-run.ts'
import { RUN_COLUMNS, type RunRecord } from './run-record.ts'

type ListRow = RunRecord & {
  totals: RunTotals | null
  requested_by: number | null
  is_providers: boolean
  is_calculating: boolean
  two_person_approval: boolean
  total: number
}

const SORTS = {
  title: 'run.title collate lao',
  from_date: 'run.from_date',
  to_date: 'run.to_date',
  status: "array_position(array['draft', 'calculated', 'approved', 'paid'], run.status)",
  created_at: 'run.created_at',
}

const FROM = `
  from payroll_run run
  left join payroll_calculation done on done.company_id = $1 and done.id = run.calculation_id
  left join company_setting setting on setting.company_id = $1
  where run.company_id = $1 and ($2::text is null or run.status = $2)
    and ($3::int is null or extract(year from run.to_date) = $3)
    and ($4::text is null or fold_lao(run.title) like '%' || fold_lao($4) || '%')`

const COLUMNS = `${RUN_COLUMNS}, done.totals, done.requested_by, ${IS_PROVIDERS} as is_providers,
  coalesce(setting.two_person_approval, false) as two_person_approval,
  exists (select from payroll_calculation active where active.company_id = $1 and active.run_id = run.id
    and active.status in ('queued', 'running')
    and active.heartbeat_at > now() - interval '${DEAD_AFTER_SECONDS} seconds') as is_calculating,
  count(*) over ()::int as total`

export const listRuns = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { query } = context
    const companyId = companyOf(context)
    const search = query.search ? query.search.replace(/[\\%_]/g, '\\$&') : null
    const params = [companyId, query.status ?? null, query.year ?? null, search]
    const rows = await tx.query<ListRow>(
      `select ${COLUMNS} ${FROM} ${orderBy(query.sort, SORTS, 'run.to_date desc, run.id desc')} limit $5 offset $6`,
      [...params, query.per_page, offsetOf(query)],
    )
    const total = rows[0]?.total ?? (query.page > 1 ? await countRuns(tx, params) : 0)
    return {
      data: rows.map((row) => toRow(row, context.session)),
      meta: { total, page: query.page, per_page: query.per_page },
    }
  }),
)

async function countRuns(tx: Tx, params: unknown[]): Promise<number> {
  return (await tx.one<{ total: number }>(`select count(*)::int as total ${FROM}`, params)).total
}

function toRow(row: ListRow, session: Session) {
  const approval = {
    isProvider: session.entered !== undefined,
    unpayable: row.totals?.unpayable ?? 0,
    asksForSecondPerson: row.two_person_approval,
    isOwnCalculation: row.requested_by === session.accountId,
    isProvidersCalculation: row.is_providers,
  }
  return {
    ...runFields(row, row.is_calculating, approval),
    employees: row.totals?.employees ?? 0,
    problems: row.totals?.problems ?? 0,
    reviews: row.totals?.reviews ?? 0,
    gross: row.totals?.sums.gross ?? 0,
    net: row.totals?.sums.net ?? 0,
    cost: row.totals?.sums.cost ?? 0,
  }
}
