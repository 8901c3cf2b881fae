import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { CommandDetail, CommandKind, type CommandResult, verifiedCount } from '../../domain/commands.ts'
import { storeUsers } from '../users/store-users.ts'
import { compareCounts } from './compare-counts.ts'
import { queueCommands } from './queue-commands.ts'

/** The author of commands that follow from the answer to another. */
const SYSTEM = 'system'

const AnsweredRow = z.object({ id: Id, kind: CommandKind, detail: CommandDetail })

/** A result that arrives twice, or of another terminal's command, changes nothing. */
const ANSWERED = `
  update terminal_command c set status = case when given.code >= 0 then 'done' else 'failed' end, return_code = given.code,
    answer = given.answer, done_at = $6
  from unnest($3::bigint[], $4::int[], $5::text[]) as given(id, code, answer)
  where c.company_id = $1 and c.terminal_id = $2 and c.id = given.id and c.status in ('sent', 'expired')
  returning c.id, c.kind, c.detail`

/** Stores what a terminal answers to commands, and does what follows from it. */
export async function takeResults(
  tx: Tx,
  terminalId: number,
  results: readonly CommandResult[],
  now: Date,
): Promise<void> {
  const once = new Map(results.map((result) => [result.id, result]))
  const all = [...once.values()]
  const rows = await tx.query(AnsweredRow, ANSWERED, [
    ...[tx.companyId, terminalId],
    all.map(({ id }) => id),
    all.map(({ returnCode }) => returnCode),
    all.map(({ text }) => text),
    now,
  ])
  const answered = rows.flatMap((row) => {
    const result = once.get(row.id)
    return result ? [{ ...row, result }] : []
  })
  const users = answered.flatMap(({ kind, detail: { pin, name }, result }) =>
    kind === 'update_user' && result.returnCode >= 0 && pin
      ? [{ pin, name: name ?? '', privilege: null }]
      : [],
  )
  await storeUsers(tx, terminalId, users, now)
  for (const { kind, detail, result } of answered) {
    if (kind === 'verify') await verified(tx, terminalId, detail, result, now)
    if (kind === 'query_punches' && result.returnCode >= 0 && detail.round)
      await queueCommands(tx, SYSTEM, [{ terminalId, kind: 'verify', detail }])
  }
}

/** If the terminal has more punches than are stored, or cannot count them, it sends those of the days again, once. */
async function verified(
  tx: Tx,
  terminalId: number,
  { from, to, round = 0 }: CommandDetail,
  result: CommandResult,
  now: Date,
): Promise<void> {
  if (!from || !to) return
  const count = result.returnCode >= 0 ? verifiedCount(result) : null
  const isComplete = await compareCounts(tx, terminalId, { from, to, count, now })
  if (isComplete || round > 0) return
  const detail = count === null ? { from, to } : { from, to, round: round + 1 }
  await queueCommands(tx, SYSTEM, [{ terminalId, kind: 'query_punches', detail }])
}
