import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type EMPLOYEE_SORTS, type EmployeeRow, type EmployeeStatus, listEmployees } from '../contract.ts'
import { searchWords } from '../domain/search-text.ts'

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
             where company_id = $1 and in_force_from <= $2 order by employee_id, in_force_from desc) o on o.employee_id = e.id`,
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

/** Orders that an index holds: a page is read from it without sorting, ids alone, deep pages too. */
const INDEXED: readonly string[] = ['emp_number', 'name', 'start_date']

/**
 * The statement of a page and its count, one round trip: ids are found in the employee table alone, once, and only the page's
 * are joined. Only what is asked for stands in it, so that the plan can use the index of the order.
 */
export function listStatement(
  companyId: number,
  today: string,
  wanted: Wanted,
): [sql: string, params: unknown[]] {
  const params: unknown[] = [companyId, today]
  const param = (value: unknown) => `$${params.push(value)}`
  const words = searchWords(wanted.search ?? '')
  const where = filtersOf(wanted, words, param).join(' and ')
  const given = wanted.sort ?? 'emp_number'
  const sort = given.replace(/^-/, '') as Sort
  const { join = '', order } = ORDERS[sort]
  const direction = given.startsWith('-') ? 'desc' : 'asc'
  const cut = `limit ${param(wanted.per_page)} offset ${param((wanted.page - 1) * wanted.per_page)}`
  const [found, total, page] =
    INDEXED.includes(sort) && words.length === 0
      ? [
          '',
          `select count(*) from employee e where ${where}`,
          `select e.id from employee e where ${where} order by ${order} ${direction}, e.id ${direction} ${cut}`,
        ]
      : [
          `found as materialized (select e.id, ${order} as key from employee e ${join} where ${where}),`,
          'select count(*) from found',
          `select id from found order by key ${direction} nulls last, id ${cut}`,
        ]
  return [
    `with ${found} page as (select id, row_number() over () as place from (${page}) p) ${showPage(total)}`,
    params,
  ]
}

function filtersOf(wanted: Wanted, words: string[], param: (value: unknown) => string): string[] {
  const filters = ['e.company_id = $1', STATUS_FILTERS[wanted.status ?? 'all']]
  for (const column of ['department_id', 'branch_id', 'position_id'] as const)
    if (wanted[column] !== undefined) filters.push(`e.${column} = ${param(wanted[column])}`)
  // Not `like`: it tries every Lao letter anew, since all begin with the same byte, and takes half as long again.
  for (const word of words) filters.push(`strpos(e.search_text, ${param(word)}) > 0`)
  return filters
}

const showPage = (total: string) => `
  select (${total}) as total,
    coalesce((select json_agg(r order by r.place) from (
      select e.id, e.emp_number, e.name, e.surname, e.en_name, e.en_surname, e.start_date, e.end_date, p.place,
        employee_status(e.end_date, e.deleted_at, $2) as status, b.name as branch, d.name as department, o.name as position,
        (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from <= $2
         order by s.in_force_from desc limit 1) as base_salary
      from page p
      join employee e on e.company_id = $1 and e.id = p.id
      left join branch b on b.company_id = $1 and b.id = e.branch_id
      left join department d on d.company_id = $1 and d.id = e.department_id
      left join position o on o.company_id = $1 and o.id = e.position_id) r), '[]') as rows`

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
