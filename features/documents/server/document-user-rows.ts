import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { DocumentUser } from '../contract.ts'

export const DOCUMENT_USER_COLUMNS = `u.id, u.account_id, a.name, a.email, e.emp_number, a.status = 'active' as is_active,
  u.since, u.authorized_by, u.remark, u.version`

export const DOCUMENT_USER_FROM = `from document_user u
  join account a on a.company_id = u.company_id and a.id = u.account_id
  left join employee e on e.company_id = u.company_id and e.id = a.employee_id
  where u.company_id = $1`

/** One authorisation, taken away or not. Throws `not_found`. */
export async function readDocumentUser(tx: Tx, id: number): Promise<DocumentUser> {
  const row = await tx.maybeOne<DocumentUser>(
    `select ${DOCUMENT_USER_COLUMNS} ${DOCUMENT_USER_FROM} and u.id = $2`,
    [tx.companyId, id],
  )
  if (!row) throw new AppError('not_found')
  return row
}

/** Refuses what would authorise somebody twice. */
export async function refuseSecond(tx: Tx, accountId: number): Promise<void> {
  const first = await tx.maybeOne(
    'select id from document_user where company_id = $1 and account_id = $2 and deleted_at is null',
    [tx.companyId, accountId],
  )
  if (first) throw new AppError('duplicate')
}
