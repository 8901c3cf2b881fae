import { foldLao } from '#kit/contract/lao-folding.ts'
import type { QueryOf } from '#kit/contract/route.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { listOvertime, type Overtime } from '../contract.ts'
import { OVERTIME_FROM, OVERTIME_SELECT, SPAN_MINUTES } from './overtime-rows-query.ts'

const FILTER = `
  and ($2::date is null or r.work_date >= $2) and ($3::date is null or r.work_date <= $3)
  and ($4::text is null or r.status = $4) and ($5::bigint is null or r.employee_id = $5)
  and ($6::bigint is null or e.department_id = $6) and ($7::bigint is null or e.branch_id = $7)
  and ($8 = '' or e.search_text like '%' || $8 || '%')`

const TOTALS = `
  select count(*) as total, count(distinct r.employee_id) as employees, coalesce(sum(${SPAN_MINUTES}), 0) as minutes
  ${OVERTIME_FROM} ${FILTER}`

const COLUMNS: Record<string, string> = {
  work_date: 'work_date',
  emp_number: 'emp_number',
  employee_name: 'employee_name collate lao',
  minutes: 'minutes',
  status: 'status',
}

function orderOf(sort: string): string {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return `${COLUMNS[sort.replace('-', '')]} ${direction}, id ${direction}`
}

function filtersOf(companyId: number | null, query: QueryOf<typeof listOvertime>): unknown[] {
  const { from, to, status, employee_id, department_id, branch_id, search = '' } = query
  const wanted = foldLao(search).replace(/[\\%_]/g, '\\$&')
  return [companyId, from, to, status, employee_id, department_id, branch_id, wanted]
}

export const listOvertimeRows = handle(listOvertime, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, sort = '-work_date' } = context.query
    const filters = filtersOf(tx.companyId, context.query)
    const { total, ...totals } = await tx.one<{ total: number; employees: number; minutes: number }>(
      TOTALS,
      filters,
    )
    const data = await tx.query<Overtime>(
      `select * from (${OVERTIME_SELECT} ${OVERTIME_FROM} ${FILTER}) as overtime
       order by ${orderOf(sort)} limit $9 offset $10`,
      [...filters, per_page, (page - 1) * per_page],
    )
    return { data, meta: { total, page, per_page }, totals }
  }),
)
