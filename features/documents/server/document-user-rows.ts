import { ACCOUNTS } from '#features/access/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import { DocumentUser } from '../contract.ts'

export const DOCUMENT_USER_COLUMNS = {
  id: 'u.id',
  account_id: 'u.account_id',
  name: 'a.name',
  email: 'a.email',
  emp_number: 'e.emp_number',
  is_active: "a.status = 'active'",
  since: 'u.since',
  authorized_by: 'u.authorized_by',
  remark: 'u.remark',
  version: 'u.version',
}

export const DOCUMENT_USER_FROM = `document_user u
  join ${ACCOUNTS} a on a.company_id = u.company_id and a.id = u.account_id
  left join ${EMPLOYEES} e on e.company_id = u.company_id and e.id = a.employee_id`

/** One authorization, active or removed. Throws `not_found`. */
export async function readDocumentUser(tx: Tx, id: number): Promise<DocumentUser> {
  const row = await tx.maybeOne(
    DocumentUser,
    `select ${selected(DOCUMENT_USER_COLUMNS)} from ${DOCUMENT_USER_FROM} where u.company_id = $1 and u.id = $2`,
    [tx.companyId, id],
  )
  if (!row) throw new AppError('not_found')
  return row
}

/** Throws `duplicate` if the account is already authorized. */
export async function refuseDuplicate(tx: Tx, accountId: number): Promise<void> {
  const isSecond = await tx.exists(
    'select 1 from document_user where company_id = $1 and account_id = $2 and deleted_at is null',
    [tx.companyId, accountId],
  )
  if (isSecond) throw new AppError('duplicate')
}
