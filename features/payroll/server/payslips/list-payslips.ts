import type { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type PayslipRow, listPayslips as route } from '../../contract.ts'
import { SUM_NAMES, type SumRow } from '../../domain/payslip-sums.ts'
import { offsetOf, orderBy, searchPattern } from '../list-order.ts'
import { loadRun } from '../runs/run-record.ts'

type Query = z.output<typeof route.query>

export const SUMS_SQL = SUM_NAMES.map((name) => `p.${name}`).join(', ')
/** Sums of bigint columns are numeric: back to bigint, where whole companies fit too. */
export const TOTALS_SQL = SUM_NAMES.map((name) => `coalesce(sum(p.${name}), 0)::bigint as ${name}`).join(', ')

const SORTS: Record<string, string> = {
  emp_number: 'p.emp_number',
  name: 'p.name collate lao',
  ...Object.fromEntries(SUM_NAMES.map((name) => [name, `p.${name}`])),
}

const WHERE = `from payslip p where p.company_id = $1 and p.calculation_id = $2
  and ($3::text is null or p.search_text like $3) and ($4::bigint is null or p.department_id = $4)
  and ($5::bigint is null or p.branch_id = $5) and ($6::text is null or $6 = any (p.reviews))
  and ($7::boolean is null or (p.reviews <> '{}') = $7)`

const filterParams = (companyId: number, calculationId: number | null, query: Query) => [
  companyId,
  calculationId,
  searchPattern(query.search),
  (query.department_id as number | undefined) ?? null,
  (query.branch_id as number | undefined) ?? null,
  (query.review as string | undefined) ?? null,
  (query.has_review as boolean | undefined) ?? null,
]

export const listPayslips = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const { query } = context
    const run = await loadRun(tx, companyId, context.params.id)
    const params = filterParams(companyId, run.calculation_id, query)
    const data = await tx.query<PayslipRow>(
      `select p.employee_id, p.emp_number, p.person, ${SUMS_SQL}, p.reviews ${WHERE}
       ${orderBy(query.sort, SORTS, 'p.emp_number')} limit $8 offset $9`,
      [...params, query.per_page, offsetOf(query)],
    )
    const { total, ...totals } = await totalsOf(tx, params)
    return { data, meta: { total, page: query.page, per_page: query.per_page, totals } }
  }),
)

const totalsOf = (tx: Tx, params: unknown[]) =>
  tx.one<SumRow & { total: number }>(`select count(*)::int as total, ${TOTALS_SQL} ${WHERE}`, params)
