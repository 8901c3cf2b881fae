import { columnParts, nodesOf, type Tables, type Tree, tableNames } from './sql-tree.ts'

/** A tenant table, or a subquery that returns all of its rows, with its alias. */
interface Range {
  table: string
  alias: string
}

const BELOW = ['SubLink', 'RangeSubselect', 'CommonTableExpr']

/** Statements in which a tenant table is not restricted to a company, and joins that Citus cannot plan. */
export function companyFilterFaults(statement: Tree, { tenant }: Tables): string[] {
  const own = new Set([...nodesOf(statement, 'CommonTableExpr')].map(({ ctename }) => String(ctename)))
  const isTenant = (name: string) => tenant.has(name) && !own.has(name)
  const scopes = ['SelectStmt', 'UpdateStmt', 'DeleteStmt'].flatMap((kind) => [...nodesOf(statement, kind)])
  const handedOn = new Set(scopes.filter((scope) => handsOn(scope, isTenant)))
  return [
    ...scopes
      .filter((scope) => !handedOn.has(scope))
      .flatMap((scope) => unboundTables(scope, isTenant, statement)),
    ...rowListFaults(statement),
    ...constantJoinFaults(statement, isTenant),
  ]
}

/** `select company_id, … from employee` without a condition: the statement that contains it adds the condition. */
function handsOn(scope: Tree, isTenant: (name: string) => boolean): boolean {
  if (scope.whereClause || !scope.fromClause || !scope.targetList) return false
  const columns = (scope.targetList as Tree[]).flatMap((target) => [...nodesOf(target, 'ColumnRef')])
  return (
    columns.some((column) => columnParts(column).at(-1) === 'company_id') &&
    tableNames(scope.fromClause).some(isTenant)
  )
}

function rangesOf(scope: Tree, isTenant: (name: string) => boolean): Range[] {
  const from = [scope.relation && { RangeVar: scope.relation }, scope.fromClause, scope.usingClause]
  const tables = [...nodesOf(from, 'RangeVar', BELOW)].map((range) => ({
    table: String(range.relname),
    alias: String((range.alias as Tree | undefined)?.aliasname ?? range.relname),
  }))
  const subqueries = [...nodesOf(from, 'RangeSubselect', BELOW)].flatMap((range) => {
    const select = ((range.subquery as Tree | undefined)?.SelectStmt ?? {}) as Tree
    const alias = String((range.alias as Tree | undefined)?.aliasname ?? '')
    return handsOn(select, isTenant) ? [{ table: tableNames(select.fromClause)[0] ?? '', alias }] : []
  })
  return [...tables, ...subqueries].filter(({ table }) => isTenant(table))
}

/** Aliases before `company_id` in comparisons of the statement; '' without an alias. */
function boundAliases(value: unknown): Set<string> {
  const comparisons = [...nodesOf(value, 'A_Expr')].filter(
    ({ kind, name }) =>
      ['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY', 'AEXPR_NOT_DISTINCT'].includes(String(kind)) &&
      String((((name as Tree[] | undefined)?.[0] as Tree | undefined)?.String as Tree | undefined)?.sval) ===
        '=',
  )
  const columns = comparisons.flatMap(({ lexpr, rexpr }) => [
    ...nodesOf([lexpr, rexpr], 'ColumnRef', ['SubLink']),
  ])
  return new Set(
    columns
      .map(columnParts)
      .filter((parts) => parts.at(-1) === 'company_id')
      .map((parts) => parts.at(-2) ?? ''),
  )
}

function unboundTables(scope: Tree, isTenant: (name: string) => boolean, statement: Tree): string[] {
  const ranges = rangesOf(scope, isTenant)
  if (ranges.length === 0) return []
  const bound = boundAliases(scope)
  const outer = boundAliases(statement)
  const joinsByName = [...nodesOf(scope, 'JoinExpr')].some(({ usingClause }) =>
    JSON.stringify(usingClause ?? '').includes('company_id'),
  )
  return ranges
    .filter(({ alias }) => !bound.has(alias) && !outer.has(alias) && !joinsByName)
    .filter(() => !(bound.has('') && ranges.length === 1))
    .map(({ table, alias }) => `${table} (${alias}) is not bound by company_id = $1`)
}

function rowListFaults(statement: Tree): string[] {
  return [...nodesOf(statement, 'SubLink')].flatMap(({ subLinkType, testexpr, subselect }) =>
    subLinkType === 'ANY_SUBLINK' &&
    (testexpr as Tree | undefined)?.RowExpr &&
    [...nodesOf(subselect, 'FuncCall')].some((call) => JSON.stringify(call.funcname).includes('"unnest"'))
      ? ['several columns IN unnest: use EXISTS']
      : [],
  )
}

function constantJoinFaults(statement: Tree, isTenant: (name: string) => boolean): string[] {
  return [...nodesOf(statement, 'JoinExpr')].flatMap(({ jointype, larg, rarg }) => {
    const select = ((((larg as Tree).RangeSubselect as Tree | undefined)?.subquery as Tree | undefined)
      ?.SelectStmt ?? null) as Tree | null
    return jointype === 'JOIN_LEFT' &&
      select &&
      !select.fromClause &&
      !select.valuesLists &&
      tableNames(rarg).some(isTenant)
      ? ['a constant LEFT JOIN a table of companies: begin with the table']
      : []
  })
}
