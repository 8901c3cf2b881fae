import pg from 'pg'
import type { ConnectionConfig } from '../connection.ts'
import { lockMigrations, pendingNames } from '../migrate.ts'
import { appRole, bulkRole } from '../prepare-roles.ts'
import { grantEverywhere } from './grant-everywhere.ts'
import { type DistributionPlan, planDistribution } from './plan-distribution.ts'
import { findFaults } from './requirements.ts'
import type { Right } from './rights.ts'
import type { TableKinds } from './table-kinds.ts'

// tables here: all of the database, as PostgreSQL's catalogue names them; no text of the code names one

export interface DistributeOptions {
  /** Number of shards for the rows of companies. A new machine takes over whole shards. */
  shards: number
  /** The tables that are not distributed by their company. */
  kinds: TableKinds
  /** Only returns the plan and changes nothing. Works on plain PostgreSQL too. */
  dryRun: boolean
}

export interface Distribution extends DistributionPlan {
  /** Rights that were missing on a machine and have been granted. */
  granted: readonly Right[]
  /** Missing requirements of the cluster; filled only in a dry run, otherwise they are thrown. */
  faults: readonly string[]
}

/** The database cannot be distributed. The message contains one reason per line. */
export class NotDistributable extends Error {}

/**
 * Distributes the migrated database over a Citus cluster: distributes the tables in one transaction and grants
 * the rights of the application's roles on every machine. A second call changes nothing; after a machine was
 * added, it grants the rights there. Throws `NotDistributable` if a machine does not meet the requirements or
 * the application is connected.
 */
export async function distribute(
  owner: ConnectionConfig,
  { shards, dryRun, kinds }: DistributeOptions,
): Promise<Distribution> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    const faults = await findFaults(client)
    if (dryRun) return { ...(await planDistribution(client, kinds, shards)), granted: [], faults }
    if (faults.length > 0) throw new NotDistributable(faults.join('\n'))
    const unlock = await lockMigrations(client)
    await refuseWhileInUse(client)
    const plan = await planDistribution(client, kinds, shards)
    await apply(client, plan)
    const granted = await grantEverywhere(client)
    await unlock()
    return { ...plan, granted, faults }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Throws `NotDistributable` if migrations are pending or the application's roles are connected. */
export async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const pending = await pendingNames(client)
  if (pending.length > 0)
    throw new NotDistributable(
      `The database has ${pending.length} pending migrations: start Champa once, then stop it`,
    )
  const { rows } = await client.query<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity where datname = current_database() and usename in ($1, $2)`,
    [appRole, bulkRole],
  )
  const connections = rows[0]?.connections ?? 0
  if (connections > 0)
    throw new NotDistributable(
      `Champa has ${connections} connections to this database: stop every server first`,
    )
}

async function apply(client: pg.Client, { changes, statements }: DistributionPlan): Promise<void> {
  if (changes.length === 0) return
  await client.query('begin')
  try {
    const before = await countRows(client, changes)
    for (const statement of statements) await run(client, statement)
    const after = await countRows(client, changes)
    const lost = changes.find(({ name }) => before.get(name) !== after.get(name))
    if (lost)
      throw new Error(
        `${lost.name} had ${before.get(lost.name)} rows and would have ${after.get(lost.name)}: nothing was changed`,
      )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function run(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    throw new Error(`${(error as Error).message}, in: ${statement}. Nothing was changed.`, { cause: error })
  }
}

async function countRows(
  client: pg.Client,
  tables: DistributionPlan['changes'],
): Promise<Map<string, string>> {
  const counts = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string }>(
      `select count(*)::text as rows from ${pg.escapeIdentifier(name)}`,
    )
    counts.set(name, rows[0]?.rows ?? '')
  }
  return counts
}
