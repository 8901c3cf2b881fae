import { ENTER_PERMISSION, FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { handle, providerActor } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { ENTRY_MINUTES, enterCompany, extendEntry } from '../../contract/entering.ts'
import { describeSession } from '../sessions.ts'

interface Entry {
  entered_company_id: number
  entered_reason: string
  entered_until: Date
}

const RETURNING = 'returning entered_company_id, entered_reason, entered_until'
const UNTIL = `now() + make_interval(mins => ${ENTRY_MINUTES})`

/** A suspended company is entered like any other: somebody has to be able to help it. */
export const enterOneCompany = handle(enterCompany, async ({ db, session, params, body }) => ({
  data: await db.asProvider(async (tx) => {
    if (!(await tx.maybeOne('select from company where company_id = $1', [params.id])))
      throw new AppError('not_found')
    // Of two tabs that enter at once one comes too late.
    const entry = await tx.maybeOne<Entry>(
      `update session set entered_company_id = $2, entered_reason = $3, entered_until = ${UNTIL}
        where id = $1 and entered_company_id is null ${RETURNING}`,
      [session.id, params.id, body.reason],
    )
    if (!entry) throw new AppError('conflict')
    return logged(tx, session, entry)
  }),
}))

const MAY_STILL = `
  exists (select from account_role ar join role r on r.id = ar.role_id where ar.account_id = session.account_id
    and (r.name = '${FULL_ROLES.provider}'
      or exists (select from role_permission rp join permission p on p.id = rp.permission_id
                 where rp.role_id = r.id and p.name = '${ENTER_PERMISSION}')))`

/** Staying is an act like entering. Refused outside, and for whoever may not enter any more. */
export const extendOwnEntry = handle(extendEntry, async ({ db, session }) => ({
  data: await db.asProvider(async (tx) => {
    const entry = await tx.maybeOne<Entry>(
      `update session set entered_until = ${UNTIL} where id = $1 and entered_company_id is not null and ${MAY_STILL} ${RETURNING}`,
      [session.id],
    )
    if (!entry) throw new AppError('conflict')
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
