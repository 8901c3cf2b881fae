import { z } from 'zod'
import { EMPLOYEE_PLACES, EMPLOYEES } from '#features/employees/server/index.ts'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Context } from '#kit/server/handler.ts'
import { isOutside } from '../domain/hr-branches.ts'
import { readHrPeople } from './hr-branches/read-hr-people.ts'

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

const BRANCHES = `select e.id, e.branch_id from ${EMPLOYEE_PLACES} e where e.company_id = $1 and e.id = any($2)`
const PlaceRow = z.object({ id: Id, branch_id: Id.nullable() })

/** Those of the employees for whom other HR people decide requests of this kind than the user, who enters approved ones. */
export async function ofOtherBranches(
  tx: Tx,
  { session }: Pick<Context, 'session'>,
  kind: string,
  employeeIds: readonly number[],
): Promise<Set<number>> {
  if (!session || session.roles.includes(FULL_ROLES.company)) return new Set()
  const outside = (await readHrPeople(tx, [session.accountId])).outside(session.accountId)
  if (outside.length === 0) return new Set()
  const places = await tx.query(PlaceRow, BRANCHES, [tx.companyId, employeeIds])
  return new Set(
    places
      .filter(({ id, branch_id }) => isOutside(outside, { right_kind: kind, employee_id: id, branch_id }))
      .map(({ id }) => id),
  )
}

/** Throws `not_found` if other HR people decide about this employee for this kind: the record is not for the user. */
export async function requireOwnBranch(
  tx: Tx,
  context: Pick<Context, 'session'>,
  kind: string,
  employeeId: number,
): Promise<void> {
  if ((await ofOtherBranches(tx, context, kind, [employeeId])).size > 0) throw new AppError('not_found')
}

/** Throws `own_request` if one of the employees is the user, and `other_branch` if other HR people decide about one for this kind. */
export async function requireOthers(
  tx: Tx,
  context: Pick<Context, 'session'>,
  employeeIds: readonly number[],
  kind?: string,
): Promise<void> {
  if ((await ownAmong(tx, context, employeeIds)).size > 0) throw new AppError('own_request')
  if (kind !== undefined && (await ofOtherBranches(tx, context, kind, employeeIds)).size > 0)
    throw new AppError('other_branch')
}
