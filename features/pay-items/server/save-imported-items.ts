import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import { employeeIdsByNumber } from '#features/employees/server/index.ts'
import type { ItemRow } from '#features/master-data/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'

const FIELDS = [
  'value_kind',
  'amount',
  'is_taxable',
  'in_sso_base',
  'is_before_calculation',
  'employer_pays',
  'applies_to_all',
  'condition_kind',
  'condition_value',
]

/** Imported items in force on the last day that are missing in the file end on the day before the period, or are deleted if they began in it. */
const END_OTHERS = `
  update payroll_item_rule r set version = version + 1,
    last_day = case when first_day < $2 then $2::date - 1 else last_day end,
    deleted_at = case when first_day < $2 then null else $5::timestamptz end
  where company_id = $1 and is_imported and deleted_at is null and first_day <= $3 and (last_day is null or last_day >= $2)
    and not exists (select from json_to_recordset($4) as w(kind text, name text) where w.kind = r.kind and w.name = r.name)`

const fieldsOf = (row: string) => FIELDS.map((name) => `${row}.${name}`).join(', ')
const FIND = `
  select r.id, r.first_day, r.first_day < $2 as is_earlier,
    (${fieldsOf('r')}) is not distinct from (${fieldsOf('w')}) as is_same,
    array(select c.employee_id from payroll_item_employee c
          where c.company_id = $1 and c.item_id = r.id and c.deleted_at is null) as employees
  from payroll_item_rule r, json_populate_record(null::payroll_item_rule, $4) w
  where r.company_id = $1 and r.is_imported and r.deleted_at is null and r.kind = w.kind and r.name = w.name and r.first_day <= $3
    and (r.last_day is null or r.last_day >= $3)
  order by r.first_day desc limit 1`

/** The day before the next imported item with the same name. */
const LAST_DAY = `(select min(n.first_day) - 1 from payroll_item_rule n
  where n.company_id = $1 and n.is_imported and n.kind = w.kind and n.name = w.name and n.first_day > $2 and n.deleted_at is null)`

/** A deleted item of the same day returns. */
const REPLACE = `
  update payroll_item_rule r set deleted_at = null, version = r.version + 1, last_day = ${LAST_DAY},
    ${FIELDS.map((name) => `${name} = w.${name}`).join(', ')}
  from json_populate_record(null::payroll_item_rule, $3) w
  where r.company_id = $1 and r.id = (
    select o.id from payroll_item_rule o where o.company_id = $1 and o.is_imported and o.kind = w.kind and o.name = w.name
      and o.first_day = $2 order by o.deleted_at is null desc, o.id limit 1)
  returning r.id`

const ADD = `
  insert into payroll_item_rule (company_id, kind, name, first_day, is_imported, last_day, ${FIELDS.join(', ')})
  select $1, kind, name, $2, true, ${LAST_DAY}, ${FIELDS.join(', ')} from json_populate_record(null::payroll_item_rule, $3) w
  on conflict (company_id, id) do nothing
  returning id`

const Found = z.object({
  id: Id,
  first_day: IsoDate,
  is_earlier: z.boolean(),
  is_same: z.boolean(),
  employees: z.array(Id),
})

/**
 * Makes these the other incomes and deductions from the period on: a changed item ends before it and starts again, so
 * that earlier months keep theirs. Returns the affected rows and the selected numbers without an employee.
 */
export async function saveImportedItems(
  tx: Tx,
  items: readonly ItemRow[],
  [first, last]: readonly [string, string],
) {
  const companyId = companyOfTransaction(tx)
  const numbers = [...new Set(items.flatMap((item) => item.employees))]
  const people = await employeeIdsByNumber(tx, numbers)
  let changed = await tx.execute(END_OTHERS, [companyId, first, last, JSON.stringify(items), new Date()])
  for (const item of items) {
    const chosen = item.employees.flatMap((number) => people.get(number) ?? [])
    if (await saveItem(tx, companyId, { item, chosen, first, last })) changed += 1
  }
  return { changed, unknownEmployees: numbers.filter((number) => !people.has(number)) }
}

interface Saving {
  item: ItemRow
  /** Employees by their ids. */
  chosen: number[]
  first: string
  last: string
}

async function saveItem(tx: Tx, companyId: number, { item, chosen, first, last }: Saving): Promise<boolean> {
  const json = JSON.stringify(item)
  const storedItem = await tx.maybeOne(Found, FIND, [companyId, first, last, json])
  const isSame = storedItem?.is_same && sameIds(storedItem.employees, chosen)
  if (isSame) return false
  if (storedItem?.is_earlier)
    await tx.execute(
      'update payroll_item_rule set last_day = $3::date - 1, version = version + 1 where company_id = $1 and id = $2',
      [companyId, storedItem.id, first],
    )
  const firstDay = storedItem && !storedItem.is_earlier ? storedItem.first_day : first
  const values = [companyId, firstDay, json]
  const { id } = (await tx.maybeOne(IdRow, REPLACE, values)) ?? (await tx.one(IdRow, ADD, values))
  // An entry that was paid stays for its payment.
  await tx.execute(
    'update payroll_item_employee set deleted_at = now() where company_id = $1 and item_id = $2 and deleted_at is null',
    [companyId, id],
  )
  await tx.execute(
    'insert into payroll_item_employee (company_id, item_id, employee_id) select $1, $2, unnest($3::bigint[]) on conflict (company_id, id) do nothing',
    [companyId, id, chosen],
  )
  return true
}

const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && new Set([...a, ...b]).size === a.length
