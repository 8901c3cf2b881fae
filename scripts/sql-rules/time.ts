import { functionName, nodesOf, type Tree } from './sql-tree.ts'

const CLOCKS = new Set([
  'now',
  'clock_timestamp',
  'statement_timestamp',
  'transaction_timestamp',
  'timeofday',
  'today_in_laos',
])

const clocksIn = (value: unknown): string[] => [
  ...[...nodesOf(value, 'FuncCall')].map(functionName).filter((name) => CLOCKS.has(name)),
  ...[...nodesOf(value, 'SQLValueFunction')].map(() => 'the current time'),
]

/** The current time in places where every machine would compute its own: Citus refuses such statements. */
export function timeFaults(statement: Tree): string[] {
  const faults: string[] = []
  const refuse = (clocks: readonly string[], where: string) => {
    if (clocks.length > 0) faults.push(`${clocks[0]} in ${where}: pass the time as a parameter`)
  }
  for (const update of nodesOf(statement, 'UpdateStmt')) {
    refuse(clocksIn([...nodesOf(update, 'CaseExpr')]), 'a CASE of an UPDATE')
    refuse(clocksIn([...nodesOf(update, 'CoalesceExpr')]), 'a COALESCE of an UPDATE')
    if (clocksIn(update).includes('clock_timestamp'))
      faults.push('clock_timestamp in an UPDATE: use statement_timestamp')
  }
  for (const kind of ['InsertStmt', 'UpdateStmt', 'DeleteStmt'])
    for (const write of nodesOf(statement, kind)) {
      refuse(clocksIn(write.returningList ?? (write.returningClause as Tree | undefined)), 'RETURNING')
      refuse(clocksIn((write.onConflictClause as Tree | undefined)?.targetList), 'ON CONFLICT DO UPDATE')
    }
  return faults
}
