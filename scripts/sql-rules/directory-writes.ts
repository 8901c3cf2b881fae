import { nodesOf, type Tables, type Tree, tableNames } from './sql-tree.ts'

/** A write to a table for all companies that reads tenant tables, or a write to a local table that reads reference tables. */
export function directoryWriteFaults(statement: Tree, { tenant, reference, local }: Tables): string[] {
  return ['InsertStmt', 'UpdateStmt', 'DeleteStmt'].flatMap((kind) =>
    [...nodesOf(statement, kind)].flatMap((write) => {
      const table = String((write.relation as Tree).relname)
      if (!reference.has(table) && !local.has(table)) return []
      const { relation: _, ...rest } = write
      const others = tableNames(rest)
      const foreign = others.find((name) => tenant.has(name))
      const joined =
        kind !== 'InsertStmt' && local.has(table) ? others.find((name) => reference.has(name)) : undefined
      return [
        ...(foreign ? [`a write of ${table} reads ${foreign}, a table of companies: read it first`] : []),
        ...(joined ? [`a write of ${table} joins ${joined}, which is on every machine: read it first`] : []),
      ]
    }),
  )
}
