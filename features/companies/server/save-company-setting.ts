import { z } from 'zod'
import { ACCOUNTS, areFactorsAvailable, PERMISSIONS_OF_ACCOUNTS } from '#features/access/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { type CompanySetting, saveCompanySetting, showCompanySetting } from '../contract.ts'
import { attachLogo, maySaveSetting, requireLogo } from './company-logo.ts'
import { changeCompanySetting, noteReview, readCompanySetting } from './company-settings.ts'

/** Settings that protect a company from the provider: the provider's staff inside cannot change them. */
const OF_THE_COMPANY = ['two_person_approval', 'require_second_factor'] as const

/** The active users of the company who may approve payroll runs. */
const APPROVERS = `
  select count(*) as approver_count from ${ACCOUNTS} a where a.company_id = $1 and a.status = 'active'
    and exists (select from ${PERMISSIONS_OF_ACCOUNTS} p where p.account_id = a.id and p.name = 'approve-payroll')`

async function answer(tx: Tx, session: Session): Promise<{ data: CompanySetting }> {
  const setting = await readCompanySetting(tx)
  const has_factors = await areFactorsAvailable(tx)
  const approvers = await tx.one(z.object({ approver_count: Count }), APPROVERS, [tx.companyId])
  return { data: { ...setting, ...approvers, has_factors, can: maySaveSetting(session) ? ['update'] : [] } }
}

export const showSetting = handle(showCompanySetting, (context) =>
  inCompany(context, (tx) => answer(tx, context.session)),
)

export const saveSetting = handle(saveCompanySetting, async (context) => {
  if (!maySaveSetting(context.session)) throw new AppError('forbidden')
  return inCompany(context, async (tx) => {
    const { session, body } = context
    await requireLogo(tx, body.logo, context.language)
    await changeCompanySetting(tx, body, actorOf(context), session.entered ? OF_THE_COMPANY : [])
    await attachLogo(tx, body.logo, context)
    await noteReview(tx)
    return answer(tx, session)
  })
})
