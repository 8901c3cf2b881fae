import { ACCOUNTS, SESSION_USES } from '#features/access/server/index.ts'
import { listCompanies } from '#features/companies/contract.ts'
import { COMPANIES } from '#features/companies/server/index.ts'
import { listInvoices } from '#features/invoicing/contract.ts'
import { INVOICES } from '#features/invoicing/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { handle } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { isPermitted } from '#kit/server/permit.ts'
import {
  COMPANY_SIZES,
  ProviderDashboard,
  showProviderDashboard as route,
  TREND_MONTHS,
} from '../contract.ts'

const LAST_USES = 8

const COUNTS = `
  select (count(*) filter (where status = 'active'))::int as active, (count(*) filter (where status = 'suspended'))::int as suspended,
    (count(*) filter (where created_at > now() - interval '30 days'))::int as new,
    coalesce(sum(employee_count) filter (where status = 'active'), 0)::int as employees
  from ${COMPANIES} c`

/** $1: the smallest number of employees of each size. */
const SIZES = `
  select size as "from", (select count(*)::int from ${COMPANIES} c where c.status = 'active' and c.employee_count >= size
    and (next is null or c.employee_count < next)) as companies
  from (select size, lead(size) over (order by size) as next from unnest($1::int[]) as s(size)) as sizes order by size`

const USES = `
  select * from (
    select distinct on (c.company_id) c.company_id, c.name as company, ${instant('s.last_seen_at')} as at
    from ${SESSION_USES} s join ${ACCOUNTS} a on a.id = s.account_id join ${COMPANIES} c on c.company_id = a.company_id
    order by c.company_id, s.last_seen_at desc) as latest
  order by at desc limit ${LAST_USES}`

const companies = ProviderDashboard.shape.companies.unwrap()
const CountsRow = companies.pick({ active: true, suspended: true, new: true, employees: true })

async function readCompanies(tx: Tx): Promise<ProviderDashboard['companies']> {
  return {
    ...(await tx.one(CountsRow, COUNTS)),
    sizes: await tx.query(companies.shape.sizes.element, SIZES, [[...COMPANY_SIZES]]),
    last_uses: await tx.query(companies.shape.last_uses.element, USES),
  }
}

const sumOf = (condition: string) =>
  `json_build_object('count', count(*) filter (where ${condition}), 'amount', coalesce(sum(amount_to_pay) filter (where ${condition}), 0))`
const ageOf = (age: string, condition: string) =>
  `json_build_object('age', '${age}', 'count', count(*) filter (where status = 'approved' and ${condition}),
    'amount', coalesce(sum(amount_to_pay) filter (where status = 'approved' and ${condition}), 0))`

/** $1: today. */
const SUMS = `
  select ${sumOf(`status = 'pending'`)} as pending, ${sumOf(`status = 'approved'`)} as unpaid,
    ${sumOf(`status = 'approved' and due_on < $1`)} as overdue,
    json_build_array(${ageOf('not_due', 'due_on >= $1')}, ${ageOf('to_30', 'due_on between $1::date - 30 and $1::date - 1')},
      ${ageOf('to_60', 'due_on between $1::date - 60 and $1::date - 31')}, ${ageOf('over_60', 'due_on < $1::date - 60')}) as ageing
  from ${INVOICES} i`

const REVENUE = `
  select to_char(first, 'YYYY-MM') as month, coalesce(sum(i.total_price - i.discount), 0)::bigint as billed,
    coalesce(sum(i.total_price - i.discount) filter (where i.status = 'success'), 0)::bigint as paid
  from generate_series(date_trunc('month', $1::date) - make_interval(months => ${TREND_MONTHS - 1}), date_trunc('month', $1::date), interval '1 month') as first
  left join ${INVOICES} i on i.month = first::date and i.status in ('approved', 'success')
  group by first order by first`

const invoices = ProviderDashboard.shape.invoices.unwrap()
const SumsRow = invoices.omit({ revenue: true })

async function readInvoices(tx: Tx): Promise<ProviderDashboard['invoices']> {
  const today = todayInLaos()
  return {
    ...(await tx.one(SumsRow, SUMS, [today])),
    revenue: await tx.query(invoices.shape.revenue.element, REVENUE, [today]),
  }
}

export const showProvider = handle(route, ({ db, session }) =>
  db.asProvider(async (tx) => ({
    data: {
      companies: isPermitted(session, listCompanies.access) ? await readCompanies(tx) : null,
      invoices: isPermitted(session, listInvoices.access) ? await readInvoices(tx) : null,
    },
  })),
)
