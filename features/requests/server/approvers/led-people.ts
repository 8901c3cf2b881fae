import { ACCOUNTS, ROLES_OF_ACCOUNTS } from '#features/access/server/index.ts'
import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  MANAGERS,
  ORDER_BY_EMP_NUMBER,
  otherPersonName,
  personName,
} from '#features/employees/server/index.ts'
import { DEPARTMENT_HEADS } from '#features/master-data/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { searchCondition } from '#kit/server/list/list-statement.ts'
import { LedPerson, listLedPeople } from '../../contract.ts'

/**
 * The employees whom $2 leads directly, as a subquery of ids: as their manager; without one, as the head of their department; without a
 * head too, as one of its line managers.
 */
const LED = `
  select m.id from ${MANAGERS} m
  left join ${DEPARTMENT_HEADS} h on h.company_id = m.company_id and h.id = m.department_id
  join ${MANAGERS} me on me.company_id = m.company_id and me.id = $2
  where m.company_id = $1 and m.id <> $2 and m.deleted_at is null and (m.end_date is null or m.end_date >= today_in_laos())
    and (m.manager_id = $2 or (m.manager_id is null and (h.head_employee_id = $2 or (h.head_employee_id is null
      and m.department_id = me.department_id and (me.is_line_manager or exists (
        select from ${ACCOUNTS} a join ${ROLES_OF_ACCOUNTS} held on held.account_id = a.id
        where a.company_id = $1 and a.employee_id = $2 and held.name = 'linemanager'))))))`

/** Whether the manager leads the employee directly. */
export async function leads(tx: Tx, managerId: number, employeeId: number): Promise<boolean> {
  const sql = `select e.id from ${EMPLOYEES} e where e.company_id = $1 and e.id = $3 and e.id in (${LED})`
  return (await tx.query(IdRow, sql, [tx.companyId, managerId, employeeId])).length > 0
}

/** The people of whom a manager can ask something. */
export const listLedPeopleOf = handle(listLedPeople, (context) =>
  inCompany(context, async (tx) => {
    const { language, query } = context
    const values: unknown[] = [tx.companyId, employeeOf(context)]
    const condition = searchCondition('e.search_text', query.search, (value) => `$${values.push(value)}`)
    const sql = `
      select e.id, e.emp_number, ${personName(language)} as employee_name, ${otherPersonName(language)} as employee_other_name,
        e.picture as employee_picture, d.name as department, o.name as position
      from ${EMPLOYEES} e ${JOIN_DEPARTMENT} ${JOIN_POSITION}
      where e.company_id = $1 and e.id in (${LED}) ${condition && `and ${condition}`}
      order by ${ORDER_BY_EMP_NUMBER}, e.id limit 200`
    return { data: await tx.query(LedPerson, sql, values) }
  }),
)
