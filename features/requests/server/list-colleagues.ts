import { ACCOUNTS } from '#features/access/server/index.ts'
import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  ORDER_BY_EMP_NUMBER,
  otherPersonName,
  personName,
} from '#features/employees/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { searchCondition } from '#kit/server/list/list-statement.ts'
import { Colleague, listColleagues } from '../contract.ts'

const MOST = 20

const colleagues = (language: Language, condition: string) => `
  select e.id, e.emp_number, ${personName(language)} as employee_name, ${otherPersonName(language)} as employee_other_name,
    e.picture as employee_picture, d.name as department, o.name as position
  from ${EMPLOYEES} e
  join ${ACCOUNTS} a on a.company_id = e.company_id and a.employee_id = e.id and a.status = 'active'
  ${JOIN_DEPARTMENT} ${JOIN_POSITION}
  where e.company_id = $1 and e.deleted_at is null and (e.end_date is null or e.end_date >= today_in_laos()) and e.id <> $2 ${condition}
  order by ${ORDER_BY_EMP_NUMBER}, e.id limit ${MOST}`

/** Colleagues whom a user can name: as a deputy, or to approve something. */
export const listColleaguesOf = handle(listColleagues, (context) =>
  inCompany(context, async (tx) => {
    const values: unknown[] = [tx.companyId, context.session.employeeId ?? 0]
    const condition = searchCondition(
      'e.search_text',
      context.query.search,
      (value) => `$${values.push(value)}`,
    )
    const sql = colleagues(context.language, condition && `and ${condition}`)
    return { data: await tx.query(Colleague, sql, values) }
  }),
)
