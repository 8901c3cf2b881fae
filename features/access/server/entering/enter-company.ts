import { z } from 'zod'
import { ENTER_PERMISSION, FULL_ROLES } from '#kit/contract/access-rules.ts'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { type Context, type Endpoint, handle, providerActor } from '#kit/server/handler.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import type { SecretBox } from '#kit/server/secret-box.ts'
import type { Session } from '#kit/server/session.ts'
import { ENTRY_MINUTES, enterCompany, extendEntry, LONGEST_ENTRY_HOURS } from '../../contract/entering.ts'
import type { AuthUser } from '../../contract/sign-in.ts'
import type { AccessLimits } from '../access-limits.ts'
import { requireOwnFactor } from '../second-factor/require-own-factor.ts'
import { describeSession } from '../sessions.ts'
import { enteredText } from './notice-texts.ts'
import { notifyAdministrators } from './notify-administrators.ts'

const Entry = z.object({
  entered_company_id: Id,
  entered_reason: z.string(),
  entered_until: Timestamp,
})
type Entry = z.infer<typeof Entry>

const RETURNING = 'returning entered_company_id, entered_reason, entered_until'
const UNTIL = `now() + make_interval(mins => ${ENTRY_MINUTES})`
const LATEST = `entered_at + make_interval(hours => ${LONGEST_ENTRY_HOURS})`

const NameRow = z.object({ name: z.string() })

/** A suspended company can be entered too, so that the provider can help it. Its administrators get a mail. */
export const enterOneCompany = (limits: AccessLimits, box: SecretBox | null): Endpoint =>
  handle(enterCompany, async (context) => {
    await requireOwnFactor(context, limits, box)
    return { data: await enter(context) }
  })

function enter({ db, jobs, session, params, body }: Context<typeof enterCompany>): Promise<AuthUser> {
  return db.asProvider(async (tx) => {
    const company = await tx.maybeOne(NameRow, 'select name from tenant where company_id = $1', [params.id])
    if (!company) throw new AppError('not_found')
    // If two tabs enter at once, the second one is refused.
    const entry = await tx.maybeOne(
      Entry,
      `update session set entered_company_id = $2, entered_reason = $3, entered_at = now(), entered_until = ${UNTIL}
        where id = $1 and entered_company_id is null ${RETURNING}`,
      [session.id, params.id, body.reason],
    )
    if (!entry) throw new AppError('conflict')
    await noticeOf(tx, jobs, session, entry, company.name)
    return logged(tx, session, entry)
  })
}

function noticeOf(tx: Tx, jobs: Jobs, session: Session, entry: Entry, company: string): Promise<void> {
  const { name: person } = providerActor(session)
  const { entered_reason: reason, entered_until: until } = entry
  const text = enteredText({ company, person, reason, until: formatInstantInLaos(until) })
  return notifyAdministrators(tx, jobs, entry.entered_company_id, text)
}

const MAY_STILL = `
  select from account_role ar join role r on r.id = ar.role_id where ar.account_id = $1
    and (r.name = '${FULL_ROLES.provider}'
      or exists (select from role_permission rp join permission p on p.id = rp.permission_id
                 where rp.role_id = r.id and p.name = '${ENTER_PERMISSION}'))`

/**
 * Extending is logged and mailed like entering. Refused outside a company, without the permission to enter, and if the
 * entry has its longest duration already.
 */
export const extendOwnEntry = handle(extendEntry, async ({ db, jobs, session }) => ({
  data: await db.asProvider(async (tx) => {
    if (!(await tx.exists(MAY_STILL, [session.accountId]))) throw new AppError('conflict')
    const isInside = 'select from session where id = $1 and entered_company_id is not null for update'
    if (!(await tx.exists(isInside, [session.id]))) throw new AppError('conflict')
    const entry = await tx.maybeOne(
      Entry,
      `update session set entered_until = least(${UNTIL}, ${LATEST})
        where id = $1 and greatest(entered_until, now()) < ${LATEST} ${RETURNING}`,
      [session.id],
    )
    if (!entry) throw new AppError('entry_too_long')
    const company = await tx.one(NameRow, 'select name from tenant where company_id = $1', [
      entry.entered_company_id,
    ])
    await noticeOf(tx, jobs, session, entry, company.name)
    return logged(tx, session, entry)
  }),
}))

async function logged(tx: Tx, session: Session, entry: Entry) {
  const companyId = entry.entered_company_id
  await audit(tx, companyId, providerActor(session), {
    action: 'enter',
    entity: 'company',
    entityId: companyId,
    after: { reason: entry.entered_reason, until: entry.entered_until },
  })
  return describeSession(tx, session.id)
}
