import { z } from 'zod'
import { EMPLOYEES_TO_PAY } from '#features/employees/server/index.ts'
import { BANKS, BRANCHES, DEPARTMENTS, POSITIONS } from '#features/master-data/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Person } from '../../contract.ts'
import type { Range } from './salary-segments.ts'

export const EmployeeRow = Person.extend({
  id: Id,
  emp_number: z.string(),
  branch_id: Id.nullable(),
  department_id: Id.nullable(),
})
export type EmployeeRow = z.infer<typeof EmployeeRow>

/** Employees to pay are employed on at least one day of the range and not deleted; ordered by id. */
export const TO_PAY = `e.company_id = $1 and e.deleted_at is null and e.start_date <= $3 and (e.end_date is null or e.end_date >= $2)`

/** Of whom a run may pay some. */
export interface Selection {
  /** Null: everybody. */
  only: readonly number[] | null
  /** Nobody of these. */
  except: readonly number[]
}

export const EVERYBODY: Selection = { only: null, except: [] }

const SELECTED = (only: string, except: string) =>
  `(${only}::bigint[] is null or e.id = any(${only})) and e.id <> all(${except}::bigint[])`

const IdsRow = z.object({ ids: z.array(z.int()) })

export async function idsToPay(
  tx: Tx,
  companyId: number,
  { from, to }: Range,
  { only, except }: Selection = EVERYBODY,
): Promise<number[]> {
  const { ids } = await tx.one(
    IdsRow,
    `select coalesce(array_agg(e.id order by e.id), '{}') as ids from ${EMPLOYEES_TO_PAY} e where ${TO_PAY} and ${SELECTED('$4', '$5')}`,
    [companyId, from, to, only, except],
  )
  return ids
}

/** The employees of a range of ids, of those selected. */
export function readEmployees(
  tx: Tx,
  companyId: number,
  { from, to }: Range,
  first: number,
  last: number,
  { only, except }: Selection = EVERYBODY,
): Promise<EmployeeRow[]> {
  return tx.query(
    EmployeeRow,
    `select e.id, e.emp_number, e.branch_id, e.department_id, e.name, e.surname, e.en_name, e.en_surname, e.gender, e.birth_date,
       coalesce(b.name, '') as branch, coalesce(d.name, '') as department, coalesce(p.name, '') as position,
       e.start_date, e.end_date, e.is_sso, e.sso_number, e.include_salary_tax, e.does_not_clock_in,
       coalesce(k.short_name, '') as bank, e.bank_account_name, e.bank_account
     from ${EMPLOYEES_TO_PAY} e
     left join ${BRANCHES} b on b.company_id = $1 and b.id = e.branch_id
     left join ${DEPARTMENTS} d on d.company_id = $1 and d.id = e.department_id
     left join ${POSITIONS} p on p.company_id = $1 and p.id = e.position_id
     left join ${BANKS} k on k.id = e.bank_id
     where ${TO_PAY} and e.id between $4 and $5 and ${SELECTED('$6', '$7')} order by e.id`,
    [companyId, from, to, first, last, only, except],
  )
}
