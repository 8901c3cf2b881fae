import { audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { sendCommand } from '../../contract.ts'
import { wholeDays } from '../../domain/commands.ts'
import { readTerminal } from '../read-terminal.ts'
import { queueCommands } from './queue-commands.ts'

/** Queues a command; an equal one that waits is not queued again. */
export const sendOneCommand = handle(sendCommand, (context) =>
  inCompany(context, async (tx) => {
    const { kind, from, to } = context.body
    const terminal = await readTerminal(tx, context.params.terminal_id)
    const hasDays = kind === 'verify' || kind === 'query_punches'
    const detail = hasDays && from && to ? wholeDays(from, to) : {}
    const actor = actorOf(context)
    const [id] = await queueCommands(tx, actor.name, [{ terminalId: terminal.id, kind, detail }])
    if (id !== undefined)
      await audit(tx, tx.companyId, actor, {
        action: 'create',
        entity: 'terminal_command',
        entityId: id,
        after: { terminal: terminal.name, kind, from: hasDays ? from : null, to: hasDays ? to : null },
      })
    return { data: { queued: id === undefined ? 0 : 1 } }
  }),
)
