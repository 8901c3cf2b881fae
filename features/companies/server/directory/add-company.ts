import { randomInt } from 'node:crypto'
import { createAccount, mailLink } from '#features/access/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle } from '#kit/server/handler.ts'
import { addCompany } from '../../contract.ts'
import { createCompany } from '../create-company.ts'
import { requireBusinessType } from './company-record.ts'

/** Letters and digits that are not confused when read aloud or copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newPassword = () =>
  [4, 4, 4]
    .map((length) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''))
    .join('-')

/** `seedLists` writes the initial lists of a new company; it belongs to a later feature. */
export function addCompanyWith(seedLists: (tx: Tx, companyId: number) => Promise<void>): Endpoint {
  return handle(addCompany, async (context) => {
    const { admin_name: name, admin_email: email, invite, ...company } = context.body
    const password = invite ? null : newPassword()
    const actor = actorOf(context)
    const id = await context.db.asProvider(async (tx) => {
      await requireBusinessType(tx, company.business_type_id)
      const made = await createCompany(tx, company, actor)
      await tx.execute(
        'update company set founding_date = $2, is_vat_registered = $3, business_type_id = $4 where company_id = $1',
        [made, company.founding_date, company.is_vat_registered, company.business_type_id],
      )
      await seedLists(tx, made)
      const admin = { name, email, roles: ['companyadmin'] }
      const accountId = await makeAdmin(tx, { ...admin, password, companyId: made })
      await audit(tx, made, actor, {
        action: 'create',
        entity: 'account',
        entityId: accountId,
        after: admin,
      })
      if (invite) await mailLink(tx, context, { id: accountId, companyId: made, email }, 'invitation')
      return made
    })
    return { data: { id, admin_email: email, admin_password: password } }
  })
}

async function makeAdmin(tx: Tx, account: Parameters<typeof createAccount>[1]): Promise<number> {
  try {
    return await createAccount(tx, { ...account, mustChangePassword: account.password !== null })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'duplicate')) throw error
    throw new AppError('duplicate', { fields: { admin_email: [account.email] } })
  }
}
