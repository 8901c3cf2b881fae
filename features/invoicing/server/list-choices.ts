import { COMPANIES } from '#features/companies/server/index.ts'
import { handle } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText } from '#kit/server/list/list-sql.ts'
import { type listBilledCompanies, listOfferedPackages } from '../contract.ts'
import { readPackages } from './draft-invoice.ts'
import { LAST_USERS } from './make-month.ts'

export const billedCompanyList: ListDeclaration<typeof listBilledCompanies> = {
  from: `${COMPANIES} c`,
  key: ['c.company_id'],
  where: ['true'],
  columns: {
    id: 'c.company_id',
    name: 'c.name',
    phone: 'c.phone',
    status: 'c.status',
    is_vat_registered: 'c.is_vat_registered',
    employee_count: (param, { query }) => `employed_in_month(c.company_id,
      coalesce(${param(query.month ? `${query.month}-01` : null)}::date, date_trunc('month', today_in_laos())::date))`,
    last_user_count: LAST_USERS,
  },
  filters: { company_id: equals('c.company_id'), month: null },
  search: foldedText('c.name', 'c.phone'),
  sorts: { name: 'c.name collate lao' },
  order: 'name',
}

export const listOfferedPackagesEndpoint = handle(listOfferedPackages, ({ db }) =>
  db.asProvider(async (tx) => ({ data: await readPackages(tx) })),
)
