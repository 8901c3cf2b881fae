import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { saveOwnContacts, showOwnContacts } from '../../contract.ts'
import { changedFields, readCompany } from './company-record.ts'
import { readSignInCode } from './sign-in-code.ts'

const mayUpdate = (session: Session) => session.roles.includes('companyadmin')

interface Contacts {
  phone: string
  email: string
  address: string
  sign_in_code: string
}

async function readContacts(tx: Tx, companyId: number, forUpdate = false) {
  const { phone, email, address, version } = await readCompany(tx, companyId, forUpdate)
  const contacts: Contacts = { phone, email, address, sign_in_code: await readSignInCode(tx, companyId) }
  return { contacts, version }
}

export const showContacts = handle(showOwnContacts, async (context) => {
  const { contacts, version } = await inCompany(context, (tx) => readContacts(tx, companyOf(context)))
  const can: 'update'[] = mayUpdate(context.session) ? ['update'] : []
  return { data: { ...contacts, version, can } }
})

export const saveContacts = handle(saveOwnContacts, async (context) => {
  if (!mayUpdate(context.session)) throw new AppError('forbidden')
  const companyId = companyOf(context)
  const { version, ...body } = context.body
  return inCompany(context, async (tx) => {
    const before = await readContacts(tx, companyId, true)
    if (before.version !== version) throw new AppError('stale_version')
    const wanted = { ...body, sign_in_code: body.sign_in_code ?? before.contacts.sign_in_code }
    const change = changedFields(before.contacts, wanted)
    if (!change) return { data: { ...before.contacts, version } }
    await writeContacts(tx, companyId, wanted)
    const entry = { action: 'update', entity: 'company', entityId: companyId, ...change } as const
    await audit(tx, companyId, actorOf(context), entry)
    return { data: { ...wanted, version: version + 1 } }
  })
})

/** Throws `duplicate` on `sign_in_code` if another company has it. */
async function writeContacts(tx: Tx, companyId: number, wanted: Contacts): Promise<void> {
  const sql = `update company set phone = $2, email = $3, address = $4, sign_in_code = $5, version = version + 1
    where company_id = $1`
  const values = [companyId, wanted.phone, wanted.email, wanted.address, wanted.sign_in_code]
  await tx.execute(sql, values).catch((error: { code?: string }) => {
    if (error.code !== '23505') throw error
    throw new AppError('duplicate', { fields: { sign_in_code: [wanted.sign_in_code] } })
  })
}
