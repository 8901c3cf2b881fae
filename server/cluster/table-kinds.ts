import { globSync } from 'node:fs'
import path from 'node:path'
import type { TableKinds } from '#kit/database/cluster/table-kinds.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface TablesOfOwner {
  reference?: readonly string[]
  local?: readonly string[]
  first?: string
}

/** The kind of each table on a cluster, from the `server/tables.ts` of the owners; the list of migrations belongs to no feature. */
export async function readTableKinds(): Promise<TableKinds> {
  const files = globSync('{features/*/server,kit/server}/tables.ts', { cwd: ROOT })
  const owners = await Promise.all(files.map((file): Promise<TablesOfOwner> => import(path.join(ROOT, file))))
  const first = owners.flatMap((owner) => owner.first ?? [])
  if (first.length !== 1) throw new Error('Exactly one server/tables.ts must declare the first tenant table')
  return {
    reference: new Set(owners.flatMap(({ reference = [] }) => reference)),
    local: new Set(owners.flatMap(({ local = [] }) => local)),
    first: first[0] ?? '',
  }
}
