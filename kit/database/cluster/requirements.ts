import type pg from 'pg'
import { hasCitus } from './plan-distribution.ts'

/** What one machine says of itself. */
export interface NodeFacts {
  /** Such as 'coordinator' or '10.0.0.2:5432'. */
  node: string
  /** 170002 is 17.2. */
  version: number
  /** Settings by name; null where the server does not know it. */
  settings: Readonly<Record<string, string | null>>
}

const SETTINGS = [
  'shared_preload_libraries',
  'citus.propagate_set_commands',
  'citus.enable_unsafe_triggers',
  'max_prepared_transactions',
  'wal_level',
]

/** A query of one text, for every machine. */
const FACTS = `select json_build_object('version', current_setting('server_version_num')::int, 'settings', json_build_object(
  ${SETTINGS.map((name) => `'${name}', current_setting('${name}', true)`).join(', ')}))::text as facts`

/** What a machine lacks for Champa to be spread over it, as sentences with the remedy. */
export function faultsOfNode({ node, version, settings }: NodeFacts): string[] {
  const lacks = (name: string, value: string) =>
    `${node}: set ${name} = ${value} (now ${settings[name] || 'unset'})`
  const preloaded = (settings.shared_preload_libraries ?? '').split(',').map((name) => name.trim())
  return [
    ...(version < 170_000
      ? [`${node}: PostgreSQL 17 or later is needed, this one is ${Math.floor(version / 10_000)}`]
      : []),
    ...(preloaded.includes('citus') ? [] : [lacks('shared_preload_libraries', "'citus', and restart")]),
    ...(settings['citus.propagate_set_commands'] === 'local'
      ? []
      : [lacks('citus.propagate_set_commands', "'local'")]),
    ...(settings['citus.enable_unsafe_triggers'] === 'on'
      ? []
      : [lacks('citus.enable_unsafe_triggers', 'on')]),
    ...(Number(settings.max_prepared_transactions) > 0
      ? []
      : [lacks('max_prepared_transactions', '200, and restart')]),
    ...(settings.wal_level === 'logical' ? [] : [lacks('wal_level', 'logical, and restart')]),
  ]
}

/** What the database and its machines lack, as sentences; empty when the tables can be distributed. */
export async function findFaults(client: pg.ClientBase): Promise<string[]> {
  const faults = await faultsOfOwner(client)
  const { rows } = await client.query<{ facts: string }>(FACTS)
  faults.push(...faultsOfNode({ node: 'coordinator', ...JSON.parse(rows[0]?.facts ?? '{}') }))
  if (!(await hasCitus(client)))
    return [...faults, 'coordinator: run "create extension citus" in this database, as on every worker']
  return [...faults, ...(await faultsOfWorkers(client))]
}

async function faultsOfOwner(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ passes: boolean }>(
    'select rolsuper as passes from pg_roles where rolname = current_user',
  )
  return rows[0]?.passes
    ? []
    : [
        'The role of DATABASE_URL must be a superuser: row level security would hide the rows that are to be moved',
      ]
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
      success
        ? faultsOfNode({ node, ...JSON.parse(result) })
        : [`${node} does not answer as it should: ${result}`],
    ),
  ]
}
