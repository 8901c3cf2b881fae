import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type EMPLOYEE_SORTS, type EmployeeRow, type EmployeeStatus, listEmployees } from '../contract.ts'
import { searchPatterns } from '../domain/search-text.ts'

type Sort = (typeof EMPLOYEE_SORTS)[number]

/** A list's entries are few: the employees are ordered by their entry's place among them, which costs no comparison of texts. */
const placeIn = (table: 'department' | 'branch') => ({
  join: `left join (select id, row_number() over (order by name collate lao) as place from ${table} where company_id = $1) o
         on o.id = e.${table}_id`,
  order: 'o.place',
})

const ORDERS: Record<Sort, { join?: string; order: string }> = {
  emp_number: { order: 'e.emp_number collate emp_number_order' },
  name: { order: 'e.name collate lao' },
  start_date: { order: 'e.start_date' },
  status: { order: 'employee_status(e.end_date, e.deleted_at, $2)' },
  department: placeIn('department'),
  branch: placeIn('branch'),
  base_salary: {
    join: `left join (select distinct on (employee_id) employee_id, base_salary from salary
             where company_id = $1 and effective_date <= $2 order by employee_id, effective_date desc) o on o.employee_id = e.id`,
    order: 'o.base_salary',
  },
}

const STATUS_FILTERS: Record<EmployeeStatus | 'all', string> = {
  all: 'e.deleted_at is null',
  active: 'e.deleted_at is null and e.end_date is null',
  leaving: 'e.deleted_at is null and e.end_date >= $2',
  resigned: 'e.deleted_at is null and e.end_date < $2',
  deleted: 'e.deleted_at is not null',
}

interface Wanted {
  page: number
  per_page: number
  sort?: string | undefined
  search?: string | undefined
  status?: EmployeeStatus | undefined
  department_id?: number | undefined
  branch_id?: number | undefined
  position_id?: number | undefined
}

/**
 * The statement of a page and its count, one round trip: the page is cut from the employee table alone and only then joined.
 * Only what is asked for stands in it, so that the plan can use the index of the order.
 */
export function listStatement(
  companyId: number,
  today: string,
  wanted: Wanted,
): [sql: string, params: unknown[]] {
  const params: unknown[] = [companyId, today]
  const param = (value: unknown) => `$${params.push(value)}`
  const filters = ['e.company_id = $1', STATUS_FILTERS[wanted.status ?? 'all']]
  for (const column of ['department_id', 'branch_id', 'position_id'] as const)
    if (wanted[column] !== undefined) filters.push(`e.${column} = ${param(wanted[column])}`)
  const patterns = searchPatterns(wanted.search ?? '')
  if (patterns.length > 0) filters.push(`e.search_text like all (${param(patterns)}::text[])`)
  const where = filters.join(' and ')
  const sort = wanted.sort ?? 'emp_number'
  const { join = '', order } = ORDERS[sort.replace(/^-/, '') as Sort]
  const direction = sort.startsWith('-') ? 'desc nulls last' : 'asc nulls last'
  const byNumber = order === ORDERS.emp_number.order ? '' : ', e.emp_number collate emp_number_order'
  const isIndexed = ['emp_number', 'name', 'start_date'].includes(sort.replace(/^-/, ''))
  const orderBy = isIndexed
    ? `${order} ${sort.startsWith('-') ? 'desc' : 'asc'}, e.id ${sort.startsWith('-') ? 'desc' : 'asc'}`
    : `${order} ${direction}${byNumber}, e.id`
  const offset = param((wanted.page - 1) * wanted.per_page)
  return [
    `with page as (
       select e.*, row_number() over () as place from (
         select e.id, e.emp_number, e.name, e.surname, e.en_name, e.en_surname, e.branch_id, e.department_id, e.position_id,
           e.start_date, e.end_date, employee_status(e.end_date, e.deleted_at, $2) as status
         from employee e ${join} where ${where} order by ${orderBy} limit ${param(wanted.per_page)} offset ${offset}) e)
     select (select count(*) from employee e where ${where}) as total,
       coalesce((select json_agg(r order by r.place) from (
         select p.id, p.emp_number, p.name, p.surname, p.en_name, p.en_surname, p.start_date, p.end_date, p.status, p.place,
           b.name as branch, d.name as department, o.name as position,
           (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = p.id and s.effective_date <= $2
            order by s.effective_date desc limit 1) as base_salary
         from page p
         left join branch b on b.company_id = $1 and b.id = p.branch_id
         left join department d on d.company_id = $1 and d.id = p.department_id
         left join position o on o.company_id = $1 and o.id = p.position_id) r), '[]') as rows`,
    params,
  ]
}

export const listAllEmployees = handle(listEmployees, async (context) => {
  const { query } = context
  const [sql, params] = listStatement(companyOf(context), todayInLaos(), query as Wanted)
  const { total, rows } = await inCompany(context, (tx: Tx) =>
    tx.one<{ total: number; rows: EmployeeRow[] }>(sql, params),
  )
  return { data: rows, meta: { total, page: query.page, per_page: query.per_page } }
})

/** Today in Laos: UTC+7, no summer time. */
function todayInLaos(): string {
  return new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10)
}
