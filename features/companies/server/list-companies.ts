import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type CompanyProfile, type CompanyRow, listCompanies, showCompanyProfile } from '../contract.ts'

const COLUMNS = `company_id as id, name, phone, email, address, status, founding_date, is_vat_registered, employee_count`
const ORDERS = {
  name: 'name collate lao',
  created_at: 'created_at',
  employee_count: 'employee_count',
  status: 'status',
}
const FILTER = `
  ($1::text is null or status = $1)
  and fold_lao(name || ' ' || phone || ' ' || email) like '%' || replace(replace(replace(
    fold_lao($2::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

type Row = Omit<CompanyRow, 'created_at'> & { created_at: Date }

export const listAllCompanies = handle(listCompanies, async ({ db, query }) => {
  const given = [query.status ?? null, query.search ?? '']
  const [rows, total] = await db.asProvider(async (tx: Tx) => {
    const sort = query.sort ?? 'name'
    const order = ORDERS[sort.replace(/^-/, '') as keyof typeof ORDERS]
    const page = await tx.query<Row>(
      `select ${COLUMNS}, created_at from company where ${FILTER}
       order by ${order} ${sort.startsWith('-') ? 'desc' : 'asc'}, company_id limit $3 offset $4`,
      [...given, query.per_page, (query.page - 1) * query.per_page],
    )
    const count = await tx.one<{ total: number }>(
      `select count(*) as total from company where ${FILTER}`,
      given,
    )
    return [page, count.total] as const
  })
  return {
    data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    meta: { total, page: query.page, per_page: query.per_page },
  }
})

export const showProfile = handle(showCompanyProfile, async (context) => ({
  data: await inCompany(context, (tx) =>
    tx.one<CompanyProfile>(`select ${COLUMNS} from company where company_id = $1`, [companyOf(context)]),
  ),
}))
