import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { saveOwnContacts, showOwnContacts } from '../../contract.ts'
import { changedFields, readCompany } from './company-record.ts'

const mayUpdate = (session: Session) => session.roles.includes('companyadmin')
type Contacts = { phone: string; email: string; address: string }
const contactsOf = ({ phone, email, address }: Contacts) => ({ phone, email, address })

export const showContacts = handle(showOwnContacts, async (context) => {
  const company = await inCompany(context, (tx) => readCompany(tx, companyOf(context)))
  const can: 'update'[] = mayUpdate(context.session) ? ['update'] : []
  return { data: { ...contactsOf(company), version: company.version, can } }
})

export const saveContacts = handle(saveOwnContacts, async (context) => {
  if (!mayUpdate(context.session)) throw new AppError('forbidden')
  const companyId = companyOf(context)
  const { version, ...wanted } = context.body
  return inCompany(context, async (tx) => {
    const before = await readCompany(tx, companyId, true)
    if (before.version !== version) throw new AppError('stale_version')
    const change = changedFields(contactsOf(before), wanted)
    if (!change) return { data: { ...contactsOf(before), version } }
    await tx.execute(
      'update company set phone = $2, email = $3, address = $4, version = version + 1 where company_id = $1',
      [companyId, wanted.phone, wanted.email, wanted.address],
    )
    const entry = { action: 'update', entity: 'company', entityId: companyId, ...change } as const
    await audit(tx, companyId, actorOf(context), entry)
    return { data: { ...wanted, version: version + 1 } }
  })
})
