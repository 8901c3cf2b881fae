import { AppError } from '#kit/contract/errors.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type DayQuery, DayResultCode, type DayRow, type DayTotals } from '../../contract.ts'
import { reportRangeFault } from '../../domain/report-range.ts'
import { REPORT_RANGE_TEXTS } from '../../locales/report.ts'
import { localInstant } from '../scan-files/scan-file-record.ts'
import { firstOfMonth, later, localDateOf } from '../vientiane.ts'

/** By employee, then by date: the way of the primary key, whatever the planner knows of the tables. */
const DAYS = `
  from employee e
  left join department d on d.company_id = e.company_id and d.id = e.department_id
  left join branch b on b.company_id = e.company_id and b.id = e.branch_id
  cross join lateral (select * from day_result where company_id = $1 and employee_id = e.id and work_date between $2 and $3
    offset 0) as r
  where e.company_id = $1 and e.deleted_at is null and ($4::bigint is null or e.id = $4)
    and ($5::bigint is null or e.department_id = $5) and ($6::bigint is null or e.branch_id = $6)
    and ($7 = '' or e.search_text like '%' || $7 || '%')`

const ROWS = `
  select r.employee_id, e.emp_number, btrim(e.name || ' ' || e.surname) as employee_name, d.name as department, b.name as branch,
    r.work_date, r.result, r.in_at as in_order, r.out_at as out_order, r.late_minutes, r.early_minutes, r.night_minutes
  ${DAYS} and ($8::text is null or r.result = $8)`

const TOTALS = `select r.result, count(*) as days ${DAYS} group by r.result`

const COLUMNS: Record<string, string> = {
  work_date: 'work_date',
  emp_number: 'emp_number',
  employee_name: 'employee_name collate lao',
  department: 'department collate lao',
  result: 'result',
  in_at: 'in_order',
  out_at: 'out_order',
  late_minutes: 'late_minutes',
  early_minutes: 'early_minutes',
  night_minutes: 'night_minutes',
}

export interface ReportRange {
  from: string
  to: string
}

/** The days asked for; without them the current month up to today. Throws `invalid_input`. */
export function reportRangeOf(query: DayQuery, language: Language, now = new Date()): ReportRange {
  const today = localDateOf(now)
  const from = (query.from as string | undefined) ?? firstOfMonth((query.to as string | undefined) ?? today)
  const to = (query.to as string | undefined) ?? later(from, today)
  const fault = reportRangeFault(from, to)
  if (fault) throw new AppError('invalid_input', { fields: { to: [REPORT_RANGE_TEXTS[fault][language]] } })
  return { from, to }
}

export const emptyTotals = (): DayTotals =>
  Object.fromEntries(DayResultCode.options.map((code) => [code, 0])) as DayTotals

/** How many days of each result the filter finds, whatever result it asks for. */
export async function countDays(tx: Tx, query: DayQuery, range: ReportRange): Promise<DayTotals> {
  const rows = await tx.query<{ result: DayResultCode; days: number }>(TOTALS, valuesOf(tx, query, range))
  const totals = emptyTotals()
  for (const { result, days } of rows) totals[result] = days
  return totals
}

/** The rows that the filter finds, in its order. */
export function findDays(
  tx: Tx,
  query: DayQuery,
  range: ReportRange,
  page: { limit: number; offset: number },
): Promise<DayRow[]> {
  const sort = query.sort ?? '-work_date'
  const direction = sort.startsWith('-') ? 'desc nulls last' : 'asc nulls last'
  return tx.query<DayRow>(
    `select *, ${localInstant('in_order')} as in_at, ${localInstant('out_order')} as out_at
     from (${ROWS}) as day order by ${COLUMNS[sort.replace('-', '')]} ${direction}, work_date desc, employee_id
     limit $9 offset $10`,
    [...valuesOf(tx, query, range), query.result ?? null, page.limit, page.offset],
  )
}

function valuesOf(tx: Tx, query: DayQuery, { from, to }: ReportRange): unknown[] {
  const wanted = foldLao(query.search ?? '').replace(/[\\%_]/g, '\\$&')
  return [
    tx.companyId,
    from,
    to,
    query.employee_id ?? null,
    query.department_id ?? null,
    query.branch_id ?? null,
    wanted,
  ]
}
