import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { sendNotices } from '#features/notices/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { whenOf } from '../domain/describe-facts.ts'
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

const AccountRow = z.object({ id: Id, employee_id: Id.nullable() })
const NameRow = z.object({ id: Id, la: z.string(), en: z.string() })

/** The employee of each account; null for staff. */
async function readEmployeeOf(tx: Tx, accountIds: readonly number[]) {
  const rows = await tx.query(
    AccountRow,
    `select a.id, a.employee_id from ${ACCOUNTS} a where a.company_id = $1 and a.id = any($2)`,
    [tx.companyId, accountIds],
  )
  return new Map(rows.map(({ id, employee_id }) => [id, employee_id]))
}

async function readNames(tx: Tx, employeeIds: readonly number[]) {
  const rows = await tx.query(
    NameRow,
    `select e.id, ${personName('la', 'e')} as la, ${personName('en', 'e')} as en from ${EMPLOYEES} e
     where e.company_id = $1 and e.id = any($2)`,
    [tx.companyId, employeeIds],
  )
  return new Map(rows.map(({ id, la, en }) => [id, { la, en }]))
}

const NOBODY = { la: '', en: '' }

/** Stores a notice for each account that an event concerns, with a fixed number of statements. */
export const tellAccounts =
  (kinds: ReadonlyMap<string, RequestKind>): OnRequestEvent =>
  async (tx, events) => {
    const employeeOf = await readEmployeeOf(
      tx,
      events.flatMap(({ accountIds }) => accountIds),
    )
    const concerned = events.flatMap((event) => ('employeeId' in event ? event.employeeId : []))
    const names = await readNames(tx, concerned)
    const isStaff = (accountId: number) => (employeeOf.get(accountId) ?? null) === null
    const aboutRequest = (event: RequestEvent, accountId: number) => {
      const { type, requestId, kind, employeeId, facts } = event
      const isOwn = employeeOf.get(accountId) === employeeId
      const others = isStaff(accountId) ? REQUEST_TO_DECIDE_AS_STAFF : REQUEST_TO_DECIDE
      const params = {
        event: type,
        kind: kinds.get(kind)?.title ?? NOBODY,
        name: names.get(employeeId) ?? NOBODY,
        when: { la: whenOf(facts, 'la'), en: whenOf(facts, 'en') },
      }
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
