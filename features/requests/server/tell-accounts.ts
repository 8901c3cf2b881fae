import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { sendNotices } from '#features/notices/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import {
  DEPUTY,
  OWN_REQUEST,
  REQUEST_TO_DECIDE,
  REQUEST_TO_DECIDE_AS_STAFF,
  REQUESTS_WAIT,
  REQUESTS_WAIT_FOR_STAFF,
} from '../domain/notice-kinds.ts'
import type { OnRequestEvent, RequestEvent } from './events.ts'
import type { RequestKind } from './request-kind.ts'
import { requestWords } from './request-words.ts'

const AccountRow = z.object({ id: Id, employee_id: Id.nullable() })

/** The employee of each account; null for staff. */
async function readEmployeeOf(tx: Tx, accountIds: readonly number[]) {
  const rows = await tx.query(
    AccountRow,
    `select a.id, a.employee_id from ${ACCOUNTS} a where a.company_id = $1 and a.id = any($2)`,
    [tx.companyId, accountIds],
  )
  return new Map(rows.map(({ id, employee_id }) => [id, employee_id]))
}

const NOTHING = { la: '', en: '' }
const NO_WORDS = { kind: NOTHING, name: NOTHING, when: NOTHING }

/** Stores a notice for each account that an event concerns, with a fixed number of statements. */
export const tellAccounts =
  (kinds: ReadonlyMap<string, RequestKind>): OnRequestEvent =>
  async (tx, events) => {
    const employeeOf = await readEmployeeOf(
      tx,
      events.flatMap(({ accountIds }) => accountIds),
    )
    const concerned = events.flatMap((event) => ('employeeId' in event ? [event] : []))
    const words = await requestWords(
      tx,
      kinds,
      concerned.map(({ kind, employeeId, facts }) => ({ kind, employee_id: employeeId, facts })),
    )
    const wordsOf = new Map(concerned.map((event, at) => [event, words[at]]))
    const isStaff = (accountId: number) => (employeeOf.get(accountId) ?? null) === null
    const aboutRequest = (event: RequestEvent, accountId: number) => {
      const { type, requestId, employeeId } = event
      const isOwn = employeeOf.get(accountId) === employeeId
      const others = isStaff(accountId) ? REQUEST_TO_DECIDE_AS_STAFF : REQUEST_TO_DECIDE
      const params = { ...NO_WORDS, ...wordsOf.get(event), event: type }
      return (isOwn ? OWN_REQUEST : others).notice({ accountIds: [accountId] }, params, { requestId })
    }
    await sendNotices(
      tx,
      events.flatMap((event) =>
        event.accountIds.map((accountId) => {
          const to = { accountIds: [accountId] }
          if ('delegationId' in event) return DEPUTY.notice(to, { event: event.type, actor: event.actor })
          if (event.type !== 'digest') return aboutRequest(event, accountId)
          const { count, day } = event
          const kind = isStaff(accountId) ? REQUESTS_WAIT_FOR_STAFF : REQUESTS_WAIT
          return kind.notice(to, { count }, { dedupeKey: `requests-wait:${day}` })
        }),
      ),
    )
  }
