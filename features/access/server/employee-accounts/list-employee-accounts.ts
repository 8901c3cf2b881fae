import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type EmployeeAccountRow, listEmployeeAccounts } from '../../contract/employee-accounts.ts'
import { reaches } from '../users/rank.ts'
import { SEARCH } from '../users/scope.ts'

interface Row {
  id: number
  emp_number: string
  name: string
  surname: string
  email: string
  account_id: number | null
  account_email: string
  status: 'active' | 'disabled'
  roles: string[]
  permissions: string[]
}

const WHERE = `
  e.company_id = $1 and e.deleted_at is null and ($2::text is null or (a.id is not null) = ($2 = 'yes'))
  and ${SEARCH(`e.emp_number || ' ' || e.name || ' ' || e.surname || ' ' || e.en_name || ' ' || e.en_surname || ' ' || coalesce(a.email, '')`, '$3')}`
const FROM = 'from employee e left join account a on a.company_id = e.company_id and a.employee_id = e.id'
const ORDERS = { emp_number: 'e.emp_number collate emp_number_order', name: 'e.name collate lao' }

const PAGE = `
  select e.id, e.emp_number, e.name, e.surname, e.email, a.id as account_id, a.email as account_email, a.status,
    array(select r.name from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id) as roles,
    array(select distinct p.name from account_role ar join role_permission rp on rp.role_id = ar.role_id
          join permission p on p.id = rp.permission_id where ar.account_id = a.id) as permissions ${FROM} where ${WHERE}`

export const listAccountsOfEmployees = handle(listEmployeeAccounts, async (context) => {
  const { query, session } = context
  const given = [companyOf(context), query.has_account ?? null, query.search ?? '']
  const sort = query.sort ?? 'emp_number'
  const order = `${ORDERS[sort.replace(/^-/, '') as keyof typeof ORDERS]} ${sort.startsWith('-') ? 'desc' : 'asc'}`
  return inCompany(context, async (tx) => {
    const rows = await tx.query<Row>(`${PAGE} order by ${order}, e.id limit $4 offset $5`, [
      ...given,
      query.per_page,
      (query.page - 1) * query.per_page,
    ])
    const { n } = await tx.one<{ n: number }>(`select count(*) as n ${FROM} where ${WHERE}`, given)
    const canOf = (row: Row): EmployeeAccountRow['can'] => {
      if (row.account_id === null) return ['create']
      return row.account_id !== session.accountId && reaches(session, row, 'company') ? ['set-password'] : []
    }
    const data = rows.map((row) => ({
      id: row.id,
      emp_number: row.emp_number,
      name: row.name,
      surname: row.surname,
      email: row.email,
      account: row.account_id === null ? null : { email: row.account_email, status: row.status },
      can: canOf(row),
    }))
    return { data, meta: { total: n, page: query.page, per_page: query.per_page } }
  })
})
