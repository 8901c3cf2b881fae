import { parseArgs } from 'node:util'
import { type Distribution, distribute } from '#kit/database/cluster/distribute.ts'
import { parseDatabaseUrl } from '#kit/database/connection.ts'
import { readSettings } from '../settings.ts'
import { readTableKinds } from './table-kinds.ts'

export const DISTRIBUTE_USAGE = `distribute [--dry-run] [--shards NUMBER]
  Spreads the database of DATABASE_URL over the machines of its Citus cluster, or brings a machine up to date that was added.
  --dry-run prints the SQL and what the machines lack, and changes nothing. --shards: 32 without it.`

/** Distributes the database of DATABASE_URL, or shows how. Returns the exit code. Throws `NotDistributable`. */
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
    throw new Error('Set DATABASE_URL to the coordinator: the embedded database is one machine')
  const dryRun = values['dry-run']
  const distribution = await distribute(parseDatabaseUrl(databaseUrl), {
    ...{ shards, dryRun },
    kinds: await readTableKinds(),
  })
  console.log(dryRun ? describePlan(distribution) : describeDistribution(distribution))
  return 0
}

/** The SQL of a plan, with what the machines lack as comments above it. */
export function describePlan({ statements, faults }: Distribution): string {
  return [
    ...faults.map((fault) => `-- Missing: ${fault}`),
    ...(statements.length === 0
      ? ['-- Every table lies as it should.']
      : ['begin;', ...statements.map((statement) => `${statement};`), 'commit;']),
    '-- Then the rights of champa_app and champa_bulk are given on every machine that lacks them.',
  ].join('\n')
}

/** One line for each table with its kind and what was done, then the rights. */
export function describeDistribution({ tables, changes, granted }: Distribution): string {
  const changed = new Set(changes.map(({ name }) => name))
  const width = Math.max(...tables.map(({ name }) => name.length))
  return [
    ...tables.map(({ name, kind }) => {
      const done = changed.has(name) ? 'changed now' : kind === 'local' ? 'stays' : 'was so already'
      return `${name.padEnd(width)}  ${kind.padEnd(11)}  ${done}`
    }),
    changes.length === 0 && granted.length === 0
      ? 'Nothing had to be changed.'
      : `Changed ${changes.length} tables; gave ${granted.length} rights that a machine lacked.`,
  ].join('\n')
}
