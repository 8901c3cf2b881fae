import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { MANAGER_FAULTS, type ManagerFault } from '../../locales/manager-faults.ts'

const EXISTS = 'select from employee where company_id = $1 and id = $2 and deleted_at is null'

/** Whether $2 is the employee $3 or led by the employee, over any number of managers. */
const LEADS_TO = `
  with recursive above (id) as (
    select $2::bigint
    union
    select e.manager_id from above a join employee e on e.company_id = $1 and e.id = a.id where e.manager_id is not null
  )
  select from above where id = $3`

/**
 * Throws `invalid_input` for a line manager who is not an employee of the company, who is the employee, or whose own managers end at the
 * employee. `employeeId` is null for a new employee, whom nobody is led by.
 */
export async function requireManager(
  tx: Tx,
  employeeId: number | null,
  managerId: number | null | undefined,
  language: Language,
): Promise<void> {
  if (managerId == null) return
  const fail = (fault: ManagerFault) =>
    new AppError('invalid_input', { fields: { manager_id: [MANAGER_FAULTS[fault][language]] } })
  if (managerId === employeeId) throw fail('own_manager')
  if (!(await tx.exists(EXISTS, [tx.companyId, managerId]))) throw fail('unknown_manager')
  if (employeeId !== null && (await tx.exists(LEADS_TO, [tx.companyId, managerId, employeeId])))
    throw fail('manager_cycle')
}
