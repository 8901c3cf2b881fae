import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { CommandDetail, CommandKind, commandText } from '../../domain/commands.ts'

/** Terminals read answers into a small memory. */
const AT_ONCE = 20
/** A command without an answer is sent again after this time. */
const AGAIN_MS = 10 * 60_000
const MOST_ATTEMPTS = 3

const DueRow = z.object({ id: Id, kind: CommandKind, detail: CommandDetail, attempts: z.int() })

const DUE = `
  select id, kind, detail, attempts from terminal_command
  where company_id = $1 and terminal_id = $2 and (status = 'queued' or status = 'sent' and sent_at < $3)
  order by id limit ${AT_ONCE} for update skip locked`

const SENT = `
  update terminal_command set status = 'sent', sent_at = $3, attempts = attempts + 1 where company_id = $1 and id = any($2)`
const EXPIRED = `update terminal_command set status = 'expired', done_at = $3 where company_id = $1 and id = any($2)`

/** The commands that a terminal has to run now, as lines `C:<id>:<text>`; null without one. */
export async function handOutCommands(tx: Tx, terminalId: number, now: Date): Promise<string | null> {
  const before = new Date(now.getTime() - AGAIN_MS)
  const due = await tx.query(DueRow, DUE, [tx.companyId, terminalId, before])
  if (due.length === 0) return null
  const isOver = ({ attempts }: { attempts: number }) => attempts >= MOST_ATTEMPTS
  const idsOf = (rows: typeof due) => rows.map(({ id }) => id)
  const over = due.filter(isOver)
  if (over.length > 0) await tx.execute(EXPIRED, [tx.companyId, idsOf(over), now])
  const sent = due.filter((row) => !isOver(row))
  if (sent.length === 0) return null
  await tx.execute(SENT, [tx.companyId, idsOf(sent), now])
  return sent.map(({ id, kind, detail }) => `C:${id}:${commandText(kind, detail)}\n`).join('')
}
