import { handle } from '#kit/server/handler.ts'
import { type BilledCompany, listBilledCompanies, listOfferedPackages } from '../contract.ts'
import { readPackages } from './draft-invoice.ts'
import { LAST_USERS } from './make-month.ts'

const MATCHING = `($2::int is null or c.company_id = $2) and ($1::text is null or position(fold_lao($1) in fold_lao(c.name || ' ' || c.phone)) > 0)`

export const listBilledCompaniesEndpoint = handle(listBilledCompanies, ({ db, query }) =>
  db.asProvider(async (tx) => {
    const { page, per_page, search, sort, company_id, month } = query
    const direction = sort === '-name' ? 'desc' : 'asc'
    const data = await tx.query<BilledCompany>(
      `select c.company_id as id, c.name, c.phone, c.status, c.is_vat_registered, ${LAST_USERS},
         employed_in_month(c.company_id, coalesce($5::date, date_trunc('month', today_in_laos())::date)) as employee_count
       from company c where ${MATCHING} order by c.name collate lao ${direction}, c.company_id limit $3 offset $4`,
      [search || null, company_id ?? null, per_page, (page - 1) * per_page, month ? `${month}-01` : null],
    )
    const { total } = await tx.one<{ total: number }>(
      `select count(*) as total from company c where ${MATCHING}`,
      [search || null, company_id ?? null],
    )
    return { data, meta: { total, page, per_page } }
  }),
)

export const listOfferedPackagesEndpoint = handle(listOfferedPackages, ({ db }) =>
  db.asProvider(async (tx) => ({ data: await readPackages(tx) })),
)
