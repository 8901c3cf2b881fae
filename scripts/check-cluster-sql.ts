import { parse } from 'libpg-query'
import { readMigrations } from '#kit/database/migrate.ts'
import { companyFilterFaults } from './sql-rules/company-filter.ts'
import { directoryWriteFaults } from './sql-rules/directory-writes.ts'
import { insertSelectFaults } from './sql-rules/insert-select.ts'
import { migrationFaults } from './sql-rules/migrations.ts'
import { type CodeStatement, readCodeStatements } from './sql-rules/read-statements.ts'
import { scopeFaults } from './sql-rules/scope.ts'
import { readTables, type Tables, type Tree } from './sql-rules/sql-tree.ts'
import { timeFaults } from './sql-rules/time.ts'

/** The migrations up to this one run before a database is distributed. */
const LAST_BEFORE = '0041'

interface Parsed {
  stmt: Tree
  stmt_location?: number
}

const statementsOf = async (sql: string): Promise<Parsed[]> =>
  ((await parse(sql)) as unknown as { stmts: Parsed[] }).stmts

/** The errors of one statement of the server's code on a cluster. */
export const statementFaults = (statement: Tree, tables: Tables): string[] => [
  ...insertSelectFaults(statement, tables),
  ...timeFaults(statement),
  ...directoryWriteFaults(statement, tables),
  ...companyFilterFaults(statement, tables),
]

/** The first variant that PostgreSQL can parse; null if there is none. */
async function parseReading({ readings }: CodeStatement): Promise<Tree[] | null> {
  for (const reading of readings) {
    try {
      return (await statementsOf(reading)).map(({ stmt }) => stmt)
    } catch {
      // Try the next variant.
    }
  }
  return null
}

/** Errors in SQL for a distributed database, as messages, and the statements that are not read, with the reason. */
export async function findClusterFaults(): Promise<{ faults: string[]; unread: string[]; checked: number }> {
  const tables = await readTables()
  const faults: string[] = []
  const unread: string[] = []
  const { statements, texts } = readCodeStatements()
  for (const { file, line, readings } of texts)
    faults.push(...scopeFaults(readings[0] ?? '').map((fault) => `${file}:${line} ${fault}`))
  for (const statement of statements) {
    const { file, line, reason } = statement
    const trees = await parseReading(statement)
    if (!trees && reason) unread.push(`${file}:${line} ${reason}`)
    else if (!trees)
      faults.push(
        `${file}:${line} cannot be read: make its parts constants or fragments, or write above it "// not read: " and why`,
      )
    else
      faults.push(
        ...trees.flatMap((tree) => statementFaults(tree, tables)).map((fault) => `${file}:${line} ${fault}`),
      )
  }
  faults.push(...(await faultsOfMigrations(tables)))
  return { faults, unread, checked: statements.length - unread.length }
}

async function faultsOfMigrations(tables: Tables): Promise<string[]> {
  const faults: string[] = []
  for (const { name, sql } of readMigrations()) {
    if (name.slice(0, 4) <= LAST_BEFORE) continue
    const statements = (await statementsOf(sql)).map(({ stmt }) => stmt)
    const migrationErrors = [
      ...migrationFaults(statements, tables),
      ...statements.flatMap((statement) => [
        ...insertSelectFaults(statement, tables),
        ...timeFaults(statement),
        ...directoryWriteFaults(statement, tables),
      ]),
    ]
    if (/set_config\s*\(\s*'app\.company_id'/i.test(sql))
      migrationErrors.push('set_config of app.company_id does not reach other machines: execute "set local"')
    faults.push(...migrationErrors.map((fault) => `migrations/${name} ${fault}`))
  }
  return faults
}
