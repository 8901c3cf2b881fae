import { EMPLOYEE_BENEFITS } from '#features/employees/server/index.ts'
import { BENEFIT_TYPES, JOURNAL_ACCOUNTS } from '#features/master-data/server/index.ts'
import { PAY_ITEMS } from '#features/pay-items/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { MAX_MISSING, UnpostedLine } from '../contract.ts'

/** What every payroll run posts. */
const OF_EVERY_RUN = ['base', 'company_sso', 'sso_employee', 'sso_employer', 'tax_payable', 'net_payable']

/**
 * The lines of items and benefits in use today, without accounts. A deduction that the employer pays is a cost and owed to
 * whom it is paid.
 */
const IN_USE = `
  select case when kind = 'income' then 'income' when employer_pays then 'employer_paid'
    when is_before_calculation then 'deduction_before' else 'deduction_after' end as line, name as item
  from ${PAY_ITEMS} used where used.company_id = $1 and used.deleted_at is null and coalesce(used.last_day >= today_in_laos(), true)
  union
  select 'deduction_after', name from ${PAY_ITEMS} paid
  where paid.company_id = $1 and paid.deleted_at is null and coalesce(paid.last_day >= today_in_laos(), true) and paid.kind = 'deduction' and paid.employer_pays
  union
  select 'benefit', t.name from ${BENEFIT_TYPES} t where t.company_id = $1 and t.deleted_at is null and exists (
    select from ${EMPLOYEE_BENEFITS} b
    where b.company_id = $1 and b.benefit_type_id = t.id and coalesce(b.last_day >= today_in_laos(), true))
  union
  select line, '' from unnest($2::text[]) as line`

/**
 * What later runs will post without an account: items and benefits in use, and before the first run what every run posts. At most
 * `MAX_MISSING`; those of a department are not looked for.
 */
export const readUnpostedLines = (tx: Tx, hasRuns: boolean): Promise<UnpostedLine[]> =>
  tx.query(
    UnpostedLine,
    `select line, item from (${IN_USE}) used where not exists (
       select from ${JOURNAL_ACCOUNTS} account
       where account.company_id = $1 and account.deleted_at is null and account.line = used.line and account.item in ('', used.item)
         and account.department = '')
     order by line, item limit ${MAX_MISSING}`,
    [tx.companyId, hasRuns ? [] : OF_EVERY_RUN],
  )
