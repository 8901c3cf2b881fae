import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { normalPhone } from '../domain/phone.ts'

const FoundRow = z.object({ id: Id.nullable() })

/**
 * The number as stored, then in other capitals, then a phone number. Each must name exactly one employee: of two
 * employees with one phone, neither can sign in with it. Employees who have left do not count for phones.
 */
const FIND = `
  select coalesce(
    (select id from employee where company_id = $1 and emp_number = $2 and deleted_at is null),
    (select case when count(*) = 1 then min(id) end from employee
      where company_id = $1 and lower(emp_number) = lower($2) and deleted_at is null),
    (select case when count(distinct e.id) = 1 then min(e.id) end
      from employee_contact c join employee e on e.company_id = c.company_id and e.id = c.employee_id
      where c.company_id = $1 and c.value = any($3) and e.deleted_at is null
        and (e.end_date is null or e.end_date >= today_in_laos()))) as id`

/** The form of a sign-in name that limits count by: another spelling of the same number is the same name. */
export const signInName = (typed: string): string => normalPhone(typed).toLowerCase()

/** The employee of the transaction's company with this employee number or phone number, or null. */
export async function findSignInEmployee(tx: Tx, typed: string): Promise<number | null> {
  const values = [...new Set([typed, normalPhone(typed)])]
  const { id } = await tx.one(FoundRow, FIND, [tx.companyId, typed, values])
  return id
}

/** Whether the last day of the employee is over, or the employee is hidden. */
export function hasLeft(tx: Tx, employeeId: number): Promise<boolean> {
  return tx.exists(
    `select from employee where company_id = $1 and id = $2
       and (deleted_at is not null or end_date < today_in_laos())`,
    [tx.companyId, employeeId],
  )
}
