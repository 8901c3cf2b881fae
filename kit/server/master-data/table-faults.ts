import { z } from 'zod'
import { canHide, keysOf, type MasterData } from '#kit/contract/master-data.ts'
import type { FieldKind } from '#kit/contract/master-data-fields.ts'
import type { Tx } from '#kit/database/database.ts'

const TYPES: Record<FieldKind, readonly string[]> = {
  text: ['text'],
  long: ['text'],
  number: ['integer', 'bigint'],
  decimal: ['numeric'],
  kip: ['bigint'],
  date: ['date'],
  flag: ['boolean'],
  choice: ['text'],
  reference: ['text'],
}

const Column = z.object({ name: z.string(), type: z.string(), is_nullable: z.boolean() })

/** The differences between the table of a list and its declaration; empty if there are none. For tests. */
export async function tableFaults(tx: Tx, list: MasterData): Promise<string[]> {
  const rows = await tx.query(
    Column,
    `select attname as name, split_part(format_type(atttypid, null), '(', 1) as type, not attnotnull as is_nullable
     from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [list.name],
  )
  const columns = new Map(rows.map((row) => [row.name, row]))
  const faults: string[] = []
  const required = ['id', 'version', ...(canHide(list) ? ['deleted_at'] : [])]
  if (list.owner === 'company') required.push('company_id')
  for (const name of required) if (!columns.has(name)) faults.push(`${list.name} lacks the column ${name}`)
  for (const [name, field] of Object.entries(list.fields)) {
    const column = columns.get(name)
    if (!column) faults.push(`${list.name} lacks the column ${name}`)
    else if (!TYPES[field.kind].includes(column.type)) faults.push(`${list.name}.${name} is ${column.type}`)
    else if (column.is_nullable !== field.type.safeParse(null).success)
      faults.push(`${list.name}.${name} ${column.is_nullable ? 'may' : 'may not'} be null`)
  }
  if (!(await isUnique(tx, list)))
    faults.push(`${list.name} has no unique index over ${keysOf(list).join(', ')}`)
  return faults
}

const IndexRow = z.object({ columns: z.array(z.string()) })

async function isUnique(tx: Tx, list: MasterData): Promise<boolean> {
  const key = [...(list.owner === 'company' ? ['company_id'] : []), ...keysOf(list)].sort()
  const indexes = await tx.query(
    IndexRow,
    `select array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as columns
     from pg_index where indrelid = to_regclass($1) and indisunique`,
    [list.name],
  )
  return indexes.some(({ columns }) => [...columns].sort().join() === key.join())
}
