import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const HeadRow = z.object({ head_employee_id: Id.nullable() })

/** Stores the head of a department and returns the one before. Throws `not_found`. */
export async function saveDepartmentHead(
  tx: Tx,
  departmentId: number,
  employeeId: number | null,
): Promise<number | null> {
  const before = await tx.maybeOne(
    HeadRow,
    'select head_employee_id from department where company_id = $1 and id = $2 and deleted_at is null for update',
    [tx.companyId, departmentId],
  )
  if (!before) throw new AppError('not_found')
  await tx.execute('update department set head_employee_id = $3 where company_id = $1 and id = $2', [
    ...[tx.companyId, departmentId, employeeId],
  ])
  return before.head_employee_id
}
