import { z } from 'zod'
import { joinPerson, personName } from '#features/employees/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { terminalName } from '../../domain/commands.ts'
import { queueCommands } from '../commands/queue-commands.ts'
import { usersOfTerminal } from './users-of-terminal.ts'

const MissingRow = z.object({ pin: z.string(), name: z.string() })

/** Names in Latin letters if there are any: few terminals have Lao letters. */
const MISSING = `
  select r.pin, ${personName('en')} as name from ${usersOfTerminal('$2')} r ${joinPerson('r')}
  where r.company_id = $1 and r.state = 'missing' order by r.pin_key`

/** Queues PIN and name of the employees who are missing on a terminal. Returns their number, without those that are queued already. */
export async function queueMissingUsers(tx: Tx, terminalId: number, by: string): Promise<number> {
  const missing = await tx.query(MissingRow, MISSING, [tx.companyId, terminalId])
  const commands = missing.map(({ pin, name }) => ({
    terminalId,
    kind: 'update_user' as const,
    detail: { pin, name: terminalName(name) },
  }))
  return (await queueCommands(tx, by, commands)).length
}
