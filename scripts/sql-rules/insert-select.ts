import { nodesOf, type Tables, type Tree, tableNames } from './sql-tree.ts'

/** An INSERT of selected rows into a tenant table: Citus would use COPY, which row-level security refuses, unless it ends in a key or RETURNING. */
export function insertSelectFaults(statement: Tree, { tenant, reference }: Tables): string[] {
  return [...nodesOf(statement, 'InsertStmt')].flatMap((insert) => {
    const table = String((insert.relation as Tree).relname)
    const select = (insert.selectStmt as Tree | undefined)?.SelectStmt as Tree | undefined
    if (!tenant.has(table) || !select || select.valuesLists) return []
    const conflict = insert.onConflictClause as Tree | undefined
    const read = tableNames(select).find((name) => reference.has(name))
    return [
      ...(conflict || insert.returningList || insert.returningClause
        ? []
        : [`insert into ${table} from a select must end in "on conflict (key)" or "returning"`]),
      ...(conflict && !conflict.infer
        ? [`insert into ${table}: "on conflict" must name its key, or it hides other faults`]
        : []),
      ...(read ? [`insert into ${table} reads ${read}, a list for all companies: read it first`] : []),
    ]
  })
}
