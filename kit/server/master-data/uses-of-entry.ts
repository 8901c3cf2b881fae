import { z } from 'zod'
import type { Words } from '#kit/contract/master-data-fields.ts'
import type { Use } from '#kit/contract/master-data-routes.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import type { ListContext } from './list-context.ts'

// tables here: those that refer to the list, as PostgreSQL's catalogue names them

/** The labels of tables that can refer to an entry. */
export type TableNames = Readonly<Record<string, Words>>

const OTHER: Words = { la: 'ຂໍ້ມູນອື່ນ', en: 'Other data' }

const Reference = z.object({
  table: z.string(),
  column: z.string(),
  /** The column that it refers to: the id, or the code of a reference list. */
  target: z.string(),
  /** A table of companies, whose rows the provider cannot see. */
  is_tenant: z.boolean(),
})
type Reference = z.infer<typeof Reference>

/** The foreign keys that refer to the id or, alone, to the code of a table, from the catalogue. */
async function referencesTo(tx: Tx, table: string): Promise<Reference[]> {
  return tx.query(
    Reference,
    `select c.conrelid::regclass::text as table, own.attname as column, target.attname as target,
       exists (select from pg_policy p where p.polrelid = c.conrelid and p.polname = 'tenancy') as is_tenant
     from pg_constraint c
     cross join lateral unnest(c.conkey, c.confkey) as pair(own_key, target_key)
     join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own_key
     join pg_attribute target on target.attrelid = c.confrelid and target.attnum = pair.target_key
     where c.contype = 'f' and c.confrelid = $1::regclass and (target.attname = 'id' or cardinality(c.conkey) = 1)
     order by 1, 2`,
    [table],
  )
}

/** The references to an entry, by table. */
export async function usesOf(context: ListContext, id: number, names: TableNames): Promise<Use[]> {
  const references = await referencesTo(context.tx, context.list.name)
  const counts = new Map<string, number | null>()
  for (const reference of references) {
    const count = await countUses(context, reference, id)
    if (count === 0) continue
    const before = counts.get(reference.table) ?? 0
    counts.set(reference.table, count === null ? null : before + count)
  }
  return [...counts].map(([table, count]) => ({
    table,
    count,
    label: nameOf(table, names, context.language),
  }))
}

const nameOf = (table: string, names: TableNames, language: Language) =>
  (names[table.replaceAll('"', '')] ?? OTHER)[language]

/** Number of rows that refer to the entry; null if there are some that the provider cannot see. */
async function countUses({ list, tx }: ListContext, use: Reference, id: number): Promise<number | null> {
  if (list.owner === 'provider' && use.is_tenant)
    return (await isReferenced(tx, list.name, use.table, id)) ? null : 0
  const scope = list.owner === 'company' ? 'company_id = $2 and' : ''
  const { count } = await tx.one(
    CountRow,
    `select count(*) as count from ${use.table}
     where ${scope} ${use.column} = (select ${use.target} from ${list.name} where id = $1)`,
    list.owner === 'company' ? [id, tx.companyId] : [id],
  )
  return count
}

/**
 * Whether rows of companies refer to the entry. The provider cannot read these rows, so this tries a deletion,
 * which the foreign key refuses, and rolls it back.
 */
async function isReferenced(tx: Tx, table: string, by: string, id: number): Promise<boolean> {
  await tx.execute('savepoint try_delete')
  try {
    await tx.execute(`delete from ${table} where id = $1`, [id])
    return false
  } catch (error) {
    const { code, table: holder } = error as { code?: string; table?: string }
    if (code !== '23503') throw error
    return holder === by
  } finally {
    await tx.execute('rollback to savepoint try_delete')
  }
}
