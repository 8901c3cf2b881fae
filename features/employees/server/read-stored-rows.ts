import { z } from 'zod'
import { COMPANY_LISTS } from '#features/master-data/server/index.ts'
import { KIP } from '#kit/contract/currency.ts'
import { Id, IsoDate, Kip } from '#kit/contract/scalars.ts'
import type { RowSchema } from '#kit/database/check-rows.ts'
import type { Tx } from '#kit/database/database.ts'
import type { CheckedRow } from '../domain/checked-row.ts'
import { STORED_FIELDS } from '../domain/fields/fields.ts'
import { sheetNameOf } from '../domain/import-columns.ts'
import { salaryCell } from '../domain/salary-amount.ts'
import { ORDER_BY_EMP_NUMBER } from './person.ts'

/** An existing employee in the form of the sheet: the salary is the current one, or before the first day the first; the benefits are those of today. */
export interface StoredPerson {
  id: number
  is_deleted: boolean
  /** The first day of the first salary adjustment. */
  adjusted_from: string | null
  row: CheckedRow
}

/** A column of the sheet as SQL: list entries by name, everything else as stored. */
const COLUMNS = STORED_FIELDS.flatMap((field) => {
  const name = sheetNameOf(field)
  if (name === null) return []
  if (!field.table) return [`e.${field.column} as "${name}"`]
  const entry = `select r.name from ${COMPANY_LISTS[field.table]} r where r.company_id = $1 and r.id = e.${field.column}`
  return [`coalesce((${entry}), '') as "${name}"`]
}).join(', ')

const READ = `
  select e.id, e.deleted_at is not null as is_deleted, ${COLUMNS},
    coalesce((select c.value from employee_contact c where c.company_id = $1 and c.employee_id = e.id and c.type in ('phone', 'mobile')
              order by c.id limit 1), '') as phone,
    (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from <= today_in_laos()
     order by s.in_force_from desc limit 1) as base_salary,
    (select s.currency from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from <= today_in_laos()
     order by s.in_force_from desc limit 1) as salary_currency,
    (select min(s.effective_date) from salary s where s.company_id = $1 and s.employee_id = e.id and s.reason = 'adjustment') as adjusted_from,
    coalesce((select json_object_agg(n.benefit_type_id, n.amount) from employee_benefit n
              where n.company_id = $1 and n.employee_id = e.id and (n.first_day is null or n.first_day <= today_in_laos())
                and (n.last_day is null or n.last_day >= today_in_laos())), '{}') as benefits
  from employee e where e.company_id = $1`

type StoredValues = Omit<CheckedRow, 'base_salary'> & {
  id: number
  is_deleted: boolean
  adjusted_from: string | null
  base_salary: number | null
  salary_currency: string | null
}

const Cell = z.union([z.string(), z.number(), z.boolean()]).nullable()
const StoredRow = z
  .object({
    id: Id,
    is_deleted: z.boolean(),
    adjusted_from: IsoDate.nullable(),
    phone: z.string(),
    base_salary: Kip.nullable(),
    salary_currency: z.string().nullable(),
    benefits: z.record(z.string(), Kip),
  })
  .extend(
    Object.fromEntries(
      STORED_FIELDS.map(sheetNameOf).flatMap((name) => (name === null ? [] : [[name, Cell]])),
    ),
  ) as unknown as RowSchema<StoredValues>

/** By employee number. */
export async function readStoredRows(
  tx: Tx,
  companyId: number,
  numbers: readonly string[],
): Promise<Map<string, StoredPerson>> {
  const rows = await tx.query(StoredRow, `${READ} and e.emp_number = any($2)`, [companyId, numbers])
  return new Map(rows.map(toPerson).map((person) => [person.row.emp_number, person]))
}

/** Employees who are not deleted with one of these full names, folded as by `foldLao`. */
export async function readStoredNames(
  tx: Tx,
  companyId: number,
  folded: readonly string[],
): Promise<StoredPerson[]> {
  const named = `${READ} and e.deleted_at is null and fold_lao(trim(e.name || ' ' || e.surname)) = any($2)`
  return (await tx.query(StoredRow, named, [companyId, folded])).map(toPerson)
}

/** All employees with these ids, in the order of their numbers. */
export async function readStoredPeople(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<StoredPerson[]> {
  const rows = await tx.query(StoredRow, `${READ} and e.id = any($2) order by ${ORDER_BY_EMP_NUMBER}`, [
    companyId,
    ids,
  ])
  return rows.map(toPerson)
}

const toPerson = ({
  id,
  is_deleted,
  adjusted_from,
  base_salary: amount,
  salary_currency: currency,
  ...row
}: StoredValues): StoredPerson => ({
  id,
  is_deleted,
  adjusted_from,
  row: { ...row, base_salary: amount === null ? null : salaryCell({ amount, currency: currency ?? KIP }) },
})
