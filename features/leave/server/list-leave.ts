import { foldLao } from '#kit/contract/lao-folding.ts'
import type { QueryOf } from '#kit/contract/route.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { type Leave, type LeaveType, listLeave, listLeaveTypes } from '../contract.ts'
import { LEAVE_FROM, LEAVE_SELECT } from './leave-rows-query.ts'

const FILTER = `
  and ($2::date is null or r.end_date >= $2) and ($3::date is null or r.start_date <= $3)
  and ($4::text is null or r.status = $4) and ($5::text is null or r.part = $5)
  and ($6::bigint is null or r.employee_id = $6) and ($7::bigint is null or r.leave_type_id = $7)
  and ($8::bigint is null or e.department_id = $8) and ($9::bigint is null or e.branch_id = $9)
  and ($10 = '' or e.search_text like '%' || $10 || '%')`

const COLUMNS: Record<string, string> = {
  start_date: 'start_date',
  end_date: 'end_date',
  emp_number: 'emp_number',
  employee_name: 'employee_name collate lao',
  leave_type: 'leave_type collate lao',
  status: 'status',
}

function orderOf(sort: string): string {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return `${COLUMNS[sort.replace('-', '')]} ${direction}, id ${direction}`
}

function filtersOf(companyId: number | null, query: QueryOf<typeof listLeave>): unknown[] {
  const { from, to, status, part, employee_id, leave_type_id, department_id, branch_id, search = '' } = query
  const wanted = foldLao(search).replace(/[\\%_]/g, '\\$&')
  return [companyId, from, to, status, part, employee_id, leave_type_id, department_id, branch_id, wanted]
}

export const listLeaveRows = handle(listLeave, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, sort = '-start_date' } = context.query
    const filters = filtersOf(tx.companyId, context.query)
    const { total } = await tx.one<{ total: number }>(
      `select count(*) as total ${LEAVE_FROM} ${FILTER}`,
      filters,
    )
    const data = await tx.query<Leave>(
      `select * from (${LEAVE_SELECT} ${LEAVE_FROM} ${FILTER}) as leave order by ${orderOf(sort)} limit $11 offset $12`,
      [...filters, per_page, (page - 1) * per_page],
    )
    return { data, meta: { total, page, per_page } }
  }),
)

export const listLeaveTypeRows = handle(listLeaveTypes, (context) =>
  inCompany(context, async (tx) => ({
    data: await tx.query<LeaveType>(
      `select id, name, is_paid from leave_type where company_id = $1 and deleted_at is null
       order by name collate lao, is_paid desc`,
      [tx.companyId],
    ),
  })),
)
