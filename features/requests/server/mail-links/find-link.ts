import { z } from 'zod'
import { ACCOUNTS, hashSecret, rightsOfAccount } from '#features/access/server/index.ts'
import { COMPANIES } from '#features/companies/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import type { Session } from '#kit/server/session.ts'
import type { DecisionLinkState } from '../../contract/decision-link.ts'
import { maySee, refusalOf } from '../../domain/rights.ts'
import { activeAmong } from '../approvers/name-approver.ts'
import { type RequestEngine, readApprovalSettings } from '../engine.ts'
import { readAsker } from '../read-asker.ts'
import { factsForRights, lockRequests, type WithSteps } from '../stored-requests.ts'

const LinkRow = z.object({
  id: Id,
  account_id: Id,
  request_id: Id,
  approver: z.string(),
  is_staff: z.boolean(),
  company: z.string(),
  expires_at: Timestamp,
  is_expired: z.boolean(),
})
type LinkRow = z.infer<typeof LinkRow>

const FIND = `
  select l.id, l.account_id, l.request_id, a.name as approver, a.employee_id is null as is_staff, company.name as company, l.expires_at,
    l.expires_at <= now() as is_expired
  from decision_link l
  join ${ACCOUNTS} a on a.company_id = l.company_id and a.id = l.account_id
  join ${COMPANIES} company on company.company_id = l.company_id
  where l.company_id = $1 and l.token_hash = $2`

/** The step that the link was made for is open, asks the same, and has not started anew. */
const IS_CURRENT = `
  select from decision_link l join request_step s on s.company_id = l.company_id and s.request_id = l.request_id and s.no = l.step_no
  where l.company_id = $1 and l.id = $2 and l.used_at is null and s.status = 'open' and s.role = l.role and s.opened_at = l.opened_at
    and s.approver_employee_id is not distinct from l.approver_employee_id`

const IS_DECIDED = `
  select from decision_link l join request_step s on s.company_id = l.company_id and s.request_id = l.request_id and s.no = l.step_no
  where l.company_id = $1 and l.id = $2 and (l.used_at is not null or s.status in ('approved', 'rejected', 'returned')
    or s.skip_reason = 'hr_decided')`

/** A link that exists, with its request, which is locked, and what can be done with it. */
export interface FoundLink {
  link: LinkRow
  found: WithSteps
  state: DecisionLinkState
  /** Of the approver; null if the account is closed. */
  session: Session | null
}

/** Finds a link by its secret in the transaction's company and judges it under the lock of its request. Null: there is none. */
export async function findLink(
  tx: Tx,
  engine: RequestEngine,
  secret: string,
  language: Language,
): Promise<FoundLink | null> {
  const link = await tx.maybeOne(LinkRow, FIND, [tx.companyId, hashSecret(secret)])
  const found = link && (await lockRequests(tx, [link.request_id])).get(link.request_id)
  if (!link || !found) return null
  const rights = await rightsOfAccount(tx, link.account_id)
  const session = rights?.session ?? null
  return { link, found, session, state: await stateOf() }

  async function stateOf(): Promise<DecisionLinkState> {
    const values = [tx.companyId, link?.id]
    if (await tx.exists(IS_DECIDED, values)) return 'decided'
    if (link?.is_expired) return 'expired'
    if (!rights || !found || !(await tx.exists(IS_CURRENT, values))) return 'changed'
    if (!(await isAllowed(tx, engine, rights.session, { found, language }))) return 'changed'
    // The page of the link does not show what is decided on: figures and accounts need a sign-in.
    const isMoney = engine.kinds.get(found.request.kind)?.isMoney === true
    return rights.needsSignIn || isMoney ? 'sign_in' : 'open'
  }
}

/** The company has links in mails, and the approver has not left and can decide the open step. */
export async function isAllowed(
  tx: Tx,
  engine: RequestEngine,
  session: Session,
  { found, language }: { found: WithSteps; language: Language },
): Promise<boolean> {
  const { decide_by_mail } = await readApprovalSettings(tx)
  if (!decide_by_mail) return false
  const { employeeId } = session
  if (employeeId !== null && !(await activeAmong(tx, [employeeId])).has(employeeId)) return false
  const asker = await readAsker(tx, session, engine.kinds.values(), language)
  if (!maySee(found.request, found.steps, asker)) return false
  const facts = factsForRights(found, engine.kinds.get(found.request.kind), todayInLaos())
  return refusalOf('approve', facts, found.steps, asker) === null
}
