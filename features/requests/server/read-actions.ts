import { MANAGERS } from '#features/employees/server/index.ts'
import { DEPARTMENT_HEADS } from '#features/master-data/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import type { RequestAction } from '../contract/status.ts'
import { actionsOn } from '../domain/rights.ts'
import type { RequestEngine } from './engine.ts'
import { readAsker } from './read-asker.ts'
import { factsForRights, readRequests } from './stored-requests.ts'

/** What the user can do with these requests, by their ids; for the lists of the kinds. In a fixed number of statements. */
export async function readActions(
  tx: Tx,
  { session, language }: Pick<Context, 'language'> & { session: Session },
  engine: RequestEngine,
  requestIds: readonly number[],
): Promise<Map<number, RequestAction[]>> {
  const asker = await readAsker(tx, session, engine.kinds.values(), language)
  const stored = await readRequests(tx, requestIds)
  const today = todayInLaos()
  return new Map(
    [...stored].map(([id, found]) => {
      const kind = engine.kinds.get(found.request.kind)
      return [id, actionsOn(factsForRights(found, kind, today), found.steps, asker)]
    }),
  )
}

const LEADS = `
  select from ${MANAGERS} m where m.company_id = $1 and (m.manager_id = $2 or (m.id = $2 and m.is_line_manager))
  union all
  select from ${DEPARTMENT_HEADS} d where d.company_id = $1 and d.head_employee_id = $2
  limit 1`

const DECIDING_ROLES = ['linemanager', 'hrmanager', 'director']

/** Whether an employee decides requests of others: then somebody should stand in during the own leave. */
export async function decidesForOthers(tx: Tx, { employeeId, roles }: Session): Promise<boolean> {
  if (employeeId === null) return false
  return DECIDING_ROLES.some((role) => roles.includes(role)) || tx.exists(LEADS, [tx.companyId, employeeId])
}
