import type pg from 'pg'
import { grantStatement, missingRightsQuery, type Right, readRights } from './rights.ts'

/** The answer of one machine of the cluster. */
interface NodeAnswer {
  nodeid: number
  success: boolean
  result: string
}

async function runOnEveryNode(client: pg.ClientBase, command: string): Promise<string[]> {
  const { rows } = await client.query<NodeAnswer>(
    'select nodeid::int, success, result from run_command_on_all_nodes($1)',
    [command],
  )
  const failed = rows.find(({ success }) => !success)
  if (failed) throw new Error(`Machine ${failed.nodeid} of the cluster refused: ${failed.result}`)
  return rows.map(({ result }) => result)
}

/**
 * Grants the application's roles their rights on every machine of the cluster. Returns the rights that were
 * missing on a machine.
 */
export async function grantEverywhere(client: pg.ClientBase): Promise<Right[]> {
  const answers = await runOnEveryNode(client, missingRightsQuery(await readRights(client)))
  const missing = new Map(
    answers.flatMap((answer) =>
      (JSON.parse(answer) as Right[]).map((right) => [JSON.stringify(right), right]),
    ),
  )
  const rights = [...missing.values()]
  if (rights.length > 0) await runOnEveryNode(client, grantStatement(rights))
  return rights
}
