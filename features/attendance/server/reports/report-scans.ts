import { foldLao } from '#kit/contract/lao-folding.ts'
import type { QueryOf } from '#kit/contract/route.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { reportScans, type ScanRow } from '../../contract.ts'
import { localInstant } from '../scan-files/scan-file-record.ts'

const FROM = `
  from scan s
  join employee e on e.company_id = s.company_id and e.id = s.employee_id
  left join department d on d.company_id = e.company_id and d.id = e.department_id
  where s.company_id = $1 and e.deleted_at is null
    and ($2::date is null or s.scanned_at >= $2::date::timestamp at time zone interval '7 hours')
    and ($3::date is null or s.scanned_at < ($3::date + 1)::timestamp at time zone interval '7 hours')
    and ($4::text is null or s.source = $4) and ($5::bigint is null or s.employee_id = $5)
    and ($6::bigint is null or e.department_id = $6) and ($7::bigint is null or e.branch_id = $7)
    and ($8::bigint is null or s.scan_file_id = $8) and ($9 = '' or e.search_text like '%' || $9 || '%')`

const ROWS = `
  select s.id, s.employee_id, e.emp_number, btrim(e.name || ' ' || e.surname) as employee_name, d.name as department,
    s.scanned_at as time, ${localInstant('s.scanned_at')} as scanned_at, s.source, s.counts, s.device_kind, s.verify_mode,
    s.raw_line, s.scan_file_id ${FROM}`

const COLUMNS: Record<string, string> = {
  scanned_at: 'time',
  emp_number: 'emp_number',
  employee_name: 'employee_name collate lao',
}

function filtersOf(companyId: number | null, query: QueryOf<typeof reportScans>): unknown[] {
  const { from, to, source, employee_id, department_id, branch_id, scan_file_id, search = '' } = query
  const wanted = foldLao(search).replace(/[\\%_]/g, '\\$&')
  return [companyId, from, to, source, employee_id, department_id, branch_id, scan_file_id, wanted]
}

export const reportScanRows = handle(reportScans, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, sort = '-scanned_at' } = context.query
    const filters = filtersOf(tx.companyId, context.query)
    const direction = sort.startsWith('-') ? 'desc' : 'asc'
    const { total } = await tx.one<{ total: number }>(`select count(*) as total ${FROM}`, filters)
    const data = await tx.query<ScanRow>(
      `select * from (${ROWS}) as scan order by ${COLUMNS[sort.replace('-', '')]} ${direction}, time desc, id
       limit $10 offset $11`,
      [...filters, per_page, (page - 1) * per_page],
    )
    return { data, meta: { total, page, per_page } }
  }),
)
