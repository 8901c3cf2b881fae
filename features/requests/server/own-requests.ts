import { EMPLOYEES } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Context } from '#kit/server/handler.ts'

const OWN = `
  select e.id from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)
    and (e.id = $3 or (e.email <> '' and lower(e.email) = lower($4)))`

/** Those of the employees who are the user: by the account's employee, or by its email. Nobody enters or decides requests about himself. */
export async function ownAmong(
  tx: Tx,
  { session }: Pick<Context, 'session'>,
  employeeIds: readonly number[],
): Promise<Set<number>> {
  if (!session || session.entered) return new Set()
  const values = [tx.companyId, employeeIds, session.employeeId ?? 0, session.email]
  return new Set((await tx.query(IdRow, OWN, values)).map(({ id }) => id))
}

/** Throws `own_request` if one of the employees is the user. */
export async function requireOthers(
  tx: Tx,
  context: Pick<Context, 'session'>,
  employeeIds: readonly number[],
): Promise<void> {
  if ((await ownAmong(tx, context, employeeIds)).size > 0) throw new AppError('own_request')
}
