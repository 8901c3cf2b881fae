import type pg from 'pg'
import { grantStatement, missingRightsQuery, type Right, readRights } from './rights.ts'

/** The answer of one machine of the cluster. */
interface NodeAnswer {
  nodeid: number
  success: boolean
  result: string
}

async function onEveryNode(client: pg.ClientBase, command: string): Promise<string[]> {
  const { rows } = await client.query<NodeAnswer>(
    'select nodeid::int, success, result from run_command_on_all_nodes($1)',
    [command],
  )
  const failed = rows.find(({ success }) => !success)
  if (failed) throw new Error(`Machine ${failed.nodeid} of the cluster refused: ${failed.result}`)
  return rows.map(({ result }) => result)
}

/** Gives the application's roles on every machine of the cluster what they may do here; returns the rights that were missing somewhere. */
export async function grantEverywhere(client: pg.ClientBase): Promise<Right[]> {
  const answers = await onEveryNode(client, missingRightsQuery(await readRights(client)))
  const missing = new Map(
    answers.flatMap((answer) =>
      (JSON.parse(answer) as Right[]).map((right) => [JSON.stringify(right), right]),
    ),
  )
  const rights = [...missing.values()]
  if (rights.length > 0) await onEveryNode(client, grantStatement(rights))
  return rights
}
