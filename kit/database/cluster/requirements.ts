import type pg from 'pg'
import { hasCitus } from './plan-distribution.ts'

/** The version and settings of one machine. */
export interface NodeFacts {
  /** Such as 'coordinator' or '10.0.0.2:5432'. */
  node: string
  /** 170002 is 17.2. */
  version: number
  /** Settings by name; null if the server does not know the setting. */
  settings: Readonly<Record<string, string | null>>
}

const SETTINGS = [
  'shared_preload_libraries',
  'citus.propagate_set_commands',
  'citus.enable_unsafe_triggers',
  'max_prepared_transactions',
  'wal_level',
]

/** A query that returns one text, for every machine. */
const FACTS = `select json_build_object('version', current_setting('server_version_num')::int, 'settings', json_build_object(
  ${SETTINGS.map((name) => `'${name}', current_setting('${name}', true)`).join(', ')}))::text as facts`

/** The missing requirements of a machine, as messages with the remedy. */
export function faultsOfNode({ node, version, settings }: NodeFacts): string[] {
  const missingSetting = (name: string, value: string) =>
    `${node}: set ${name} = ${value} (now ${settings[name] || 'unset'})`
  const preloaded = (settings.shared_preload_libraries ?? '').split(',').map((name) => name.trim())
  return [
    ...(version < 170_000
      ? [`${node}: PostgreSQL 17 or later is required, this is ${Math.floor(version / 10_000)}`]
      : []),
    ...(preloaded.includes('citus')
      ? []
      : [missingSetting('shared_preload_libraries', "'citus', and restart")]),
    ...(settings['citus.propagate_set_commands'] === 'local'
      ? []
      : [missingSetting('citus.propagate_set_commands', "'local'")]),
    ...(settings['citus.enable_unsafe_triggers'] === 'on'
      ? []
      : [missingSetting('citus.enable_unsafe_triggers', 'on')]),
    ...(Number(settings.max_prepared_transactions) > 0
      ? []
      : [missingSetting('max_prepared_transactions', '200, and restart')]),
    ...(settings.wal_level === 'logical' ? [] : [missingSetting('wal_level', 'logical, and restart')]),
  ]
}

/**
 * The missing requirements of the database and its machines, as messages; empty if the tables can be
 * distributed.
 */
export async function findFaults(client: pg.ClientBase): Promise<string[]> {
  const faults = await faultsOfOwner(client)
  const { rows } = await client.query<{ facts: string }>(FACTS)
  faults.push(...faultsOfNode({ node: 'coordinator', ...JSON.parse(rows[0]?.facts ?? '{}') }))
  if (!(await hasCitus(client)))
    return [...faults, 'coordinator: run "create extension citus" in this database, and on every worker']
  return [...faults, ...(await faultsOfWorkers(client))]
}

async function faultsOfOwner(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ passes: boolean }>(
    'select rolsuper as passes from pg_roles where rolname = current_user',
  )
  return rows[0]?.passes
    ? []
    : ['The role of DATABASE_URL must be a superuser: row level security would hide the rows to distribute']
}

async function faultsOfWorkers(client: pg.ClientBase): Promise<string[]> {
  const { rows: nodes } = await client.query<{ groupid: number; isactive: boolean; node: string }>(
    `select groupid, isactive, nodename || ':' || nodeport as node from pg_dist_node where noderole = 'primary'`,
  )
  const faults: string[] = []
  if (!nodes.some(({ groupid }) => groupid === 0))
    faults.push(`coordinator: run select citus_set_coordinator_host('its name', port) in this database`)
  if (!nodes.some(({ groupid }) => groupid !== 0))
    faults.push(`coordinator: there is no worker; add each with select citus_add_node('its name', port)`)
  for (const { node, isactive } of nodes) if (!isactive) faults.push(`${node} is not active`)
  const { rows } = await client.query<{ node: string; success: boolean; result: string }>(
    `select nodename || ':' || nodeport as node, success, result from run_command_on_workers($1)`,
    [FACTS],
  )
  return [
    ...faults,
    ...rows.flatMap(({ node, success, result }) =>
      success ? faultsOfNode({ node, ...JSON.parse(result) }) : [`${node} returned an error: ${result}`],
    ),
  ]
}
