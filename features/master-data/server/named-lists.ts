import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** The company's lists that contain only names. */
export type NamedList =
  | 'branch'
  | 'department'
  | 'position'
  | 'employee_level'
  | 'job_title'
  | 'education_level'
  | 'benefit_type'

const NameRow = z.object({ id: Id, name: z.string() })

/**
 * The ids of names in a list, by the given name; missing names are added, deleted ones recovered. Names that differ
 * only in case, spaces or the spelling of Lao are equal; empty ones are ignored.
 */
export async function findOrCreateNames(
  tx: Tx,
  table: NamedList,
  names: readonly string[],
): Promise<Map<string, number>> {
  const companyId = companyOfTransaction(tx)
  const requestedNames = new Map(
    names.filter((name) => name.trim()).map((name) => [foldLao(name), name.trim()]),
  )
  if (requestedNames.size === 0) return new Map()
  const existingNames = await foldedNames(tx, table, companyId)
  const missing = [...requestedNames].filter(([folded]) => !existingNames.has(folded)).map(([, name]) => name)
  if (missing.length > 0) {
    await tx.execute(
      `insert into ${table} (company_id, name) select $1, unnest($2::text[]) on conflict (company_id, name) do nothing`,
      [companyId, missing],
    )
    for (const [folded, id] of await foldedNames(tx, table, companyId)) existingNames.set(folded, id)
  }
  const ids = [...requestedNames.keys()].map((folded) => existingNames.get(folded))
  await tx.execute(
    `update ${table} set deleted_at = null where company_id = $1 and id = any($2) and deleted_at is not null`,
    [companyId, ids],
  )
  return new Map(
    names.flatMap((name) => {
      const id = existingNames.get(foldLao(name))
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
}

/** An active entry takes precedence over a deleted one with the same name. */
async function foldedNames(tx: Tx, table: NamedList, companyId: number): Promise<Map<string, number>> {
  const rows = await tx.query(
    NameRow,
    `select id, name from ${table} where company_id = $1 order by deleted_at is null, id desc`,
    [companyId],
  )
  return new Map(rows.map((row) => [foldLao(row.name), row.id]))
}
