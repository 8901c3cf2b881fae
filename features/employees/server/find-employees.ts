import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'

const NumberedRow = z.object({ id: Id, emp_number: z.string() })

const PERSON = 'select 1 from employee where company_id = $1 and id = $2 and deleted_at is null'

/** Throws `not_found` unless the transaction's company has this employee and the employee is not hidden. */
export async function requirePerson(tx: Tx, employeeId: number): Promise<void> {
  if (!(await tx.exists(PERSON, [tx.companyId, employeeId]))) throw new AppError('not_found')
}

/** The same, and locks the employee until the transaction ends: simultaneous entries for the employee wait. */
export async function lockPerson(tx: Tx, employeeId: number): Promise<void> {
  await lockPeople(tx, [employeeId])
}

const LOCK_PEOPLE = `
  select id from employee where company_id = $1 and id = any($2) and deleted_at is null order by id for no key update`

/** The same for several employees, always locked in the same order. Throws `not_found` if one of them is missing. */
export async function lockPeople(tx: Tx, employeeIds: readonly number[]): Promise<void> {
  const ids = [...new Set(employeeIds)]
  const rows = await tx.query(IdRow, LOCK_PEOPLE, [tx.companyId, ids])
  if (rows.length < ids.length) throw new AppError('not_found')
}

/** The ids that are employees of the transaction's company, including hidden ones. */
export async function existingEmployees(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const sql = 'select id from employee where company_id = $1 and id = any($2)'
  const rows = await tx.query(IdRow, sql, [tx.companyId, ids])
  return new Set(rows.map(({ id }) => id))
}

/** Ids by employee number, including hidden employees; without `numbers` those of all employees who are not hidden. */
export async function employeeIdsByNumber(
  tx: Tx,
  numbers: readonly string[] | null = null,
): Promise<Map<string, number>> {
  const rows = await tx.query(
    NumberedRow,
    `select id, emp_number from employee
     where company_id = $1 and case when $2::text[] is null then deleted_at is null else emp_number = any($2) end`,
    [tx.companyId, numbers],
  )
  return new Map(rows.map(({ id, emp_number }) => [emp_number, id]))
}
