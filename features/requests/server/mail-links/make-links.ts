import { hashSecret, newSecret, rightsOfAccount } from '#features/access/server/index.ts'
import type { MailedNotice, MailLink, MailLinks } from '#features/notices/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { DECISION_LINK_DAYS, decisionToken } from '../../domain/decision-token.ts'
import { REQUEST_TO_DECIDE, REQUEST_TO_DECIDE_AS_STAFF } from '../../domain/notice-kinds.ts'
import { type RequestEngine, readApprovalSettings } from '../engine.ts'
import { readRequests, type WithSteps } from '../stored-requests.ts'
import { isAllowed } from './find-link.ts'

const KINDS: readonly string[] = [REQUEST_TO_DECIDE.name, REQUEST_TO_DECIDE_AS_STAFF.name]

const ADD = `
  insert into decision_link (company_id, token_hash, account_id, request_id, step_no, role, approver_employee_id, opened_at, expires_at)
  select s.company_id, $2, $3, s.request_id, s.no, s.role, s.approver_employee_id, s.opened_at, now() + make_interval(days => $5)
  from request_step s where s.company_id = $1 and s.request_id = $4 and s.status = 'open'
  on conflict (company_id, id) do nothing`

const MINUTES_A_DAY = 24 * 60

/** An address of the product; null if the public address of the installation is unknown. */
const pageOf = (path: string): string | null =>
  process.env.PUBLIC_URL ? new URL(path, process.env.PUBLIC_URL).href : null

/**
 * The links of mails about requests that wait for their readers: to the page where the reader decides without signing in, or to the inbox,
 * where the sign-in asks first, if the account has to sign in. Only while the company has turned it on.
 */
export const decisionLinks =
  (engine: RequestEngine): MailLinks =>
  async (tx, notices) => {
    const links = new Map<number, MailLink>()
    const asking = notices.filter(({ kind, requestId }) => KINDS.includes(kind) && requestId !== null)
    if (asking.length === 0 || !process.env.PUBLIC_URL) return links
    if (!(await readApprovalSettings(tx)).decide_by_mail) return links
    const requests = await readRequests(
      tx,
      asking.flatMap(({ requestId }) => requestId ?? []),
    )
    for (const notice of asking) {
      const found = requests.get(notice.requestId ?? 0)
      const link = found && (await linkOf(tx, engine, notice, found))
      if (link) links.set(notice.id, link)
    }
    return links
  }

async function linkOf(
  tx: Tx,
  engine: RequestEngine,
  { accountId }: MailedNotice,
  found: WithSteps,
): Promise<MailLink | null> {
  const rights = await rightsOfAccount(tx, accountId)
  if (!rights || !(await isAllowed(tx, engine, rights.session, { found, language: 'en' }))) return null
  if (rights.needsSignIn) {
    const page = pageOf(rights.session.employeeId === null ? '/requests' : '/employee/inbox')
    return page ? { page, opensMinutes: null } : null
  }
  const secret = newSecret()
  const values = [tx.companyId, hashSecret(secret), accountId, found.request.id, DECISION_LINK_DAYS]
  if ((await tx.execute(ADD, values)) === 0) return null
  // After '#', so that no server sees it.
  const page = pageOf(`/decide#${decisionToken(tx.companyId ?? 0, secret)}`)
  return page ? { page, opensMinutes: DECISION_LINK_DAYS * MINUTES_A_DAY } : null
}

/** Days after its end for which the page can say that a link has expired. */
const KEPT_DAYS = 30

/** Forgets the links of the transaction's company that have ended long ago. */
export const forgetLinks = (tx: Tx): Promise<number> =>
  tx.execute(
    'delete from decision_link where company_id = $1 and expires_at < now() - make_interval(days => $2)',
    [tx.companyId, KEPT_DAYS],
  )
