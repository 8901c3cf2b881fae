import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Tx } from '#kit/database/database.ts'
import type { RunWithPayslips } from './report-runs.ts'

/** One report over the payslips of a run: `select` yields its rows out of `payslip p` and `payroll_calculation c`. */
export interface Report {
  columns: string
  where: string
  sorts: Record<string, string>
  /** Columns that are summed up. */
  totals: readonly string[]
}

export interface Page {
  search?: string | undefined
  sort?: string | undefined
  limit: number | null
  offset: number
}

const PERSON = `p.employee_id, p.emp_number, p.name, p.search_text,
  trim(concat(p.person ->> 'en_name', ' ', p.person ->> 'en_surname')) as en_name,
  p.person ->> 'department' as department, p.person ->> 'position' as position`

const rowsSql = (report: Report) => `
  select ${PERSON}, ${report.columns}
  from payslip p join payroll_calculation c on c.company_id = $1 and c.id = p.calculation_id
  where p.company_id = $1 and p.calculation_id = $2 and ${report.where}`

const FOUND = `where ($3::text is null or r.search_text like '%' || $3 || '%')`

/** A page of the report, and the number and the sums of all rows that the search leaves. */
export async function readReport<Row extends object>(
  tx: Tx,
  companyId: number,
  run: RunWithPayslips,
  report: Report,
  page: Page,
) {
  const search = page.search ? foldLao(page.search).replace(/[\\%_]/g, '\\$&') : null
  const params = [companyId, run.calculation_id, search]
  const rows = await tx.query<Row>(
    `select r.* from (${rowsSql(report)}) r ${FOUND} order by ${orderOf(report, page.sort)} limit $4 offset $5`,
    [...params, page.limit, page.offset],
  )
  const sums = report.totals.map((name) => `coalesce(sum(r.${name}), 0)::bigint as ${name}`).join(', ')
  const { row_count: total, ...totals } = await tx.one<Record<string, number> & { row_count: number }>(
    `select count(*)::int as row_count, ${sums} from (${rowsSql(report)}) r ${FOUND}`,
    params,
  )
  return { rows, total, totals }
}

function orderOf(report: Report, sort: string | undefined): string {
  const isDown = sort?.startsWith('-') ?? false
  const column = report.sorts[isDown ? (sort ?? '').slice(1) : (sort ?? '')]
  return column ? `${column} ${isDown ? 'desc' : 'asc'}, r.emp_number` : 'r.emp_number, r.employee_id'
}
