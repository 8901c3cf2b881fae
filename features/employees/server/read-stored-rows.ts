import { z } from 'zod'
import { COMPANY_LISTS } from '#features/master-data/server/index.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { RowSchema } from '#kit/database/check-rows.ts'
import type { Tx } from '#kit/database/database.ts'
import type { CheckedRow } from '../domain/checked-row.ts'
import { STORED_FIELDS } from '../domain/fields/fields.ts'
import { sheetNameOf } from '../domain/import-columns.ts'

/** An existing employee with one of the sheet's numbers, in the form of the sheet: the salary is the one on the start date. */
export interface StoredPerson {
  id: number
  is_deleted: boolean
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
    coalesce((select c.value from employee_contact c where c.company_id = $1 and c.employee_id = e.id and c.type = 'phone'
              order by c.id limit 1), '') as phone,
    (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id order by s.in_force_from limit 1) as base_salary,
    coalesce((select json_object_agg(n.benefit_type_id, n.amount) from employee_benefit n
              where n.company_id = $1 and n.employee_id = e.id), '{}') as benefits
  from employee e where e.company_id = $1 and e.emp_number = any($2)`

const Cell = z.union([z.string(), z.number(), z.boolean()]).nullable()
const StoredRow = z
  .object({
    id: Id,
    is_deleted: z.boolean(),
    phone: z.string(),
    base_salary: Kip.nullable(),
    benefits: z.record(z.string(), Kip),
  })
  .extend(
    Object.fromEntries(
      STORED_FIELDS.map(sheetNameOf).flatMap((name) => (name === null ? [] : [[name, Cell]])),
    ),
  ) as unknown as RowSchema<CheckedRow & { id: number; is_deleted: boolean }>

/** By employee number. */
export async function readStoredRows(
  tx: Tx,
  companyId: number,
  numbers: readonly string[],
): Promise<Map<string, StoredPerson>> {
  const rows = await tx.query(StoredRow, READ, [companyId, numbers])
  return new Map(rows.map(({ id, is_deleted, ...row }) => [row.emp_number, { id, is_deleted, row }] as const))
}
