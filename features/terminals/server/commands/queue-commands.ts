import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { CommandDetail, CommandKind } from '../../domain/commands.ts'

export interface NewCommand {
  terminalId: number
  kind: CommandKind
  detail: CommandDetail
}

/** A command that says the same and was not fetched yet is not queued again. */
const QUEUE = `
  insert into terminal_command (company_id, terminal_id, kind, detail, created_by)
  select $1, given.terminal_id, given.kind, given.detail, $2
  from unnest($3::bigint[], $4::text[], $5::jsonb[]) as given(terminal_id, kind, detail)
  where not exists (
    select from terminal_command c where c.company_id = $1 and c.terminal_id = given.terminal_id and c.kind = given.kind
      and c.detail = given.detail and c.status = 'queued')
  returning id`

/** Queues commands, each of which its terminal fetches with its next call. Returns the ids of the new ones. */
export async function queueCommands(tx: Tx, by: string, commands: readonly NewCommand[]): Promise<number[]> {
  if (commands.length === 0) return []
  const rows = await tx.query(IdRow, QUEUE, [
    ...[tx.companyId, by],
    commands.map(({ terminalId }) => terminalId),
    commands.map(({ kind }) => kind),
    commands.map(({ detail }) => JSON.stringify(detail)),
  ])
  return rows.map(({ id }) => id)
}
