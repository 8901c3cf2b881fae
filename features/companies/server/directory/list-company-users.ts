import { handle } from '#kit/server/handler.ts'
import { type CompanyUser, listUsersOfCompany } from '../../contract.ts'
import { readCompany } from './company-record.ts'

const ORDERS = {
  name: 'a.name collate lao',
  email: 'a.email',
  status: 'a.status',
  last_seen_at: 'last_seen_at',
}
const FROM = `
  from account a where a.company_id = $1 and a.employee_id is null
    and fold_lao(a.name || ' ' || a.email) like '%' || replace(replace(replace(
      fold_lao($2::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

type Row = Omit<CompanyUser, 'last_seen_at'> & { last_seen_at: Date | null }

export const listCompanyUsers = handle(listUsersOfCompany, async ({ db, params, query }) => {
  const sort = query.sort ?? 'name'
  const order = ORDERS[sort.replace(/^-/, '') as keyof typeof ORDERS]
  const given = [params.id, query.search ?? '']
  const [rows, total] = await db.asProvider(async (tx) => {
    await readCompany(tx, params.id)
    const page = await tx.query<Row>(
      `select a.id, a.name, a.email, a.status,
         (select max(s.last_seen_at) from session s where s.account_id = a.id) as last_seen_at,
         coalesce((select jsonb_agg(jsonb_build_object('name', r.name, 'la', r.display_name_la, 'en', r.display_name_en)
                                    order by ar.is_main desc, r.id)
                   from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id), '[]') as roles
       ${FROM} order by ${order} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last, a.id limit $3 offset $4`,
      [...given, query.per_page, (query.page - 1) * query.per_page],
    )
    const count = await tx.one<{ total: number }>(`select count(*) as total ${FROM}`, given)
    return [page, count.total] as const
  })
  return {
    data: rows.map((row) => ({ ...row, last_seen_at: row.last_seen_at?.toISOString() ?? null })),
    meta: { total, page: query.page, per_page: query.per_page },
  }
})
