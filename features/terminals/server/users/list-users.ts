import { leftJoinPerson, personName } from '#features/employees/server/index.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { type listTerminalUsers, sendUsers } from '../../contract.ts'
import { readTerminal } from '../read-terminal.ts'
import { queueMissingUsers } from './queue-missing-users.ts'
import { usersOfTerminal } from './users-of-terminal.ts'

export const userList: ListDeclaration<typeof listTerminalUsers> = {
  async prepare(tx, { params }) {
    await readTerminal(tx, params.terminal_id)
    return undefined
  },
  from: (param, { params }) => `${usersOfTerminal(param(params.terminal_id))} r ${leftJoinPerson('r')}`,
  key: ['r.pin_key'],
  where: ['r.company_id = $1'],
  columns: {
    pin: 'r.pin',
    emp_number: 'e.emp_number',
    employee_name: (_, { language }) => `case when e.id is not null then ${personName(language)} end`,
    device_name: 'r.device_name',
    state: 'r.state',
    privilege: 'r.privilege',
  },
  filters: { state: equals('r.state') },
  search: `fold_lao(r.pin || ' ' || coalesce(r.device_name, '')) || ' ' || coalesce(e.search_text, '')`,
  sorts: {
    pin: 'r.pin_key collate emp_number_order',
    emp_number: 'e.emp_number collate emp_number_order',
    state: 'r.state',
  },
  order: 'pin',
}

export const sendMissingUsers = handle(sendUsers, (context) =>
  inCompany(context, async (tx) => {
    const terminal = await readTerminal(tx, context.params.terminal_id)
    const actor = actorOf(context)
    const queued = await queueMissingUsers(tx, terminal.id, actor.name)
    if (queued > 0)
      await audit(tx, tx.companyId, actor, {
        action: 'create',
        entity: 'terminal_command',
        after: { terminal: terminal.name, kind: 'update_user', queued },
      })
    return { data: { queued } }
  }),
)
