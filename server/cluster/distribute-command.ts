import { parseArgs } from 'node:util'
import { type Distribution, distribute } from '#kit/database/cluster/distribute.ts'
import { parseDatabaseUrl } from '#kit/database/connection.ts'
import { readSettings } from '../settings.ts'
import { readTableKinds } from './table-kinds.ts'

export const DISTRIBUTE_USAGE = `distribute [--dry-run] [--shards NUMBER]
  Distributes the database in DATABASE_URL over the machines of its Citus cluster, or prepares an added machine.
  --dry-run prints the SQL and the missing requirements, and changes nothing. --shards sets the number of shards (default 32).`

/**
 * Distributes the database in DATABASE_URL, or prints the plan. Returns the exit code. Throws
 * `NotDistributable`.
 */
export async function distributeCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { 'dry-run': { type: 'boolean', default: false }, shards: { type: 'string', default: '32' } },
  })
  const shards = Number(values.shards)
  if (!Number.isInteger(shards) || shards < 1 || shards > 1024)
    throw new Error(`--shards must be a number from 1 to 1024, not ${values.shards}`)
  const { databaseUrl } = readSettings([])
  if (!databaseUrl)
    throw new Error('Set DATABASE_URL to the coordinator: the embedded database cannot be distributed')
  const dryRun = values['dry-run']
  const distribution = await distribute(parseDatabaseUrl(databaseUrl), {
    ...{ shards, dryRun },
    kinds: await readTableKinds(),
  })
  console.log(dryRun ? describePlan(distribution) : describeDistribution(distribution))
  return 0
}

/** The SQL of a plan, with missing requirements of the machines as comments. */
export function describePlan({ statements, faults }: Distribution): string {
  return [
    ...faults.map((fault) => `-- Missing: ${fault}`),
    ...(statements.length === 0
      ? ['-- All tables are distributed as planned.']
      : ['begin;', ...statements.map((statement) => `${statement};`), 'commit;']),
    '-- Then missing rights of champa_app and champa_bulk are granted on every machine.',
  ].join('\n')
}

/** One line for each table with its kind and what was done, then the rights. */
export function describeDistribution({ tables, changes, granted }: Distribution): string {
  const changed = new Set(changes.map(({ name }) => name))
  const width = Math.max(...tables.map(({ name }) => name.length))
  return [
    ...tables.map(({ name, kind }) => {
      const done = changed.has(name) ? 'changed' : kind === 'local' ? 'stays local' : 'already done'
      return `${name.padEnd(width)}  ${kind.padEnd(11)}  ${done}`
    }),
    changes.length === 0 && granted.length === 0
      ? 'No changes were necessary.'
      : `Changed ${changes.length} tables; granted ${granted.length} missing rights.`,
  ].join('\n')
}
