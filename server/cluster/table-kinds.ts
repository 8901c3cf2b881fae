import { globSync } from 'node:fs'
import path from 'node:path'
import type { TableKinds } from '#kit/database/cluster/table-kinds.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface TablesOfOwner {
  reference?: readonly string[]
  local?: readonly string[]
  first?: string
}

/** How the tables lie on a cluster, as the `server/tables.ts` of their owners say; the list of migrations is everybody's. */
export async function readTableKinds(): Promise<TableKinds> {
  const files = globSync('{features/*/server,kit/server}/tables.ts', { cwd: ROOT })
  const owners = await Promise.all(files.map((file): Promise<TablesOfOwner> => import(path.join(ROOT, file))))
  const first = owners.flatMap((owner) => owner.first ?? [])
  if (first.length !== 1) throw new Error('One server/tables.ts names the first table of companies')
  return {
    reference: new Set(owners.flatMap(({ reference = [] }) => reference)),
    local: new Set(owners.flatMap(({ local = [] }) => local)),
    first: first[0] ?? '',
  }
}
